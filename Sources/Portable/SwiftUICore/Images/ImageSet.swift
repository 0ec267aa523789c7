import Foundation

/// A picture in an uncompiled asset catalogue: `Name.imageset` with its `Contents.json`.
struct ImageSet {
    private let folder: URL
    private let contents: Contents

    private struct Contents: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let idiom: String?
            /// Such as `2x`; missing for vector pictures.
            let scale: String?
            let appearances: [AssetAppearance]?

            var factor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
        }

        struct Properties: Decodable {
            let intent: String?

            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }

        let images: [Entry]
        let properties: Properties?
    }

    /// The set of a name in the catalogues of a folder. Folders in a catalogue group sets; those that provide a
    /// namespace are part of the name: `Icons/Star`.
    static func find(_ name: String, in folder: URL) -> ImageSet? {
        let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for catalog in items where catalog.pathExtension == "xcassets" {
            if let set = find(name, inGroup: catalog) { return set }
        }
        return nil
    }

    private static func find(_ name: String, inGroup group: URL) -> ImageSet? {
        let direct = group.appendingPathComponent(name + ".imageset")
        if let set = ImageSet(folder: direct) { return set }
        let items = (try? FileManager.default.contentsOfDirectory(at: group, includingPropertiesForKeys: nil)) ?? []
        for item in items.sorted(by: { $0.path < $1.path }) where item.hasDirectoryPath && item.pathExtension.isEmpty {
            if let set = find(name, inGroup: item) { return set }
        }
        return nil
    }

    private init?(folder: URL) {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        do {
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            Log.warning("The asset catalog entry \(file.path) cannot be read: \(error)")
            return nil
        }
        self.folder = folder
    }

    /// The file to show.
    func best(for wanted: AssetImages.Wanted) -> AssetImages.File? {
        let present = contents.images.filter { $0.filename != nil }
        let suited = wanted.surroundings.best(of: present, by: \.appearances)
        // A set may have pictures for devices of their own; what is not for a phone only comes last.
        let idioms = ["universal", "iphone"]
        let entries = idioms.lazy.map { idiom in suited.filter { ($0.idiom ?? "universal") == idiom } }
            .first { !$0.isEmpty }
        guard let entry = AssetImages.best(entries ?? suited, for: wanted.scale, by: { CGFloat($0.factor) }),
            let name = entry.filename
        else { return nil }
        return AssetImages.File(
            url: folder.appendingPathComponent(name), scale: CGFloat(max(entry.factor, 1)),
            isTemplate: contents.properties?.intent == "template")
    }
}
