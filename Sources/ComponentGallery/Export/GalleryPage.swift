import Foundation

/// The page that shows all pictures, grouped by component and example.
struct GalleryPage {
    private struct Picture {
        let variant: GalleryVariant
        let file: String
        let size: CGSize
    }

    private struct Example {
        let name: String
        var pictures: [Picture] = []
    }

    private let title: String
    private var components: [(name: String, examples: [Example])] = []

    private(set) var pictureCount = 0

    init(title: String) { self.title = title }

    mutating func add(component: String, example: String, variant: GalleryVariant, file: String, size: CGSize) {
        if components.last?.name != component { components.append((component, [])) }
        let last = components.count - 1
        if components[last].examples.last?.name != example { components[last].examples.append(Example(name: example)) }
        let index = components[last].examples.count - 1
        components[last].examples[index].pictures.append(Picture(variant: variant, file: file, size: size))
        pictureCount += 1
    }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 2rem auto; max-width: 1240px; padding: 0 1rem; background: #e9ecef; color: #12171c; }
        h1 { font-size: 28px; } h2 { font-size: 22px; margin-top: 3rem; } h3 { font-size: 17px; margin-top: 2rem; }
        .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
        figure { margin: 0; } figcaption { font-size: 12px; color: #475e75; margin-top: 4px; }
        img { display: block; max-width: 100%; height: auto; border-radius: 10px; }
        </style>
        </head>
        <body>
        <h1>\(title)</h1>
        \(components.map(section).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private func section(_ component: (name: String, examples: [Example])) -> String {
        let examples = component.examples.map { example in
            let figures = example.pictures.map { figure($0, example.name, component.name) }
            return
                "<h3>\(Self.escaped(example.name))</h3>\n<div class=\"row\">\n\(figures.joined(separator: "\n"))\n</div>"
        }
        return "<h2>\(Self.escaped(component.name))</h2>\n\(examples.joined(separator: "\n"))"
    }

    private func figure(_ picture: Picture, _ example: String, _ component: String) -> String {
        let alternative = Self.escaped("\(component), \(example), \(picture.variant.name)")
        return """
            <figure><a href="\(picture.file).png"><img src="\(picture.file).svg" alt="\(alternative)" \
            width="\(Int(picture.size.width.rounded(.up)))" height="\(Int(picture.size.height.rounded(.up)))"></a>\
            <figcaption>\(Self.escaped(picture.variant.name))</figcaption></figure>
            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
