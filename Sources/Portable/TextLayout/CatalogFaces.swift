import CPango
import Foundation

/// The faces of a catalog in a fontconfig configuration, each registered for the first text that can need it.
///
/// To register a face takes as long as to lay out a label, and a picture needs few of them. Text looks as with all
/// faces registered: a family has the style that is asked for, or all its styles where it has no such style, and a
/// character that the families in front do not have brings in the next one.
struct CatalogFaces {
    /// A file that is not registered yet.
    private struct Face {
        let directory: String
        let file: String

        var path: String { directory + "/" + file }
        /// The style that the file is named for; nil for other names.
        var style: FontCatalog.Style? { FontCatalog.Style(file: file) }
        var isReadable: Bool { access(path, R_OK) == 0 }
    }

    private let catalog: [FontCatalog.Family]
    private let configuration: OpaquePointer
    /// The files of each family that are not registered yet, in order.
    private var awaited: [String: [Face]] = [:]
    private var registeredStyles: [String: Set<FontCatalog.Style>] = [:]
    /// The sets of characters of the registered files, which the configuration owns.
    private var characters: [String: [OpaquePointer]] = [:]
    /// The scripts' families whose files are missing, until a text needs them.
    private var missingScripts: [FontCatalog.Family] = []
    /// The characters whose families are registered, as far as there are any.
    private var answered = ScalarSet()
    /// The families whose files can be read.
    let families: Set<String>
    /// The number of registered files.
    private(set) var count = 0

    /// Looks for the files, and registers the upright text face in its regular weight.
    init(_ catalog: [FontCatalog.Family], in configuration: OpaquePointer) {
        self.catalog = catalog
        self.configuration = configuration
        for family in catalog {
            let faces = Self.files(of: family)
            if !faces.isEmpty {
                awaited[family.name] = faces
            } else if !family.characters.isEmpty {
                missingScripts.append(family)
            }
        }
        families = Set(awaited.keys)
        register(FontCatalog.text.name, style: .regular)
        // Without the text face there is no order of fallbacks to rely on.
        if count == 0 { registerAll() }
    }

    /// The files of the first directory in which one of them can be read.
    private static func files(of family: FontCatalog.Family) -> [Face] {
        for directory in family.directories {
            let faces = family.files.map { Face(directory: directory, file: $0) }
            if faces.contains(where: \.isReadable) { return faces }
        }
        return []
    }

    /// True if a file of the family is registered.
    func hasRegistered(_ family: String) -> Bool { characters[family] != nil }

    // MARK: Requests

    /// Registers the file of a style, or all files of a family that has no such style.
    mutating func register(_ family: String, style: FontCatalog.Style) {
        guard let faces = awaited[family], registeredStyles[family]?.contains(style) != true else { return }
        let exact = faces.filter { $0.style == style && $0.isReadable }
        register(exact.isEmpty ? faces : exact, of: family)
    }

    /// Registers all files of a family.
    mutating func register(_ family: String) {
        if let faces = awaited[family] { register(faces, of: family) }
    }

    /// Registers the families that text with attachments between its characters can need.
    mutating func registerForAttachments() {
        for scalar in "\u{FFFC}".unicodeScalars where answered.insert(scalar) { _ = register(for: scalar) }
    }

    /// Registers the families that a text can need for characters that the text face lacks.
    /// - Returns: the families of its scripts that are missing; each is reported once.
    mutating func register(for text: String) -> [FontCatalog.Family] {
        guard !awaited.isEmpty || !missingScripts.isEmpty, text.utf8.contains(where: { $0 >= 0x80 }) else { return [] }
        var missing: [FontCatalog.Family] = []
        for scalar in text.unicodeScalars where scalar.value >= 0x80 && answered.insert(scalar) {
            missing += register(for: scalar)
        }
        return missing
    }

    private mutating func register(for scalar: Unicode.Scalar) -> [FontCatalog.Family] {
        let value = scalar.value
        var missing: [FontCatalog.Family] = []
        if ScriptFallbacks.span.contains(value) {
            for family in catalog where family.hasScript(of: value) { register(family.name) }
            missing = missingScripts.filter { $0.hasScript(of: value) }
            if !missing.isEmpty { missingScripts.removeAll { $0.hasScript(of: value) } }
        }
        guard !scalar.takesFaceOfNeighbours else { return missing }
        // The style of an emoji decides whether its own face comes before the others.
        let isEmoji = scalar.properties.isEmoji || value == 0xFE0F || value == 0x20E3
        if covers(FontCatalog.text.name, value), !isEmoji { return missing }
        for family in catalog where family.isFallback {
            if family.characters.isEmpty { register(family.name) }
            if covers(family.name, value), !isEmoji { return missing }
        }
        // fontconfig looks for other characters in every face.
        if !isEmoji { registerAll() }
        return missing
    }

    private mutating func registerAll() {
        for family in catalog where family.characters.isEmpty { register(family.name) }
    }

    private func covers(_ family: String, _ character: UInt32) -> Bool {
        characters[family]?.contains { FcCharSetHasChar($0, character) != 0 } == true
    }

    // MARK: Files

    private mutating func register(_ faces: [Face], of family: String) {
        let paths = Set(faces.map(\.path))
        awaited[family]?.removeAll { paths.contains($0.path) }
        if awaited[family]?.isEmpty == true { awaited[family] = nil }
        for face in faces {
            let known = Int(FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0)
            guard FcConfigAppFontAddFile(configuration, face.path) != 0,
                let fonts = FcConfigGetFonts(configuration, FcSetApplication)
            else { continue }
            count += 1
            if let style = face.style { registeredStyles[family, default: []].insert(style) }
            for index in known..<max(known, Int(fonts.pointee.nfont)) {
                var set: OpaquePointer?
                if FcPatternGetCharSet(fonts.pointee.fonts[index], FC_CHARSET, 0, &set) == FcResultMatch, let set {
                    characters[family, default: []].append(set)
                }
            }
        }
    }
}

extension FontCatalog.Family {
    fileprivate func hasScript(of character: UInt32) -> Bool { characters.contains { $0.contains(character) } }
}

extension Unicode.Scalar {
    /// True for spaces and controls, which Pango draws in the face of the characters beside them.
    fileprivate var takesFaceOfNeighbours: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .spaceSeparator: value != 0x1680
        // The joiner of emoji.
        case .format: value != 0x200D
        default: false
        }
    }
}
