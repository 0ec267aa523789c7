import Foundation
import TextLayout

/// The files of the page: the client's own, and the fonts that text is drawn with.
struct PageFiles: Sendable {
    struct File: Sendable {
        let type: String
        let content: Data
        /// True if the address changes with the content.
        var isImmutable = false
    }

    private let files: [String: File]
    /// The paths of font files by their address.
    private let fonts: [String: String]

    /// - Throws: ``ServerError`` if a file of the client is missing beside the program.
    init() throws(ServerError) {
        var files: [String: File] = [:]
        let names =
            [
                ("index.html", "text/html; charset=utf-8"), ("page.css", "text/css; charset=utf-8"),
                ("icon.svg", "image/svg+xml"),
            ]
            + [
                "main", "connection", "display", "elements", "roles", "focus", "announcer", "pointer", "selection",
                "scrolling", "content", "drag", "keyboard", "settings", "address", "printing",
            ].map { ($0 + ".js", "text/javascript; charset=utf-8") }
        for (name, type) in names {
            guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Page"),
                let content = try? Data(contentsOf: url)
            else { throw ServerError("the file \(name) of the page is missing beside the program; build it again") }
            files[name == "index.html" ? "/" : "/" + name] = File(type: type, content: content)
        }
        let faces = FontFaceRules()
        files["/fonts.css"] = File(type: "text/css; charset=utf-8", content: Data(faces.css.utf8))
        self.files = files
        fonts = faces.paths
    }

    /// The file at a path of the page.
    func file(at path: String) -> File? {
        if let file = files[path] { return file }
        guard let font = fonts[path], let content = try? Data(contentsOf: URL(fileURLWithPath: font)) else {
            return nil
        }
        return File(type: font.hasSuffix(".otf") ? "font/otf" : "font/ttf", content: content, isImmutable: true)
    }
}

/// The style rules that name the fonts of the catalog, so that browsers draw text with the outlines it was laid out
/// with.
private struct FontFaceRules {
    private(set) var css = ""
    private(set) var paths: [String: String] = [:]

    init() {
        for family in FontCatalog.all {
            // Browsers take no collections; they have fonts for these characters themselves.
            for file in family.files where !file.hasSuffix(".ttc") {
                guard let path = family.directories.lazy.map({ $0 + "/" + file }).first(where: exists) else { continue }
                let address = "/fonts/" + file
                paths[address] = path
                css += """
                    @font-face { font-family: "\(family.name)"; src: url("\(address)"); \
                    font-weight: \(Self.weight(of: file)); \
                    font-style: \(file.contains("Italic") ? "italic" : "normal"); }

                    """
            }
        }
    }

    private func exists(_ path: String) -> Bool { FileManager.default.isReadableFile(atPath: path) }

    /// The CSS weight of a file by its name; fonts of one weight serve all.
    private static func weight(of file: String) -> String {
        let names = [
            ("ExtraLight", "200"), ("ExtraBold", "800"), ("SemiBold", "600"), ("Thin", "100"), ("Light", "300"),
            ("Medium", "500"), ("Bold", "700"), ("Black", "900"), ("Regular", "400"), ("Italic", "400"),
        ]
        return names.first { file.contains($0.0) }?.1 ?? "400"
    }
}
