import Foundation

/// Reader of a card: the properties of cards, containers and images, and the rules of fallback.
struct AdaptiveReading {
    private let limits: CardLimits.Adaptive
    private let features: [String: String]
    private var remainingElements: Int
    private var remainingTextBytes: Int
    /// The instructions that are left for the regular expressions of all inputs together.
    var remainingInstructions = 400_000
    private(set) var diagnostics: [BindingDiagnostic] = []
    /// The number of unknown elements without a fallback so far.
    private var unknownCount = 0

    private var environment: BindingEnvironment?

    init(limits: CardLimits.Adaptive, features: [String: String], environment: BindingEnvironment?) {
        self.limits = limits
        self.environment = environment
        self.features = features
        remainingElements = limits.maximumElements
        remainingTextBytes = limits.maximumTextBytes
    }

    mutating func report(_ message: String, _ pointer: JSONPointer) {
        guard diagnostics.count < 1000 else { return }
        diagnostics.append(BindingDiagnostic(pointer: pointer, message: message))
    }

    /// A text as it is shown: with dates in place of date functions.
    func shownText(_ properties: AdaptiveProperties, _ name: String) -> String {
        let text = properties.text(name) ?? ""
        return environment.map { AdaptiveDateText.replace(in: text, environment: $0) } ?? text
    }

    // MARK: Cards

    mutating func card(_ value: JSONValue, at pointer: JSONPointer, depth: Int) -> AdaptiveCard {
        if value.objectValue == nil { report("an Adaptive Card is expected, not \(value.kindName)", pointer) }
        let properties = AdaptiveProperties(value, pointer)
        if let type = properties.text("type"), type != "AdaptiveCard" {
            report("the type is “\(type)”, not “AdaptiveCard”", pointer.appending("type"))
        }
        let version = properties.text("version") ?? "1.0"
        if Self.isNewer(version, than: AdaptiveReader.supportedVersion) {
            report("version \(version) is newer than \(AdaptiveReader.supportedVersion)", pointer.appending("version"))
        }
        if let language = properties.text("lang"), !language.isEmpty {
            environment?.locale = Locale(identifier: language)
        }
        for unsupported in ["authentication", "refresh"] where value[unsupported] != nil {
            report("“\(unsupported)” is not supported", pointer.appending(unsupported))
        }
        return AdaptiveCard(
            version: version, body: elements(properties, "body", depth: depth),
            actions: actions(properties, "actions", depth: depth), selectAction: selectAction(properties, depth),
            fallbackText: properties.text("fallbackText"), speak: properties.text("speak"),
            language: properties.text("lang"), isRightToLeft: properties.bool("rtl"),
            minimumHeight: properties.points("minHeight"),
            verticalContentAlignment: choice(properties, "verticalContentAlignment") ?? .top,
            backgroundImage: backgroundImage(properties))
    }

    /// Compares versions number by number.
    static func isNewer(_ version: String, than other: String) -> Bool {
        func numbers(_ text: String) -> [Int] { text.split(separator: ".").prefix(4).map { Int($0) ?? 0 } }
        return numbers(other).lexicographicallyPrecedes(numbers(version))
            && Array(numbers(version).prefix(2)) != Array(numbers(other).prefix(2))
    }

    // MARK: Lists with fallback

    /// A reading of one entry of a list: its value, or the reason to use the fallback.
    enum Entry<Value> {
        case value(Value)
        case unknown(String)
    }

    mutating func list<Value>(
        _ properties: AdaptiveProperties, _ name: String, depth: Int,
        _ read: (inout AdaptiveReading, AdaptiveProperties, Int) -> Entry<Value>
    ) -> [Value] {
        guard let value = properties[name] else { return [] }
        let pointer = properties.pointer.appending(name)
        guard let elements = value.arrayValue else {
            report("a list is expected, not \(value.kindName)", pointer)
            return []
        }
        guard depth < limits.maximumDepth else {
            report("the card is nested too deeply", pointer)
            return []
        }
        var results: [Value] = []
        for (index, element) in elements.enumerated() {
            if let result = entry(element, at: pointer.appending(index), depth: depth + 1, read) {
                results.append(result)
            }
        }
        return results
    }

    /// Reads a value, or its fallback, or the fallback of that.
    private mutating func entry<Value>(
        _ value: JSONValue, at pointer: JSONPointer, depth: Int,
        _ read: (inout AdaptiveReading, AdaptiveProperties, Int) -> Entry<Value>
    ) -> Value? {
        var value = value
        var pointer = pointer
        for _ in 0..<limits.maximumDepth {
            guard remainingElements >= 0 else { return nil }
            let isAction = value["type"]?.stringValue?.lowercased().hasPrefix("action.") == true
            remainingElements -= isAction ? Self.elementsOfAction : 1
            guard remainingElements >= 0 else {
                report("the card has too many elements", pointer)
                return nil
            }
            guard value.objectValue != nil else {
                if !value.isNull { report("an object is expected, not \(value.kindName)", pointer) }
                return nil
            }
            remainingTextBytes -= Self.textBytes(of: value)
            guard remainingTextBytes >= 0 else {
                if !hasReportedText { report("the card has too much text; the rest is left out", pointer) }
                hasReportedText = true
                return nil
            }
            if !hasReportedLength, let name = Self.longText(of: value) {
                hasReportedLength = true
                report(CardLimits.Content.longTextNotice, pointer.appending(name))
            }
            let properties = AdaptiveProperties(value, pointer)
            let hasFallback = value["fallback"] != nil
            let before = (diagnostics: diagnostics.count, unknown: unknownCount)
            let reason: String
            if let missing = missingFeature(properties) {
                reason = "the feature “\(missing)” is missing"
            } else {
                switch read(&self, properties, depth) {
                case .value(let result):
                    // Unknown elements within that have no fallback of their own fall back here.
                    guard hasFallback, unknownCount > before.unknown else { return result }
                    diagnostics.removeLast(diagnostics.count - before.diagnostics)
                    unknownCount = before.unknown
                    reason = "an element within is not known"
                case .unknown(let text): reason = text
                }
            }
            guard let fallback = value["fallback"] else {
                unknownCount += 1
                report(reason, pointer)
                return nil
            }
            if fallback.stringValue?.lowercased() == "drop" { return nil }
            value = fallback
            pointer = pointer.appending("fallback")
        }
        return nil
    }

    /// The number of elements that an action counts as: a button is made of as many views.
    static let elementsOfAction = 4

    private var hasReportedText = false
    private var hasReportedLength = false

    /// The name of a text of an element that is cut when it is read; nil when there is none.
    private static func longText(of value: JSONValue) -> String? {
        value.objectValue?.members.first { member in
            member.value.stringValue.map(CardLimits.Content.isCut) ?? false
        }?.name
    }

    /// The length of the texts that an element shows; a longer one is cut when it is read. A sign of Markdown counts as
    /// eight letters, because a part of a text with a look of its own takes as long to draw, and the end of a line as 128:
    /// paragraphs and items of lists are views of their own.
    private static func textBytes(of value: JSONValue) -> Int {
        (value.objectValue?.members ?? []).reduce(0) { sum, member in
            guard let text = member.value.stringValue?.utf8 else { return sum }
            let shown = text.prefix(CardLimits.Content.maximumShownBytes)
            return shown.reduce(sum) { sum, byte in
                switch byte {
                case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["): sum + 8
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"): sum + 128
                default: sum + 1
                }
            }
        }
    }

    private func missingFeature(_ properties: AdaptiveProperties) -> String? {
        for requirement in properties["requires"]?.objectValue ?? [:] {
            guard let available = features[requirement.name] else { return requirement.name }
            guard let version = requirement.value.stringValue, version != "*" else { continue }
            if Self.isNewer(version, than: available) { return requirement.name }
        }
        return nil
    }

    // MARK: Common parts

    mutating func choice<Choice: AdaptiveChoice>(_ properties: AdaptiveProperties, _ name: String) -> Choice? {
        guard let value = properties[name], !value.isNull else { return nil }
        if let text = value.stringValue?.lowercased() {
            for choice in Choice.allCases where choice.rawValue.lowercased() == text { return choice }
        }
        let known = Choice.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        report("\(value.jsonText()) is not one of \(known)", properties.pointer.appending(name))
        return nil
    }

    mutating func link(_ properties: AdaptiveProperties, _ name: String) -> String? {
        guard let text = properties.text(name) else { return nil }
        guard let address = SafeLink.link(text) else {
            report("the address is empty, or its scheme is not allowed", properties.pointer.appending(name))
            return nil
        }
        return address
    }

    /// Reads the icon of an action: a picture, or an icon of UI5 by its name.
    mutating func icon(_ properties: AdaptiveProperties, _ name: String) -> String? {
        let scheme = "sap-icon://"
        if let text = properties.rawText(name), text.beginsInAnyCase(with: scheme),
            text.utf8.count > scheme.utf8.count, text.utf8.last != UInt8(ascii: "/")
        {
            return text
        }
        return media(properties, name)
    }

    mutating func media(_ properties: AdaptiveProperties, _ name: String) -> String? {
        guard let text = properties.rawText(name), !text.isEmpty else { return nil }
        guard let address = SafeLink.media(text) else {
            report("the scheme of the address is not allowed", properties.pointer.appending(name))
            return nil
        }
        return address
    }

    mutating func backgroundImage(_ properties: AdaptiveProperties) -> AdaptiveBackgroundImage? {
        guard let value = properties["backgroundImage"] else { return nil }
        if value.stringValue != nil {
            guard let url = media(properties, "backgroundImage") else { return nil }
            return AdaptiveBackgroundImage(
                url: url, fillMode: .cover, horizontalAlignment: .left, verticalAlignment: .top)
        }
        let image = AdaptiveProperties(value, properties.pointer.appending("backgroundImage"))
        guard let url = media(image, "url") else { return nil }
        return AdaptiveBackgroundImage(
            url: url, fillMode: choice(image, "fillMode") ?? .cover,
            horizontalAlignment: choice(image, "horizontalAlignment") ?? .left,
            verticalAlignment: choice(image, "verticalAlignment") ?? .top)
    }

    mutating func container(_ properties: AdaptiveProperties, depth: Int) -> AdaptiveContainer {
        AdaptiveContainer(
            items: elements(properties, "items", depth: depth), style: choice(properties, "style"),
            bleeds: properties.bool("bleed") ?? false, minimumHeight: properties.points("minHeight"),
            verticalContentAlignment: choice(properties, "verticalContentAlignment"),
            isRightToLeft: properties.bool("rtl"), backgroundImage: backgroundImage(properties),
            selectAction: selectAction(properties, depth))
    }
}

/// The members of an object, read in the types that cards want: numbers may be texts, and the other way round.
struct AdaptiveProperties {
    let value: JSONValue
    let pointer: JSONPointer

    init(_ value: JSONValue, _ pointer: JSONPointer) {
        self.value = value
        self.pointer = pointer
    }

    subscript(name: String) -> JSONValue? { value[name] }

    func text(_ name: String) -> String? { rawText(name).map(CardLimits.Content.shown) }

    /// The text of an address, which may hold a picture.
    func rawText(_ name: String) -> String? {
        switch value[name] {
        case .string(let text)?: text
        case .number(let number)?: JavaScriptNumber.text(number)
        case .bool(let bool)?: bool ? "true" : "false"
        default: nil
        }
    }

    func bool(_ name: String) -> Bool? {
        switch value[name] {
        case .bool(let bool)?: bool
        case .string(let text)? where text.utf8.count <= 5:
            text.lowercased() == "true" ? true : text.lowercased() == "false" ? false : nil
        default: nil
        }
    }

    func number(_ name: String) -> Double? {
        switch value[name] {
        case .number(let number)?: number.isFinite ? number : nil
        case .string(let text)? where !text.isEmpty:
            JavaScriptNumber.parse(text).isFinite ? JavaScriptNumber.parse(text) : nil
        default: nil
        }
    }

    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

    /// A length such as "50px", or a number.
    func points(_ name: String) -> Double? {
        if case .string(let text)? = value[name] {
            guard text.suffix(2).lowercased() == "px" else { return nil }
            let number = JavaScriptNumber.parse(String(text.dropLast(2)))
            return number.isFinite && number >= 0 ? number : nil
        }
        return number(name).flatMap { $0 >= 0 ? $0 : nil }
    }
}
