import Foundation

/// Looks for a type by text, in what a run is given and in the sources of the target: a few names a run at most, so
/// nothing is indexed.
struct TypeSearch {
    private let paths: [String]
    /// False if there may be sources that are not searched.
    private let knowsTarget: Bool

    init(_ settings: Settings) {
        let target = Self.targetFolder(of: settings.output)
        paths = settings.sources + (settings.views.map { [$0] } ?? []) + (target.map { [$0] } ?? [])
        knowsTarget = target != nil
    }

    /// True if a type of that name is declared, or may be.
    func declares(_ name: String) -> Bool { !knowsTarget || finds(name) }

    /// True if a type of that name is declared in a file that is searched.
    func finds(_ name: String) -> Bool {
        let introducers = ["struct", "class", "enum", "actor", "typealias"].map { Array("\($0) \(name)".utf8) }
        // A folder that cannot be read is no reason to doubt a view; the compiler will tell.
        guard let files = try? SourceFolders.list(paths.filter(FileAccess.exists)) else { return true }
        return files.contains { path in
            guard let bytes = FileAccess.contents(of: path) else { return false }
            return introducers.contains { Self.finds($0, in: bytes) }
        }
    }

    /// The folder of the target that an output folder belongs to: it lies in the sources or the tests of a package. Any
    /// other folder may have anything in it, and is not searched.
    private static func targetFolder(of output: String) -> String? {
        guard let root = PackageRoot.folder(of: output) else { return nil }
        let parent = PackageRoot.absolute(output).parentFolder
        return ["/Sources", "/Tests"].contains { (parent + "/").hasPrefix(root + $0 + "/") } ? parent : nil
    }

    /// The words, not followed by more of an identifier.
    private static func finds(_ words: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = words.first, bytes.count >= words.count else { return false }
        var index = 0
        let last = bytes.count - words.count
        while index <= last {
            if bytes[index] == first, bytes[index..<index + words.count].elementsEqual(words) {
                let next = index + words.count < bytes.count ? bytes[index + words.count] : 0x20
                let isLetter = next == UInt8(ascii: "_") || (next | 0x20 >= 97 && next | 0x20 <= 122)
                if !isLetter && !(next >= 48 && next <= 57) && next < 128 { return true }
            }
            index += 1
        }
        return false
    }
}
