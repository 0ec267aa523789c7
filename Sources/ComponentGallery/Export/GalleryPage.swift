import Foundation

/// The page that shows all pictures, grouped by component and example, with a search field.
///
/// It is one file without addresses of a server, so that it opens from disk.
struct GalleryPage {
    private struct Picture {
        let variant: GalleryVariant
        let file: String
        let size: CGSize
    }

    private struct Example {
        let name: String
        let code: String?
        var pictures: [Picture] = []
    }

    private struct Entry {
        let name: String
        let summary: String
        var examples: [Example] = []

        var anchor: String { name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }
    }

    private let title: String
    private var entries: [Entry] = []

    private(set) var pictureCount = 0

    init(title: String) { self.title = title }

    /// Begins a component, a kind of chart, a type of cards or a page of the app.
    mutating func begin(_ name: String, summary: String) { entries.append(Entry(name: name, summary: summary)) }

    /// Begins an example of the last entry.
    /// - Parameter code: the Swift code that makes it; nil for none.
    mutating func begin(_ example: String, code: String?) {
        entries[entries.count - 1].examples.append(Example(name: example, code: code))
    }

    /// Adds a picture to the last example.
    mutating func add(_ variant: GalleryVariant, file: String, size: CGSize) {
        let entry = entries.count - 1
        let example = entries[entry].examples.count - 1
        entries[entry].examples[example].pictures.append(Picture(variant: variant, file: file, size: size))
        pictureCount += 1
    }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(Self.escaped(title))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <h1>\(Self.escaped(title))</h1>
        <search><input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off">
        <span id="count" role="status"></span></search>
        <nav aria-label="Contents">\(entries.map(link).joined(separator: "\n"))</nav>
        <main>
        \(entries.map(section).joined(separator: "\n"))
        </main>
        <script>
        \(Self.script)
        </script>
        </body>
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 2rem auto; max-width: 1240px; padding: 0 1rem; background: #e9ecef; color: #12171c; }
        h1 { font-size: 28px; } h2 { font-size: 22px; margin-top: 3rem; } h3 { font-size: 17px; margin-top: 2rem; }
        [hidden] { display: none !important; }
        search { position: sticky; top: 0; display: flex; gap: 12px; align-items: center; padding: 8px 0;
          background: #e9ecef; z-index: 1; }
        input { font: inherit; flex: 0 1 360px; min-width: 0; padding: 8px 12px; border: 1px solid #8396a8;
          border-radius: 8px; background: #fff; color: #12171c; }
        nav { columns: 200px; margin: 1rem 0; } nav a { display: block; padding: 2px 0; color: #0057d2; }
        section { scroll-margin-top: 56px; }
        .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; } figcaption { font-size: 12px; color: #475e75; margin-top: 4px; }
        img { display: block; max-width: 100%; height: auto; border-radius: 10px; }
        details { margin-bottom: 12px; }
        pre { overflow-x: auto; padding: 12px; border-radius: 8px; background: #fff; font-size: 13px; }
        """

    /// Hides entries that do not contain each word of the search. An entry is found by its name, its summary and the
    /// names of its examples; the search is part of the address, so that it can be handed on.
    private static let script = """
        const field = document.getElementById("search");
        const entries = [...document.querySelectorAll("section")].map((section) => ({
          section, link: document.querySelector(`nav a[href="#${section.id}"]`), text: section.dataset.search,
        }));
        function search() {
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let count = 0;
          for (const { section, link, text } of entries) {
            const isFound = words.every((word) => text.includes(word));
            section.hidden = link.hidden = !isFound;
            if (isFound) count += 1;
          }
          document.getElementById("count").textContent = words.length ? `${count} of ${entries.length}` : "";
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

    private func link(_ entry: Entry) -> String { "<a href=\"#\(entry.anchor)\">\(Self.escaped(entry.name))</a>" }

    private func section(_ entry: Entry) -> String {
        let examples = entry.examples.map { example in
            let figures = example.pictures.map { figure($0, example.name, entry.name) }
            let code = example.code.map {
                "<details><summary>Code</summary><pre><code>\(Self.escaped($0))</code></pre></details>\n"
            }
            return "<h3>\(Self.escaped(example.name))</h3>\n\(code ?? "")"
                + "<div class=\"row\">\n\(figures.joined(separator: "\n"))\n</div>"
        }
        let words = ([entry.name, entry.summary] + entry.examples.map(\.name)).joined(separator: " ").lowercased()
        return """
            <section id="\(entry.anchor)" data-search="\(Self.escaped(words))">
            <h2>\(Self.escaped(entry.name))</h2>
            <p>\(Self.escaped(entry.summary))</p>
            \(examples.joined(separator: "\n"))
            </section>
            """
    }

    private func figure(_ picture: Picture, _ example: String, _ entry: String) -> String {
        let alternative = Self.escaped("\(entry), \(example), \(picture.variant.name)")
        return """
            <figure><a href="\(picture.file).png"><img src="\(picture.file).svg" alt="\(alternative)" loading="lazy" \
            width="\(Int(picture.size.width.rounded(.up)))" height="\(Int(picture.size.height.rounded(.up)))"></a>\
            <figcaption>\(Self.escaped(picture.variant.name))</figcaption></figure>
            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
