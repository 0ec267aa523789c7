import Foundation
import SwiftUI

/// Icons by the names that UI5 and its cards have for them.
public enum SAPIcon {
    /// What a name of UI5's icon font starts with.
    public static let scheme = "sap-icon://"

    /// What is drawn for a name that nobody knows.
    public static let placeholder = "questionmark.square"

    /// The names that are known, without the scheme, in alphabetical order.
    public static let names = SAPIconTable.symbols.keys.sorted()

    private static let reported = Guarded<Set<String>>([])

    /// The SF Symbol that draws an icon.
    /// - Parameter name: `sap-icon://` and the name of an icon, or the name of an SF Symbol, which is handed back.
    /// - Returns: ``placeholder`` for an icon that is not known, with one line in the log for each.
    public static func symbolName(for name: String) -> String {
        guard name.hasPrefix(scheme) else { return name }
        if let symbol = SAPIconTable.symbols[icon(of: name)] { return symbol }
        if reported.withValue({ $0.insert(name).inserted }) {
            NSLog("%@", "There is no icon “\(name)”; a placeholder is drawn in its place.")
        }
        return placeholder
    }

    /// Whether a name with the scheme is that of an icon that is known.
    /// - Parameter name: `sap-icon://` and the name of an icon.
    public static func isKnown(_ name: String) -> Bool {
        name.hasPrefix(scheme) && SAPIconTable.symbols[icon(of: name)] != nil
    }

    /// A collection may stand before the icon: sap-icon://SAP-icons-TNT/name.
    private static func icon(of name: String) -> String {
        name.dropFirst(scheme.count).split(separator: "/").last.map(String.init) ?? ""
    }
}

extension Image {
    /// An icon of UI5 or a symbol of the system.
    /// - Parameter sapIcon: `sap-icon://` and the name of an icon, or the name of an SF Symbol.
    public init(sapIcon: String) { self.init(systemName: SAPIcon.symbolName(for: sapIcon)) }
}
