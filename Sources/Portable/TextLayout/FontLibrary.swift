import CPango
import Foundation

/// The loaded faces: a separate fontconfig configuration with the catalog's files, and a Pango font map for it.
///
/// Not thread-safe; the text engine holds its lock around every call.
final class FontLibrary {
    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let configuration: OpaquePointer
    private let catalog: [FontCatalog.Family]
    private var catalogFaces: CatalogFaces
    /// The names of the families whose files can be read, and of those that apps have registered.
    private var families: Set<String> = []
    /// The registered faces by their PostScript and full names, which denote a family with a weight and a slant.
    private var namedFaces: [String: NamedFace] = [:]
    private var descriptions: [DescriptionKey: OpaquePointer] = [:]
    private var faces: [FaceKey: LoadedFace] = [:]
    /// The errors so far, once per family.
    private(set) var errors: [FontError] = []
    private let report: (FontError) -> Void

    private struct NamedFace {
        let family: String
        let weight: Int
        let isItalic: Bool
    }

    private struct DescriptionKey: Hashable {
        let family: FontFamily
        let size: CGFloat
        let weight: Int
        let isItalic: Bool
    }

    private struct FaceKey: Hashable {
        let font: UnsafeMutablePointer<PangoFont>
        let weight: Int
        let isItalic: Bool
        let size: CGFloat
        let monospacedDigits: Bool
        let width: CGFloat
    }

    /// A face with the factors for Pango's metrics of it.
    struct LoadedFace {
        let face: FontFace
        /// The horizontal factor: 1 for unstretched outlines, else the stretch. Bitmap glyphs have only one size, in
        /// which Pango measures them.
        let scale: CGFloat
        /// The vertical factor: outlines are never stretched vertically.
        let verticalScale: CGFloat
    }

    /// Finds the installed faces of the catalog.
    ///
    /// `report` is called once for each missing face: at once for a required one, on demand for others.
    init(catalog: [FontCatalog.Family] = FontCatalog.all, report: @escaping (FontError) -> Void) {
        self.catalog = catalog
        self.report = report
        configuration = FcConfigCreate()
        // Pango looks up emoji with this family name.
        let rules = """
            <fontconfig><match target="pattern"><test name="family"><string>emoji</string></test>\
            <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit></match>\
            </fontconfig>
            """
        FcConfigParseAndLoadFromMemory(configuration, rules, 1)
        // Pango applies the rules of the current configuration to patterns, regardless of that of its font map; with
        // the machine's rules the same text would look different elsewhere. Rules are loaded first, because another
        // library on another thread must not see a configuration without them.
        // The first font map would read the machine's configuration and lists of fonts if there were none yet.
        FcConfigSetCurrent(configuration)
        map = pango_ft2_font_map_new()
        pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
        // Unhinted outlines and fractional advances: the same metrics at every size and on every machine.
        pango_fc_font_map_set_default_substitute(
            OpaquePointer(map),
            { pattern, _ in
                FcPatternDel(pattern, FC_HINTING)
                FcPatternAddBool(pattern, FC_HINTING, 0)
                FcPatternDel(pattern, FC_HINT_STYLE)
                FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
                FcPatternDel(pattern, FC_AUTOHINT)
                FcPatternAddBool(pattern, FC_AUTOHINT, 0)
                // A request for colour would put the emoji face before the requested one.
                FcPatternDel(pattern, FC_COLOR)
            }, nil, nil)
        context = pango_font_map_create_context(map)
        pango_context_set_round_glyph_positions(context, 0)
        catalogFaces = CatalogFaces(catalog, in: configuration)
        families = catalogFaces.families
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        for family in catalog where family.isRequired && !families.contains(family.name) { note(missing: family) }
    }

    deinit {
        for key in faces.keys { g_object_unref(key.font) }
        for description in descriptions.values { pango_font_description_free(description) }
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
        FcConfigDestroy(configuration)
    }

    /// False if there is no face; Pango must not be asked for fonts then.
    var hasFaces: Bool { catalogFaces.count > 0 || hasRegisteredFile }
    /// The number of registered files of the catalog.
    var registeredFileCount: Int { catalogFaces.count }
    private var hasRegisteredFile = false

    /// True if the family is installed from the catalog or registered.
    func hasFamily(_ name: String) -> Bool { families.contains(name) }

    /// Registers a font file, which makes its families and faces available by name.
    /// - Returns: the names of its families.
    func register(_ path: String) throws(FontError) -> [String] {
        let (names, faces) = Self.names(in: path)
        // Of faces with the same name and style, the one that was registered first is taken.
        for name in names { catalogFaces.register(name) }
        guard !names.isEmpty, FcConfigAppFontAddFile(configuration, path) != 0 else {
            let error = FontError.unreadableFile(path)
            note(error)
            throw error
        }
        hasRegisteredFile = true
        families.formUnion(names)
        namedFaces.merge(faces) { _, newer in newer }
        discardDescriptions()
        pango_fc_font_map_config_changed(OpaquePointer(map))
        return names
    }

    /// Registers the faces that runs can need for characters that the text face lacks.
    func prepare(for runs: [TextRun]) {
        let count = catalogFaces.count
        for run in runs {
            switch run.content {
            case .text(let text): for family in catalogFaces.register(for: text) { note(missing: family) }
            case .attachment: catalogFaces.registerForAttachments()
            }
        }
        guard catalogFaces.count > count else { return }
        discardDescriptions()
        pango_fc_font_map_config_changed(OpaquePointer(map))
    }

    private func discardDescriptions() {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions.removeAll()
    }

    /// The names of the families in a file, and its faces by name.
    private static func names(in path: String) -> (families: [String], faces: [String: NamedFace]) {
        var families: [String] = []
        var faces: [String: NamedFace] = [:]
        var count: Int32 = 1
        var index: Int32 = 0
        while index < count, let pattern = FcFreeTypeQuery(path, UInt32(index), nil, &count) {
            defer { FcPatternDestroy(pattern) }
            index += 1
            let names = strings(FC_FAMILY, of: pattern)
            families += names.filter { !families.contains($0) }
            guard let family = names.first else { continue }
            let face = NamedFace(
                family: family, weight: Int(FcWeightToOpenType(integer(FC_WEIGHT, of: pattern) ?? FC_WEIGHT_REGULAR)),
                isItalic: (integer(FC_SLANT, of: pattern) ?? 0) != 0)
            for name in strings(FC_POSTSCRIPT_NAME, of: pattern) + strings(FC_FULLNAME, of: pattern) {
                faces[name] = face
            }
        }
        return (families, faces)
    }

    private static func strings(_ name: String, of pattern: OpaquePointer) -> [String] {
        var strings: [String] = []
        while let value = string(name, of: pattern, at: Int32(strings.count)) { strings.append(value) }
        return strings
    }

    /// Reports the missing fallback faces; called for a character that no face has.
    func noteMissingFallbacks() {
        for family in catalog where family.isFallback && family.characters.isEmpty && !families.contains(family.name) {
            note(missing: family)
        }
    }

    private func note(missing family: FontCatalog.Family) {
        note(.missingFace(family: family.name, package: family.package, searched: family.directories))
    }

    private func note(_ error: FontError) {
        guard !errors.contains(error) else { return }
        errors.append(error)
        report(error)
    }

    // MARK: From descriptors to fonts

    /// The Pango description of a font with its fallbacks. Owned by the library.
    func description(for font: FontDescriptor) -> OpaquePointer {
        let key = DescriptionKey(family: font.family, size: font.size, weight: font.weight, isItalic: font.isItalic)
        if let known = descriptions[key] { return known }
        if descriptions.count > 1000 { discardDescriptions() }
        let named: NamedFace? = if case .named(let name) = font.family { namedFace(name, size: font.size) } else { nil }
        var names = [named?.family ?? resolvedFamily(of: font), FontCatalog.text.name]
        names += catalog.filter { $0.isFallback && ($0.characters.isEmpty || catalogFaces.hasRegistered($0.name)) }.map(
            \.name)
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, names.joined(separator: ","))
        pango_font_description_set_absolute_size(description, Double(font.size) * Double(PANGO_SCALE))
        // A face by name has its own weight; a requested weight can only make it bolder.
        let weight = named.map { max($0.weight, font.weight == 400 ? $0.weight : font.weight) } ?? font.weight
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: PangoWeight.RawValue(min(max(weight, 100), 1000))))
        let isItalic = font.isItalic || named?.isItalic == true
        registerFaces(of: names[0], style: FontCatalog.Style(weight: min(max(weight, 100), 1000), isItalic: isItalic))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        descriptions[key] = description
        return description
    }

    /// Registers the faces in the style of a description.
    private func registerFaces(of family: String, style: FontCatalog.Style) {
        let count = catalogFaces.count
        catalogFaces.register(family, style: style)
        if family != FontCatalog.text.name { catalogFaces.register(FontCatalog.text.name, style: style) }
        if catalogFaces.count > count { pango_fc_font_map_config_changed(OpaquePointer(map)) }
    }

    /// The face of a name; nil for the name of a family, and for one that says nothing about a face.
    private func namedFace(_ name: String, size: CGFloat) -> NamedFace? {
        guard !families.contains(name), !catalog.contains(where: { $0.name == name }) else { return nil }
        if let registered = namedFaces[name] { return registered }
        guard let face = FaceName(name) else { return nil }
        let family =
            families.first { FaceName.key($0) == face.family }
            ?? resolvedFamily(of: FontDescriptor(family: .named(name), size: size))
        return NamedFace(family: family, weight: face.weight, isItalic: face.isItalic)
    }

    /// The name of the family that draws a font's letters.
    private func resolvedFamily(of font: FontDescriptor) -> String {
        let family: FontCatalog.Family
        switch font.family {
        case .named(let name):
            if families.contains(name) { return name }
            guard let known = catalog.first(where: { $0.name == name }) else {
                note(.unknownFamily(name))
                let nearest = FontCatalog.family(FontDesign(nearestTo: name), size: font.size)
                return families.contains(nearest.name) ? nearest.name : FontCatalog.text.name
            }
            family = known
        case .system(let design):
            family = FontCatalog.family(design, size: font.size)
        }
        if families.contains(family.name) { return family.name }
        note(missing: family)
        return FontCatalog.text.name
    }

    /// The face of a font that Pango has found, with the synthetic styles for the descriptor.
    func face(of font: UnsafeMutablePointer<PangoFont>, for descriptor: FontDescriptor) -> LoadedFace {
        let (requestedWeight, isItalic) = requestedStyle(of: descriptor)
        let key = FaceKey(
            font: font, weight: requestedWeight, isItalic: isItalic, size: descriptor.size,
            monospacedDigits: descriptor.monospacedDigits, width: descriptor.width)
        if let known = faces[key] { return known }
        if faces.count > 2000 {
            for key in faces.keys { g_object_unref(key.font) }
            faces.removeAll()
        }
        let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { pango_fc_font_get_pattern($0) }
        let weight = Int(FcWeightToOpenType(Self.integer(FC_WEIGHT, of: pattern) ?? FC_WEIGHT_REGULAR))
        let isSlanted = (Self.integer(FC_SLANT, of: pattern) ?? 0) != 0
        var isColored: FcBool = 0
        FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
        let hasColor = isColored != 0
        let stretch = hasColor || !descriptor.width.isFinite ? 1 : min(max(descriptor.width, 0.3), 3)
        let face = FontFace(
            path: Self.string(FC_FILE, of: pattern) ?? "", index: Int(Self.integer(FC_INDEX, of: pattern) ?? 0),
            family: Self.string(FC_FAMILY, of: pattern) ?? FontCatalog.text.name, weight: weight,
            isItalic: isSlanted, size: descriptor.size, stretch: stretch,
            isSyntheticBold: requestedWeight >= 600 && weight < 550 && !hasColor,
            isSyntheticItalic: isItalic && !isSlanted && !hasColor,
            hasMonospacedDigits: descriptor.monospacedDigits, hasColorGlyphs: hasColor)
        var pixelSize = 0.0
        var hasOutlines: FcBool = 1
        FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines)
        FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &pixelSize)
        let isPicture = hasOutlines == 0 && pixelSize > 0
        let pictureScale = isPicture ? descriptor.size / CGFloat(pixelSize) : 1
        let loaded = LoadedFace(face: face, scale: pictureScale * stretch, verticalScale: pictureScale)
        g_object_ref(font)
        faces[key] = loaded
        return loaded
    }

    /// The weight and the slant of a descriptor, or of the face that it names.
    private func requestedStyle(of descriptor: FontDescriptor) -> (weight: Int, isItalic: Bool) {
        guard case .named = descriptor.family else { return (descriptor.weight, descriptor.isItalic) }
        let description = description(for: descriptor)
        return (
            Int(pango_font_description_get_weight(description).rawValue),
            pango_font_description_get_style(description) == PANGO_STYLE_ITALIC
        )
    }

    /// The descriptor's own font, without fallbacks; nil if there is none.
    func baseFont(for descriptor: FontDescriptor) -> UnsafeMutablePointer<PangoFont>? {
        pango_context_load_font(context, description(for: descriptor))
    }

    private static func string(_ name: String, of pattern: OpaquePointer?, at index: Int32 = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, name, index, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func integer(_ name: String, of pattern: OpaquePointer?) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? value : nil
    }
}
