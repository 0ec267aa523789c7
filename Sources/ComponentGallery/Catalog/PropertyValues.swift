import FioriSwiftUICore
import SwiftUI

/// The values of a component's properties, as they are written on the command line. An empty one leaves the property out.
struct PropertyValues {
    private var texts: [String: String] = [:]

    /// The values of the catalogue, with some replaced.
    /// - Throws: ``RenderingError`` for a name that the component does not have, or a value of the wrong kind.
    @MainActor
    init(of entry: ComponentEntry, setting replaced: [(name: String, value: String)] = []) throws {
        for property in entry.properties { texts[property.name] = property.value }
        for (name, value) in replaced {
            guard let property = entry.properties.first(where: { $0.name == name }) else {
                throw RenderingError.unknownProperty(name, component: entry.name, known: entry.properties.map(\.name))
            }
            guard value.isEmpty || property.accepts(value) else {
                throw RenderingError.badValue(value, property: name, expected: property.kind.rawValue)
            }
            texts[name] = value.isEmpty ? nil : value
        }
    }

    /// A property that may be left out.
    func text(_ name: String) -> String? { texts[name] }

    /// A property that must be there.
    func required(_ name: String) -> String { texts[name] ?? "" }

    func texts(_ name: String) -> [String]? {
        texts[name].map { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    func image(_ name: String) -> Image? { texts[name].map { Image(systemName: $0) } }

    func textOrIcon(_ name: String) -> TextOrIcon? { texts[name].map(Self.textOrIcon) }

    func icons(_ name: String) -> [TextOrIcon]? { texts(name)?.map(Self.textOrIcon) }

    func number(_ name: String) -> Double? { texts[name].flatMap { Double($0) } }

    func flag(_ name: String) -> Bool { texts[name] == "true" }

    private static func textOrIcon(_ text: String) -> TextOrIcon {
        text.hasPrefix("icon:") ? .icon(Image(systemName: String(text.dropFirst(5)))) : .text(text)
    }
}
