/// The first page: a search field, and a picture of each entry in its group.
///
/// An entry is found by its name, its summary and the names of its examples. The search is part of the address, so that it
/// can be handed on.
struct GalleryIndexPage {
    let site: GallerySite

    var html: String {
        GalleryDocument.html(
            title: site.title,
            body: """
                <header>
                <h1>\(GalleryDocument.escaped(site.title))</h1>
                <search><input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off">
                <span id="count" role="status"></span></search>
                <nav aria-label="Groups">\(site.sections.map(link).joined(separator: "\n"))</nav>
                </header>
                <main>
                \(site.sections.map(section).joined(separator: "\n"))
                <p id="nothing" hidden></p>
                </main>
                <script>
                \(Self.script)
                </script>
                """)
    }

    private func anchor(_ section: GallerySite.Section) -> String {
        section.title.lowercased().replacing(" ", with: "-")
    }

    private func link(_ section: GallerySite.Section) -> String {
        "<a href=\"#\(anchor(section))\">\(GalleryDocument.escaped(section.title))</a>"
    }

    private func section(_ section: GallerySite.Section) -> String {
        """
        <section id="\(anchor(section))">
        <h2>\(GalleryDocument.escaped(section.title))</h2>
        <ul class="tiles">
        \(section.entries.map(tile).joined(separator: "\n"))
        </ul>
        </section>
        """
    }

    private func tile(_ entry: GallerySite.Entry) -> String {
        let (name, summary) = (GalleryDocument.escaped(entry.name), GalleryDocument.escaped(entry.summary))
        return """
            <li data-search="\(GalleryDocument.escaped(entry.searchedText))"><a href="\(entry.slug).html">\
            <span class="thumbnail">\(entry.thumbnails.map(thumbnail) ?? "")</span>\
            <span class="name">\(name)</span><span class="summary">\(summary)</span></a></li>
            """
    }

    /// The picture in the colour scheme of the reader. The name beside it says what it shows.
    private func thumbnail(_ pictures: (light: GallerySite.Picture, dark: GallerySite.Picture)) -> String {
        """
        <picture><source srcset="\(pictures.dark.file).svg" media="(prefers-color-scheme: dark)">\
        \(GalleryDocument.image(pictures.light, alternative: ""))</picture>
        """
    }

    private static let script = """
        const field = document.getElementById("search");
        const nothing = document.getElementById("nothing");
        const tiles = [...document.querySelectorAll("li[data-search]")];
        const sections = [...document.querySelectorAll("section")];
        function search() {
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let count = 0;
          for (const tile of tiles) {
            const isFound = words.every((word) => tile.dataset.search.includes(word));
            tile.hidden = !isFound;
            if (isFound) count += 1;
          }
          for (const section of sections) {
            const isEmpty = !section.querySelector("li:not([hidden])");
            section.hidden = isEmpty;
            document.querySelector(`nav a[href="#${section.id}"]`).hidden = isEmpty;
          }
          document.getElementById("count").textContent = words.length ? `${count} of ${tiles.length}` : "";
          nothing.hidden = count > 0;
          nothing.textContent = count > 0 ? "" : `Nothing is found for “${field.value.trim()}”.`;
        }
        field.addEventListener("input", () => {
          search();
          const address = new URL(location.href);
          address.search = field.value ? new URLSearchParams({ search: field.value }) : "";
          history.replaceState(null, "", address);
        });
        field.value = new URLSearchParams(location.search).get("search") ?? "";
        search();
        """
}
