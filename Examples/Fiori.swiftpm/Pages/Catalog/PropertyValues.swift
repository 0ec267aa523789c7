import FioriSwiftUICore
import SwiftUI

/// The values of a component's properties, as they are written on the command line. An empty one leaves the property
/// out.
package struct PropertyValues: Sendable {
    private var texts: [String: String] = [:]
    /// The page that shows the component live; nil in pictures.
    package var page: LivePage?

    /// The values of the catalogue, with some replaced.
    /// - Parameter checkSymbol: throws for the name of a symbol that cannot be drawn.
    /// - Throws: ``RenderingError`` for a name that the component does not have, or a value of the wrong kind.
    @MainActor
    package init(
        of entry: ComponentEntry, setting replaced: [(name: String, value: String)] = [],
        checkSymbol: (String) throws -> Void = { _ in }
    ) throws {
        for property in entry.properties { texts[property.name] = property.value }
        for (name, value) in replaced {
            guard let property = entry.properties.first(where: { $0.name == name }) else {
                throw RenderingError.unknownProperty(name, component: entry.name, known: entry.properties.map(\.name))
            }
            guard value.isEmpty || property.accepts(value) else {
                throw RenderingError.badValue(value, property: name, expected: property.format)
            }
            if !value.isEmpty {
                for symbol in property.symbolNames(in: value) { try checkSymbol(symbol) }
            }
            texts[name] = value.isEmpty ? nil : value
        }
    }

    /// A property that may be left out.
    func text(_ name: String) -> String? { texts[name] }

    /// A property that must be there.
    func required(_ name: String) -> String { texts[name] ?? "" }

    func texts(_ name: String) -> [String]? { texts[name].map(Self.parts) }

    func image(_ name: String) -> Image? { texts[name].map { Image(sapIcon: $0) } }

    func textOrIcon(_ name: String) -> TextOrIcon? { texts[name].map(Self.textOrIcon) }

    func icons(_ name: String) -> [TextOrIcon]? { texts(name)?.map(Self.textOrIcon) }

    func number(_ name: String) -> Double? { texts[name].flatMap { Double($0) } }

    /// A number of points, which is not negative.
    func length(_ name: String) -> CGFloat { max(0, CGFloat(number(name) ?? 0)) }

    func flag(_ name: String) -> Bool { texts[name] == "true" }

    func attributedText(_ name: String) -> AttributedString? { texts[name].map { AttributedString($0) } }

    /// A button with the text.
    @MainActor
    func action(_ name: String) -> Action? { texts[name].map { Action(actionText: $0) } }

    /// A button with the text, in the reader's language where it is the component's own text.
    @MainActor
    func action(_ name: String, _ model: ActionModel) -> Action? {
        texts[name].map { $0 == model.actionText ? Action(model: model) : Action(actionText: $0) }
    }

    func activities(_ name: String) -> [ActivityItemDataType]? {
        texts(name)?.map { ActivityItemDataType(type: Self.activityTypes[$0] ?? .custom(Image(sapIcon: $0))) }
    }

    // MARK: As it is written

    static func parts(of text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The symbol that stands in the place of a text.
    static func symbolName(_ text: String) -> String? { text.hasPrefix("icon:") ? String(text.dropFirst(5)) : nil }

    static var activityTypes: [String: ActivityItemType] {
        ["phone": .phone, "email": .email, "message": .message, "videoCall": .videoCall, "detail": .detail]
    }

    private static func textOrIcon(_ text: String) -> TextOrIcon {
        symbolName(text).map { .icon(Image(sapIcon: $0)) } ?? .text(text)
    }
}
