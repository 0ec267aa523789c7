import Foundation
import SwiftUI

/// Icons by their names in UI5 and its cards.
public enum SAPIcon {
    /// Scheme of names in UI5's icon font.
    public static let scheme = "sap-icon://"

    /// SF Symbol drawn for an unknown icon name.
    public static let placeholder = "questionmark.square"

    /// Names of the icons in UI5's own font, without the scheme, in alphabetical order.
    public static let names = SAPIconTable.font.names

    private static let reported = Guarded<Set<String>>([])

    /// Returns the name of the SF Symbol that draws an icon.
    /// - Parameter name: `sap-icon://` and the name of an icon, or the name of an SF Symbol, which is returned
    ///   unchanged.
    /// - Returns: The symbol's name; ``placeholder`` for an unknown icon, which is logged once.
    public static func symbolName(for name: String) -> String {
        guard name.hasPrefix(scheme) else { return name }
        if let symbol = symbol(of: name) { return symbol }
        if reported.withValue({ $0.insert(name).inserted }) {
            NSLog("%@", "There is no icon “\(name)”; a placeholder is drawn in its place.")
        }
        return placeholder
    }

    /// Returns true if a name has the scheme and names a known icon.
    /// - Parameter name: `sap-icon://` and the name of an icon.
    public static func isKnown(_ name: String) -> Bool { name.hasPrefix(scheme) && symbol(of: name) != nil }

    /// The symbol of a name with the scheme. A collection may precede the icon: sap-icon://SAP-icons-TNT/name. Icons that
    /// only collections have are unknown without one, as in UI5.
    private static func symbol(of name: String) -> String? {
        let parts = name.dropFirst(scheme.count).split(separator: "/")
        guard let icon = parts.last.map(String.init) else { return nil }
        if let symbol = SAPIconTable.font[icon] { return symbol }
        return parts.count > 1 && parts[0] != "SAP-icons" ? SAPIconTable.collections[icon] : nil
    }
}

extension Image {
    /// An icon of UI5 or a symbol of the system.
    /// - Parameter sapIcon: `sap-icon://` and the name of an icon, or the name of an SF Symbol.
    public init(sapIcon: String) { self.init(systemName: SAPIcon.symbolName(for: sapIcon)) }
}
