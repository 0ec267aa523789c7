/// Colours as sheets write them.
///
/// `#f46`, `#f468`, `#FF6000`, `#FF600080`, the same digits after `0x` or alone, `rgb(255, 96, 0)`, `rgba(…, 0.5)`,
/// `hsl(0.06, 1, 0.5)`, `hsla(…, 0.5)`, and names.
enum ColorLiteral {
    static func color(_ text: String) -> HexColor? {
        if let color = ColorNames.color(named: text) { return color }
        if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            return function(String(text[..<open]), text[text.index(after: open)...].dropLast())
        }
        let digits =
            text.hasPrefix("#") ? text.dropFirst() : text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
        // Three letters alone may be any word; NUI has six digits there.
        if digits.count < 5, digits.count == text.count { return nil }
        if digits.count == 3 || digits.count == 4 { return HexColor(String(digits.flatMap { [$0, $0] })) }
        return digits.first == "#" ? nil : HexColor(String(digits))
    }

    private static func function(_ name: String, _ arguments: Substring) -> HexColor? {
        let name = name.lowercased().filter { !$0.isWhitespace }
        let separators: (Character) -> Bool = { $0 == "," || $0 == "/" }
        let parts = arguments.split(maxSplits: 5, omittingEmptySubsequences: false, whereSeparator: separators)
        let isHue = name == "hsl" || name == "hsla"
        guard isHue || name == "rgb" || name == "rgba", parts.count == 3 || parts.count == 4 else { return nil }
        var numbers: [Double] = []
        for (index, part) in parts.enumerated() {
            let scale = index == 3 ? 1 : isHue ? (index == 0 ? 360 : 100) : 255.0
            guard let number = share(part, of: scale, isShare: isHue || index == 3) else { return nil }
            numbers.append(number)
        }
        let opacity = numbers.count == 4 ? numbers[3] : 1
        if isHue { return hsl(numbers[0], numbers[1], numbers[2], opacity) }
        return HexColor(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: opacity)
    }

    /// Reads a component as a share of the whole, 0 to 1; nil outside.
    /// - Parameters:
    ///   - scale: The number that stands for the whole.
    ///   - isShare: True if numbers up to 1 are shares already. NUI writes hues so, CSS in degrees and per cent.
    private static func share(_ text: Substring, of scale: Double, isShare: Bool) -> Double? {
        var text = text.filter { !$0.isWhitespace }
        let isPercent = text.hasSuffix("%")
        if isPercent { text.removeLast() }
        if text.lowercased().hasSuffix("deg") { text.removeLast(3) }
        guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
        let value = isPercent ? number / 100 : isShare && number <= 1 ? number : number / scale
        return value <= 1 ? value : nil
    }

    /// Hue, saturation and lightness to red, green and blue (CSS Color 3, 4.2.4).
    private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double, _ opacity: Double) -> HexColor {
        let amplitude = saturation * min(lightness, 1 - lightness)
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
        }
        return HexColor(red: component(0), green: component(8), blue: component(4), opacity: opacity)
    }
}
