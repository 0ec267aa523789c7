import FioriComponents
import SwiftUI

/// The values of properties in the types of FioriComponents.
extension PropertyValues {
    /// A text that must be there.
    func words(_ name: String) -> AttributedString { AttributedString(required(name)) }

    func listOfWords(_ name: String) -> [AttributedString] { (texts(name) ?? []).map { AttributedString($0) } }

    func content(_ name: String) -> TextOrIcon? { text(name).map(Self.content) }

    func contents(_ name: String) -> [TextOrIcon] { (texts(name) ?? []).map(Self.content) }

    /// A button with the text, which tells the page that it was tapped.
    func button(_ name: String) -> FioriButton? {
        text(name).map { title in
            FioriButton(title: title) { [page] _ in page?.report(name, title) }
        }
    }

    /// One of the cases of an enumeration by its name; the first one if it is left out.
    func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) -> Choice where Choice.RawValue == String {
        text(name).flatMap { Choice(rawValue: $0) } ?? Choice.allCases[Choice.allCases.startIndex]
    }

    private static func content(_ text: String) -> TextOrIcon {
        symbolName(text).map { .icon(Image(sapIcon: $0)) } ?? .text(AttributedString(text))
    }
}
