import Foundation

/// Draws symbols by name: from the table, or derived from its entries by SF Symbols' naming rules.
struct SymbolComposer: Sendable {
    let icons: BootstrapIcons
    let table: SymbolTable

    /// The drawing of a symbol; nil if there is no such symbol.
    func drawing(of name: SymbolName) throws(SymbolError) -> SymbolDrawing? {
        switch table[name.text] {
        case .sameAs(let other): return try drawing(of: SymbolName(other))
        case .parts(let parts): return layered(try figures(of: parts), name)
        case nil: return try derived(name)
        }
    }

    private func derived(_ name: SymbolName) throws(SymbolError) -> SymbolDrawing? {
        if let other = sameInVariant(name) { return try drawing(of: other) }
        if let rest = name.withoutFill { return try filled(rest) }
        if let (base, badge) = name.badge { return try badged(base, badge) }
        if let (content, enclosure) = name.withoutEnclosure {
            if let icon = icon(of: content, behind: "-" + enclosure.rawValue) {
                return layered(try figures(of: [.init(source: .icon(icon))]), name)
            }
            return try enclosed(content, in: enclosure, isFilled: false)
        }
        return try name.withoutSlash.flatMap { base throws(SymbolError) in try drawing(of: base) }?.slashed
    }

    /// The name with its base replaced, if the table has another symbol for the base.
    private func sameInVariant(_ name: SymbolName) -> SymbolName? {
        for count in (1..<max(name.parts.count, 1)).reversed() {
            let base = name.parts[..<count].joined(separator: ".")
            if case .sameAs(let other) = table[base] {
                return name.parts[count...].reduce(SymbolName(other)) { $0.appending($1) }
            }
        }
        return nil
    }

    /// Derives a symbol `rest.fill` without an entry in the table.
    private func filled(_ rest: SymbolName) throws(SymbolError) -> SymbolDrawing? {
        if case .parts(let parts) = table[rest.text] {
            return try filledParts(parts).map { parts throws(SymbolError) in
                layered(try figures(of: parts), rest.appending("fill"))
            }
        }
        if let (base, badge) = rest.badge { return try badged(base.appending("fill"), badge) }
        if let (content, enclosure) = rest.withoutEnclosure {
            if let icon = icon(of: content, behind: "-\(enclosure.rawValue)-fill") {
                return layered(try figures(of: [.init(source: .icon(icon))]), rest.appending("fill"))
            }
            return try enclosed(content, in: enclosure, isFilled: true)
        }
        guard let base = rest.withoutSlash else { return nil }
        return try drawing(of: base.appending("fill"))?.slashed
    }

    /// The filled form of an entry's parts; nil if an icon has none.
    private func filledParts(_ parts: [SymbolTable.Part]) -> [SymbolTable.Part]? {
        var filled: [SymbolTable.Part] = []
        var hasFill = false
        for var part in parts {
            guard case .icon(let icon) = part.source else { return nil }
            if let name = filledIcon(icon) {
                part.source = .icon(name)
                hasFill = true
            } else if !icon.hasSuffix("-fill") && parts.count == 1 {
                return nil
            }
            filled.append(part)
        }
        return hasFill ? filled : nil
    }

    /// The filled form of an icon, by the naming of the icons: `star` has `star-fill`, `shield-check` has
    /// `shield-fill-check`.
    private func filledIcon(_ icon: String) -> String? {
        var words = icon.split(separator: "-")
        words.insert("fill", at: 1)
        return [icon + "-fill", words.joined(separator: "-")].first(where: icons.contains)
    }

    private func badged(_ base: SymbolName, _ badge: SymbolName?) throws(SymbolError) -> SymbolDrawing? {
        guard let base = try drawing(of: base) else { return nil }
        guard let badge else { return base.dotted }
        if let special = try drawing(of: badge.appending("badged")) {
            return base.badged(with: special, keepsSize: true)
        }
        return try drawing(of: badge).map { base.badged(with: $0, keepsSize: false) }
    }

    /// Encloses a symbol, in its filled form if there is one, as in most of SF Symbols.
    private func enclosed(
        _ content: SymbolName, in enclosure: SymbolName.Enclosure, isFilled: Bool
    ) throws(SymbolError) -> SymbolDrawing? {
        let shape = EnclosureShape(enclosure)
        let special = try drawing(of: content.appending("enclosed"))
        let filled = special == nil ? try drawing(of: content.appending("fill")) : nil
        let plain = special == nil && filled == nil ? try drawing(of: content) : nil
        guard let symbol = special ?? filled ?? plain else { return nil }
        let outline = try figures(of: isFilled ? shape.filled : shape.outlined)
        return symbol.enclosed(in: outline, isFilled: isFilled, room: shape.room, keepsSize: special != nil)
    }
}
