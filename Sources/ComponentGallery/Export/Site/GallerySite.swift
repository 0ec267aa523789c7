import Foundation

/// The pages that show all pictures: an index with a picture of each entry in the groups of the Examples app, and a page
/// for each entry with all of its pictures.
///
/// They are files without addresses of a server, so that they open from disk.
struct GallerySite {
    /// A picture, and the words under it.
    struct Picture {
        let caption: String
        /// The name of its files without their extensions.
        let file: String
        let size: CGSize
    }

    /// Pictures of one content in several variants.
    struct Example {
        let name: String
        /// The Swift code that makes it; nil for none.
        let code: String?
        var pictures: [Picture] = []
    }

    /// A component, a kind of chart, a type of cards or a page of the app.
    struct Entry {
        let name: String
        let summary: String
        private(set) var examples: [Example] = []
        /// The pictures of the index in light and dark; nil without examples.
        private(set) var thumbnails: (light: Picture, dark: Picture)?

        init(name: String, summary: String) {
            self.name = name
            self.summary = summary
        }

        /// The name of its page without the extension.
        var slug: String { name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }

        /// Adds an example.
        /// - Parameter thumbnails: the places of the pictures that stand for the entry in light and dark, if it is its first
        ///   example.
        mutating func add(_ example: Example, thumbnails places: (light: Int, dark: Int) = (0, 0)) {
            if examples.isEmpty { thumbnails = (example.pictures[places.light], example.pictures[places.dark]) }
            examples.append(example)
        }

        /// The texts that the search looks through.
        var searchedText: String {
            ([name, summary] + examples.map(\.name)).joined(separator: " ").lowercased()
        }
    }

    /// A group of entries.
    struct Section {
        let title: String
        var entries: [Entry] = []
    }

    let title: String
    private(set) var sections: [Section] = []
    private(set) var pictureCount = 0

    init(title: String) { self.title = title }

    /// Begins a group of entries.
    mutating func begin(section title: String) { sections.append(Section(title: title)) }

    /// Adds an entry, whose examples have their pictures, to the last group.
    mutating func add(_ entry: Entry) {
        sections[sections.count - 1].entries.append(entry)
        pictureCount += entry.examples.reduce(0) { $0 + $1.pictures.count }
    }

    /// The files of the site beside its pictures, by name.
    var files: [(name: String, text: String)] {
        let entries = sections.flatMap(\.entries)
        return [("index.html", GalleryIndexPage(site: self).html), ("gallery.css", GalleryStyle.text)]
            + entries.indices.map { index in
                let page = GalleryEntryPage(
                    entry: entries[index], siteTitle: title, previous: index > 0 ? entries[index - 1] : nil,
                    next: index + 1 < entries.count ? entries[index + 1] : nil)
                return ("\(entries[index].slug).html", page.html)
            }
    }
}
