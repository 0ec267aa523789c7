/// A symbol's name, parsed by the rules of SF Symbols: a base, then `slash`, then an enclosure, then a badge, with
/// `fill` after the part that it fills.
struct SymbolName: Hashable {
    /// The enclosure of a symbol. Only names that SF Symbols uses after a base.
    enum Enclosure: String, CaseIterable {
        case circle, square, rectangle, diamond, octagon, hexagon, triangle, seal, shield, bubble, app
    }

    var parts: [String]

    init(_ text: String) {
        parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    private init(parts: [String]) {
        self.parts = parts
    }

    var text: String { parts.joined(separator: ".") }

    /// The name without a final `fill`; nil if there is none.
    var withoutFill: SymbolName? { without(last: "fill") }

    /// The name without a final `slash`; nil if there is none.
    var withoutSlash: SymbolName? { without(last: "slash") }

    /// The name without a final enclosure, and the enclosure; nil if there is none.
    var withoutEnclosure: (content: SymbolName, enclosure: Enclosure)? {
        guard parts.count > 1, let enclosure = parts.last.flatMap(Enclosure.init(rawValue:)) else { return nil }
        return (SymbolName(parts: Array(parts.dropLast())), enclosure)
    }

    /// The names before and after `badge`: `bell.badge` has none after it; nil without a badge.
    var badge: (base: SymbolName, badge: SymbolName?)? {
        guard let index = parts.lastIndex(of: "badge"), index > 0 else { return nil }
        let rest = Array(parts[(index + 1)...])
        return (SymbolName(parts: Array(parts[..<index])), rest.isEmpty ? nil : SymbolName(parts: rest))
    }

    /// True if the symbol points along the text and is mirrored in right-to-left text.
    ///
    /// SF Symbols marks this with the words forward, backward, leading and trailing. As the first word, forward and
    /// backward name the keys of a media player, which are not mirrored.
    var followsTextDirection: Bool {
        parts.dropFirst().contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }

    func appending(_ part: String) -> SymbolName { SymbolName(parts: parts + [part]) }

    /// The name of this symbol with further variants; those that it already has are not repeated.
    func applying(_ variants: SymbolVariant) -> SymbolName {
        var parts = parts
        let isFilled = withoutFill != nil
        if isFilled { parts.removeLast() }
        let enclosures: [(SymbolVariant, Enclosure)] = [
            (.circle, .circle), (.square, .square), (.rectangle, .rectangle),
        ]
        let isEnclosed = withoutEnclosure != nil || withoutFill?.withoutEnclosure != nil
        if variants.contains(.slash), !parts.contains("slash") {
            parts.insert("slash", at: isEnclosed ? parts.count - 1 : parts.count)
        }
        if !isEnclosed, let enclosure = enclosures.first(where: { variants.contains($0.0) })?.1 {
            parts.append(enclosure.rawValue)
        }
        if isFilled || variants.contains(.fill) { parts.append("fill") }
        return SymbolName(parts: parts)
    }

    private func without(last part: String) -> SymbolName? {
        parts.count > 1 && parts.last == part ? SymbolName(parts: Array(parts.dropLast())) : nil
    }
}
