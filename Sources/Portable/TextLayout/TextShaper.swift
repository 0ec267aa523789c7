import CPango
import Foundation

/// Shapes runs with Pango: itemisation by direction and face, glyphs, and break opportunities.
struct TextShaper {
    let library: FontLibrary

    func shape(_ runs: [TextRun], direction: TextDirection, locale: String?, scale: CGFloat) -> ShapedText {
        let source = SourceText(runs: runs, scale: scale)
        var output = Output(source: source)
        source.bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while true {
                var end = start
                while end < bytes.count, bytes[end] != 0x0A { end += 1 }
                shapeParagraph(
                    UnsafeBufferPointer(rebasing: bytes[start..<end]), at: start, direction: direction, locale: locale,
                    into: &output)
                if end == bytes.count { break }
                output.appendLineFeed(at: end)
                start = end + 1
            }
        }
        return ShapedText(
            text: source.bytes, segments: source.segments, pieces: output.pieces, clusters: output.clusters,
            paragraphIsRightToLeft: output.paragraphIsRightToLeft)
    }

    /// The result so far.
    private struct Output {
        let source: SourceText
        var pieces: [ShapedText.Piece] = []
        var clusters: [ShapedText.Cluster] = []
        var paragraphIsRightToLeft: [Bool] = []
        var segment = 0

        /// The segment of a byte; bytes must be in ascending order.
        mutating func segment(at byte: Int) -> Int {
            while segment + 1 < source.segments.count, byte >= source.segments[segment].bytes.upperBound {
                segment += 1
            }
            return segment
        }

        mutating func appendLineFeed(at byte: Int) {
            clusters.append(
                .init(
                    byteStart: Int32(byte), byteEnd: Int32(byte + 1), piece: -1, segment: Int32(segment(at: byte)),
                    glyphStart: 0, glyphEnd: 0, advance: 0, flags: [.lineFeed, .whitespace]))
        }
    }

    private func shapeParagraph(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, direction: TextDirection, locale: String?,
        into output: inout Output
    ) {
        let length = Int32(text.count)
        guard length > 0, let bytes = text.baseAddress else {
            output.paragraphIsRightToLeft.append(direction == .rightToLeft)
            return
        }
        let characters = UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
        let isRightToLeft = (ParagraphDirection.first(in: text) ?? direction) == .rightToLeft
        output.paragraphIsRightToLeft.append(isRightToLeft)
        guard library.hasFaces else {
            return appendPlaceholders(text, at: offset, isRightToLeft: isRightToLeft, into: &output)
        }
        let language = pango_language_from_string(locale ?? "en")
        let breaks = breakAttributes(characters, length, language: language)
        defer { breaks.deallocate() }
        let attributes = fontAttributes(for: offset..<(offset + text.count), language: language, output: &output)
        let items = pango_itemize_with_base_dir(
            library.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, characters, 0, length,
            attributes, nil)
        pango_attr_list_unref(attributes)
        defer { g_list_free(items) }
        var character = 0
        var link = items
        while let node = link {
            let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
            var start = Int(item.pointee.offset)
            let end = start + Int(item.pointee.length)
            while start < end {
                let segment = output.segment(at: offset + start)
                let stop = min(end, output.source.segments[segment].bytes.upperBound - offset)
                shapePiece(
                    PieceSource(
                        paragraph: characters, paragraphLength: length, offset: offset, start: start,
                        end: max(stop, start + 1), segment: segment),
                    analysis: &item.pointee.analysis, breaks: breaks, character: &character, into: &output)
                start = max(stop, start + 1)
            }
            pango_item_free(item)
            link = node.pointee.next
        }
    }

    private func breakAttributes(
        _ text: UnsafePointer<CChar>, _ length: Int32, language: OpaquePointer?
    ) -> UnsafeMutableBufferPointer<PangoLogAttr> {
        let count = Int(g_utf8_strlen(text, Int(length))) + 1
        let attributes = UnsafeMutableBufferPointer<PangoLogAttr>.allocate(capacity: count)
        attributes.initialize(repeating: PangoLogAttr())
        pango_get_log_attrs(text, length, -1, language, attributes.baseAddress, Int32(count))
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
        for character in HangulWords.joints(in: bytes) { attributes[character].is_line_break = 0 }
        return attributes
    }

    private func fontAttributes(
        for range: Range<Int>, language: OpaquePointer?, output: inout Output
    ) -> OpaquePointer? {
        let list = pango_attr_list_new()
        // Of attributes that overlap, those that are inserted later take precedence.
        pango_attr_list_insert(list, pango_attr_language_new(language))
        var index = output.segment(at: range.lowerBound)
        while index < output.source.segments.count, output.source.segments[index].bytes.lowerBound < range.upperBound {
            let segment = output.source.segments[index]
            if let attribute = pango_attr_font_desc_new(library.description(for: segment.font)) {
                attribute.pointee.start_index = guint(max(segment.bytes.lowerBound - range.lowerBound, 0))
                attribute.pointee.end_index = guint(segment.bytes.upperBound - range.lowerBound)
                pango_attr_list_insert(list, attribute)
            }
            if let own = segment.run.language,
                let attribute = pango_attr_language_new(pango_language_from_string(own))
            {
                attribute.pointee.start_index = guint(max(segment.bytes.lowerBound - range.lowerBound, 0))
                attribute.pointee.end_index = guint(segment.bytes.upperBound - range.lowerBound)
                pango_attr_list_insert(list, attribute)
            }
            index += 1
        }
        return list
    }

    /// The range of a paragraph that becomes a piece. `start` and `end` are relative to the paragraph, whose position
    /// in the whole text is `offset`.
    private struct PieceSource {
        let paragraph: UnsafePointer<CChar>
        let paragraphLength: Int32
        let offset: Int
        let start: Int
        let end: Int
        let segment: Int
    }

    private func shapePiece(
        _ piece: PieceSource, analysis: inout PangoAnalysis, breaks: UnsafeMutableBufferPointer<PangoLogAttr>,
        character: inout Int, into output: inout Output
    ) {
        let segment = output.source.segments[piece.segment]
        let bytes = (piece.offset + piece.start)..<(piece.offset + piece.end)
        if case .attachment(let attachment) = segment.run.content {
            output.clusters.append(
                .init(
                    byteStart: Int32(bytes.lowerBound), byteEnd: Int32(bytes.upperBound),
                    piece: Int32(output.pieces.count), segment: Int32(piece.segment), glyphStart: 0, glyphEnd: 0,
                    advance: attachment.size.width, flags: Self.flags(breaks[character], isTab: false)))
            output.pieces.append(
                .init(segment: piece.segment, bytes: bytes, face: nil, level: analysis.level, spacing: 0, glyphs: []))
            character += 1
            return
        }
        guard let font = analysis.font else { return }
        // The item owns its font and releases it, so it must always be restored.
        defer { analysis.font = font }
        var loaded = library.face(of: font, for: segment.font)
        let text = UnsafeBufferPointer(start: piece.paragraph + piece.start, count: piece.end - piece.start)
        if loaded.face.hasColorGlyphs, text.allSatisfy({ $0 >= 0 }), let base = library.baseFont(for: segment.font) {
            // Emoji faces have digits and spaces, and Pango tends to continue the preceding face; both belong to the
            // text's own face.
            loaded = library.face(of: base, for: segment.font)
            analysis.font = base
            g_object_unref(base)
        }
        let face = loaded.face
        let features = FontFeatures(segment: segment, face: face)
        let ownAttributes = analysis.extra_attrs
        analysis.extra_attrs = features.attributes
        let glyphs = pango_glyph_string_new()!
        defer { pango_glyph_string_free(glyphs) }
        pango_shape_full(
            piece.paragraph + piece.start, Int32(piece.end - piece.start), piece.paragraph, piece.paragraphLength,
            &analysis, glyphs)
        analysis.extra_attrs = ownAttributes
        let shapedWith = analysis.font
        features.free()
        let spacing = segment.run.tracking != 0 ? segment.run.tracking : segment.run.kerning
        appendClusters(
            of: glyphs, piece, font: shapedWith, face: loaded, level: analysis.level,
            spacing: spacing + FontTracking.tracking(of: face, for: segment.font.family), breaks: breaks,
            character: &character, into: &output)
    }

    private func appendClusters(
        of glyphs: UnsafeMutablePointer<PangoGlyphString>, _ piece: PieceSource, font: UnsafeMutablePointer<PangoFont>?,
        face loaded: FontLibrary.LoadedFace, level: UInt8,
        spacing: CGFloat, breaks: UnsafeMutableBufferPointer<PangoLogAttr>, character: inout Int,
        into output: inout Output
    ) {
        let count = Int(glyphs.pointee.num_glyphs)
        let infos = glyphs.pointee.glyphs!
        let starts = glyphs.pointee.log_clusters!
        let unit = loaded.scale / CGFloat(PANGO_SCALE)
        let verticalUnit = loaded.verticalScale / CGFloat(PANGO_SCALE)
        // A character that no face has is drawn as the face's box, whose width is that of glyph 0.
        let boxWidth = font.map { hb_font_get_glyph_h_advance(pango_font_get_hb_font($0), 0) } ?? 0
        var shaped: [ShapedText.PieceGlyph] = []
        shaped.reserveCapacity(count)
        var groups: [(start: Int, glyphs: Range<Int>, advance: CGFloat)] = []
        groups.reserveCapacity(count)
        var index = 0
        while index < count {
            let first = index
            let start = starts[index]
            var advance: CGFloat = 0
            while index < count, starts[index] == start {
                if infos[index].glyph & 0x1000_0000 != 0 {
                    infos[index].geometry.width = boxWidth
                    library.noteMissingFallbacks()
                }
                advance += CGFloat(infos[index].geometry.width) * unit
                index += 1
            }
            let isDrawn = advance > 0
            if isDrawn { advance += spacing }
            for position in first..<index {
                let info = infos[position]
                let isLast = position == index - 1
                shaped.append(
                    .init(
                        id: Self.glyph(info.glyph),
                        advance: CGFloat(info.geometry.width) * unit + (isLast && isDrawn ? spacing : 0),
                        dx: CGFloat(info.geometry.x_offset) * unit, dy: CGFloat(info.geometry.y_offset) * verticalUnit,
                        cluster: Int32(start)))
            }
            groups.append((Int(start), first..<index, advance))
        }
        if level & 1 == 1 { groups.reverse() }
        for (position, group) in groups.enumerated() {
            let end = position + 1 < groups.count ? groups[position + 1].start : piece.end - piece.start
            let start = piece.start + group.start
            let isTab = piece.paragraph[start] == 0x09
            var flags = Self.flags(breaks[min(character, breaks.count - 1)], isTab: isTab)
            if end - group.start == 2, UInt8(bitPattern: piece.paragraph[start]) == 0xC2,
                UInt8(bitPattern: piece.paragraph[start + 1]) == 0xAD
            {
                flags.insert(.softHyphen)
            }
            output.clusters.append(
                .init(
                    byteStart: Int32(piece.offset + start), byteEnd: Int32(piece.offset + piece.start + end),
                    piece: Int32(output.pieces.count), segment: Int32(piece.segment),
                    glyphStart: Int32(group.glyphs.lowerBound), glyphEnd: Int32(group.glyphs.upperBound),
                    advance: group.advance, flags: flags))
            character += Int(g_utf8_strlen(piece.paragraph + start, end - group.start))
        }
        output.pieces.append(
            .init(
                segment: piece.segment, bytes: (piece.offset + piece.start)..<(piece.offset + piece.end),
                face: loaded.face,
                level: level, spacing: spacing, glyphs: shaped))
    }

    /// The glyph to draw: none for invisible characters, the face's box for those that no face has.
    private static func glyph(_ id: PangoGlyph) -> UInt32 {
        if id == 0x0FFF_FFFF { return .max }
        return id & 0x1000_0000 != 0 ? 0 : id
    }

    private static func flags(_ attribute: PangoLogAttr, isTab: Bool) -> ShapedText.ClusterFlags {
        var flags: ShapedText.ClusterFlags = []
        if attribute.is_white != 0 { flags.insert(.whitespace) }
        if attribute.is_line_break != 0 { flags.insert(.lineBreak) }
        if attribute.is_cursor_position != 0 { flags.insert(.characterBreak) }
        if isTab { flags.formUnion([.tab, .whitespace]) }
        return flags
    }

    /// Without any face, appends a box with the width of an average letter for each character.
    private func appendPlaceholders(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, isRightToLeft: Bool, into output: inout Output
    ) {
        var start = 0
        while start < text.count {
            var end = start + 1
            while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
            let segment = output.segment(at: offset + start)
            let isSpace = text[start] == 0x20 || text[start] == 0x09
            var flags: ShapedText.ClusterFlags = isSpace ? [.whitespace, .characterBreak] : [.characterBreak]
            if start > 0, text[start - 1] == 0x20, !isSpace { flags.insert(.lineBreak) }
            let source = output.source.segments[segment]
            var advance = source.font.size * 0.55
            if case .attachment(let attachment) = source.run.content { advance = attachment.size.width }
            output.clusters.append(
                .init(
                    byteStart: Int32(offset + start), byteEnd: Int32(offset + end), piece: Int32(output.pieces.count),
                    segment: Int32(segment), glyphStart: 0, glyphEnd: 0, advance: advance, flags: flags))
            output.pieces.append(
                .init(
                    segment: segment, bytes: (offset + start)..<(offset + end), face: nil,
                    level: isRightToLeft ? 1 : 0, spacing: 0, glyphs: []))
            start = end
        }
    }
}

/// The OpenType features of a segment.
private struct FontFeatures {
    let attributes: UnsafeMutablePointer<GSList>?

    init(segment: ShapedText.Segment, face: FontFace) {
        var names: [String] = []
        if face.family == FontCatalog.text.name || face.family == FontCatalog.display.name {
            // Inter draws "->" as an arrow; text on iOS keeps the typed characters.
            names.append("calt=0")
        }
        if segment.font.monospacedDigits { names.append("tnum=1") }
        if segment.run.tracking != 0 { names += ["liga=0", "clig=0"] }
        guard !names.isEmpty, let attribute = pango_attr_font_features_new(names.joined(separator: ",")) else {
            attributes = nil
            return
        }
        attribute.pointee.start_index = 0
        attribute.pointee.end_index = guint.max
        attributes = g_slist_append(nil, attribute)
    }

    func free() {
        guard let attributes else { return }
        pango_attribute_destroy(attributes.pointee.data.assumingMemoryBound(to: PangoAttribute.self))
        g_slist_free(attributes)
    }
}
