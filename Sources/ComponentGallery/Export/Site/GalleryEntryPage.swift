/// The page of an entry: its examples with their code, each in all variants.
struct GalleryEntryPage {
    let entry: GallerySite.Entry
    let siteTitle: String
    let previous: GallerySite.Entry?
    let next: GallerySite.Entry?

    var html: String {
        GalleryDocument.html(
            title: "\(entry.name) – \(siteTitle)",
            body: """
                <header>
                <nav aria-label="Pages"><a href="index.html">\(GalleryDocument.escaped(siteTitle))</a>
                \(link(previous, "prev", "← "))\(link(next, "next", "→ "))</nav>
                <h1>\(GalleryDocument.escaped(entry.name))</h1>
                <p>\(GalleryDocument.escaped(entry.summary))</p>
                </header>
                <main>
                \(entry.examples.map(section).joined(separator: "\n"))
                </main>
                """)
    }

    private func link(_ entry: GallerySite.Entry?, _ relation: String, _ arrow: String) -> String {
        entry.map {
            "<a rel=\"\(relation)\" href=\"\($0.slug).html\">\(arrow)\(GalleryDocument.escaped($0.name))</a>\n"
        } ?? ""
    }

    private func section(_ example: GallerySite.Example) -> String {
        let code = example.code.map {
            "<details><summary>Code</summary><pre><code>\(GalleryDocument.escaped($0))</code></pre></details>\n"
        }
        return """
            <section>
            <h2>\(GalleryDocument.escaped(example.name))</h2>
            \(code ?? "")<div class="row">
            \(example.pictures.map { figure($0, of: example) }.joined(separator: "\n"))
            </div>
            </section>
            """
    }

    private func figure(_ picture: GallerySite.Picture, of example: GallerySite.Example) -> String {
        let alternative = "\(entry.name), \(example.name), \(picture.caption)"
        return """
            <figure><a href="\(picture.file).png">\(GalleryDocument.image(picture, alternative: alternative))</a>\
            <figcaption>\(GalleryDocument.escaped(picture.caption))</figcaption></figure>
            """
    }
}
