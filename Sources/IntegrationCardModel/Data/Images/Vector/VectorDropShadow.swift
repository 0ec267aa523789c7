import Foundation

/// Drop shadows of SVG pictures as the filters that they stand for (Filter Effects Module Level 1, `feDropShadow`): not every
/// version of a library draws the short form, and what it does not know makes the whole element blank.
enum VectorDropShadow {
    private static let name = "feDropShadow"
    /// The greatest number of drop shadows that are written out, each some 30 times as long as its name.
    private static let most = 100

    /// A picture with a copy of the input, its blur, offset, colour and merge in the place of each `feDropShadow`.
    static func expanded(in data: Data) -> Data {
        guard data.firstRange(of: Data(name.utf8)) != nil, let text = String(data: data, encoding: .utf8) else {
            return data
        }
        let shadow = /<feDropShadow((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?:\/>|>\s*<\/feDropShadow\s*>)/
        var number = 0
        let expanded = text.replacing(shadow, maxReplacements: most) { match in
            number += 1
            return filters(attributes(match.1), number)
        }
        return Data(expanded.utf8)
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        let attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/
        return Dictionary(
            text.matches(of: attribute).map { (String($0.1), String($0.2 ?? $0.3 ?? "").replacing("\"", with: "")) }
        ) { first, _ in first }
    }

    private static func filters(_ attributes: [String: String], _ number: Int) -> String {
        func attribute(_ name: String, _ standard: String? = nil) -> String {
            (attributes[name] ?? standard).map { " \(name)=\"\($0)\"" } ?? ""
        }
        let (copy, blur, colour, part) = ("ds\(number)i", "ds\(number)b", "ds\(number)f", "ds\(number)s")
        let style = attribute("style") + attribute("class")
        return """
            <feOffset\(attribute("in")) dx="0" dy="0" result="\(copy)"/>\
            <feGaussianBlur in="\(copy)"\(attribute("stdDeviation", "2"))/>\
            <feOffset\(attribute("dx", "2"))\(attribute("dy", "2")) result="\(blur)"/>\
            <feFlood\(attribute("flood-color"))\(attribute("flood-opacity"))\(style) result="\(colour)"/>\
            <feComposite in="\(colour)" in2="\(blur)" operator="in" result="\(part)"/>\
            <feMerge\(attribute("result"))><feMergeNode in="\(part)"/><feMergeNode in="\(copy)"/></feMerge>
            """
    }
}
