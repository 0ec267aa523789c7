extension StyleSheetResolver {
    /// The style that a rule sets.
    /// - Parameter selected: The state in the rule's selector, such as that of `Button:selected`.
    mutating func style(of rule: StyleSheetSyntax.Rule, in selected: StyleSheetState?) -> StyleSheetStyle {
        var style = StyleSheetStyle()
        for declaration in rule.declarations {
            let (base, named) = StyleSheetState.split(declaration.name.lowercased())
            let state = named.map { selected?.and($0) ?? $0 } ?? selected
            if let property = StyleSheetProperty(name: declaration.name.lowercased()) {
                apply(property, in: selected, declaration.value, to: &style)
            } else if let reason = StyleSheetProperty.withoutCounterpart[declaration.name.lowercased()] {
                report("“\(declaration.name)” has no effect: \(reason)", declaration.position)
            } else if let property = StyleSheetProperty(name: base), property.hasStates {
                apply(property, in: state, declaration.value, to: &style)
            } else {
                reportUnknown(declaration)
            }
        }
        return style
    }

    private mutating func apply(
        _ property: StyleSheetProperty, in state: StyleSheetState?, _ value: StyleSheetValue,
        to style: inout StyleSheetStyle
    ) {
        if let read = read(value, as: property) { style.set(property, in: state, to: read) }
    }

    private mutating func read(_ value: StyleSheetValue, as property: StyleSheetProperty) -> StyleSheetStyle.Value? {
        switch property.form {
        case .color: return color(value).map(StyleSheetStyle.Value.color)
        case .number(let range): return number(value, in: range).map(StyleSheetStyle.Value.number)
        case .box(let range): return box(value, in: range)
        case .offset: return offset(value)
        case .flag:
            return choice(value, ["true", "false", "yes", "no"]).map { .flag($0 == "true" || $0 == "yes") }
        case .name: return target(of: value).map { .name($0.text.filter { $0 != "\"" }) }
        case .word(let words):
            if property == .textTransform, target(of: value)?.text.lowercased() == "capitalize" {
                report("“capitalize” has no effect: SwiftUI knows upper and lower case", value.position)
                return nil
            }
            return choice(value, words).map(StyleSheetStyle.Value.name)
        }
    }

    // MARK: Numbers

    private static func number(_ text: some StringProtocol) -> Double? {
        let digits = text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : String(text)
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }

    private mutating func number(_ value: StyleSheetValue, in range: ClosedRange<Double>) -> Double? {
        guard let target = target(of: value) else { return nil }
        if let number = Self.number(target.text), range.contains(number) { return number }
        let isTooLarge = Self.number(target.text).map { $0 > range.upperBound } ?? false
        let kind =
            range.upperBound == 1
            ? "a number from 0 to 1"
            : (range.lowerBound > 0 ? "a number above 0" : "a number from 0")
                + (isTooLarge ? " to \(Int(range.upperBound))" : "")
        report("expected \(kind), found \(StyleSheetProblems.quoted(target.text))", value.position)
        return nil
    }

    /// Numbers between spaces or commas; nil if there is anything else.
    private mutating func numbers(_ value: StyleSheetValue) -> [Double]? {
        guard let target = target(of: value) else { return nil }
        let parts = target.text.split { $0 == "," || $0.isWhitespace || $0 == "{" || $0 == "}" }
        guard parts.count <= 4 else { return nil }
        let numbers = parts.compactMap { Self.number($0) }
        return numbers.count == parts.count ? numbers : nil
    }

    private mutating func box(_ value: StyleSheetValue, in range: ClosedRange<Double>) -> StyleSheetStyle.Value? {
        let known = problems.list.count
        if let numbers = numbers(value), numbers.allSatisfy(range.contains) {
            switch numbers.count {
            case 1: return .box(numbers[0], numbers[0], numbers[0], numbers[0])
            case 2: return .box(numbers[0], numbers[1], numbers[0], numbers[1])
            case 3: return .box(numbers[0], numbers[1], numbers[2], numbers[1])
            case 4: return .box(numbers[0], numbers[3], numbers[2], numbers[1])
            default: break
            }
        }
        if problems.list.count == known {
            report(
                "expected one to four numbers (top, right, bottom, left), found "
                    + StyleSheetProblems.quoted(value.text), value.position)
        }
        return nil
    }

    private mutating func offset(_ value: StyleSheetValue) -> StyleSheetStyle.Value? {
        let known = problems.list.count
        if let numbers = numbers(value), numbers.count == 2, numbers.allSatisfy((-1000...1000).contains) {
            return .offset(numbers[0], numbers[1])
        }
        if problems.list.count == known {
            report(
                "expected two numbers such as 0, 1, found \(StyleSheetProblems.quoted(value.text))", value.position)
        }
        return nil
    }

    // MARK: Words

    private mutating func choice(_ value: StyleSheetValue, _ choices: [String]) -> String? {
        guard let target = target(of: value) else { return nil }
        if let known = choices.first(where: { $0.lowercased() == target.text.lowercased() }) { return known }
        report(
            "expected one of \(choices.joined(separator: ", ")), found \(StyleSheetProblems.quoted(target.text))",
            value.position)
        return nil
    }

    private mutating func reportUnknown(_ declaration: StyleSheetSyntax.Declaration) {
        let name = declaration.name
        guard problems.list.count < StyleSheetProblems.limit else { return }
        let similar = StyleSheetProperty.allCases.map { ($0, name.editDistance(to: $0.name, atMost: 3)) }
            .filter { $0.1 < 3 }.min { $0.1 < $1.1 }
        let hint = similar.map { "; did you mean “\($0.0.name)”?" } ?? ""
        report("expected a property, found \(StyleSheetProblems.quoted(name))\(hint)", declaration.position)
    }
}

extension StyleSheetProperty {
    /// True if the name may end in a state.
    fileprivate var hasStates: Bool {
        switch self {
        case .lineLimit, .textAutoFit, .rowHeight, .separatorColor, .separatorStyle: false
        default: true
        }
    }
}

extension String {
    /// Number of letters to insert, to remove or to change that make another text of this one; the bound beyond that.
    fileprivate func editDistance(to other: String, atMost bound: Int) -> Int {
        let (a, b) = (Array(lowercased()), Array(other))
        guard abs(a.count - b.count) < bound, a.count < 60 else { return bound }
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let cost = Swift.min(row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        return Swift.min(row[b.count], bound)
    }
}
