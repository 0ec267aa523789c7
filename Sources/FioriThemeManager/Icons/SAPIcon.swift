import Foundation
import SwiftUI

/// Icons by their names in UI5 and its cards.
public enum SAPIcon {
    /// Scheme of names in UI5's icon font.
    public static let scheme = "sap-icon://"

    /// SF Symbol drawn for an unknown icon name.
    public static let placeholder = "questionmark.square"

    /// Known icon names, without the scheme, in alphabetical order.
    public static let names = SAPIconTable.symbols.keys.sorted()

    private static let reported = Guarded<Set<String>>([])

    /// Returns the name of the SF Symbol that draws an icon.
    /// - Parameter name: `sap-icon://` and the name of an icon, or the name of an SF Symbol, which is returned
    ///   unchanged.
    /// - Returns: The symbol's name; ``placeholder`` for an unknown icon, which is logged once.
    public static func symbolName(for name: String) -> String {
        guard name.hasPrefix(scheme) else { return name }
        if let symbol = SAPIconTable.symbols[icon(of: name)] { return symbol }
        if reported.withValue({ $0.insert(name).inserted }) {
            NSLog("%@", "There is no icon “\(name)”; a placeholder is drawn in its place.")
        }
        return placeholder
    }

    /// Returns true if a name has the scheme and names a known icon.
    /// - Parameter name: `sap-icon://` and the name of an icon.
    public static func isKnown(_ name: String) -> Bool {
        name.hasPrefix(scheme) && SAPIconTable.symbols[icon(of: name)] != nil
    }

    /// A collection may precede the icon: sap-icon://SAP-icons-TNT/name.
    private static func icon(of name: String) -> String {
        name.dropFirst(scheme.count).split(separator: "/").last.map(String.init) ?? ""
    }
}

extension Image {
    /// An icon of UI5 or a symbol of the system.
    /// - Parameter sapIcon: `sap-icon://` and the name of an icon, or the name of an SF Symbol.
    public init(sapIcon: String) { self.init(systemName: SAPIcon.symbolName(for: sapIcon)) }
}
