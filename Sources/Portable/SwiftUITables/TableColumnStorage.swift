import Foundation
import SwiftUICore

// Customisations of a table's columns, stored with the app or the scene.

extension TableColumnCustomization {
    fileprivate static func stored(_ value: Any) -> Self? {
        (value as? Data).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }

    fileprivate var stored: Data? { try? JSONEncoder().encode(self) }
}

extension AppStorage {
    nonisolated public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(
            key, store: store, initial: wrappedValue, read: { .stored($0) },
            write: { $0.stored })
    }
}

extension SceneStorage {
    nonisolated public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(
            key, initial: wrappedValue, read: { .stored($0) }, write: { $0.stored })
    }
}
