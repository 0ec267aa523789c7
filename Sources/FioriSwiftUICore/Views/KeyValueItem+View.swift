import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum KeyValueItem {
        static let key = Themed("KeyValueItem.key", TextStyle(.subheadline, .secondaryLabel))
        static let value = Themed("KeyValueItem.value", TextStyle(.body, .primaryLabel), as: .cellDetail)
        static let keyCumulative = EmptyModifier()
        static let valueCumulative = EmptyModifier()
    }
}

extension KeyValueItem: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            key
            if !isValueEmptyView { value }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .accessibilityElement(children: .combine)
        .cellStyleClass()
    }
}

struct KeyValueItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(KeyValueItem(key: "Serial Number", value: "533423-A"), category: .control)
    }
}

struct KeyValueItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            KeyValueItem(key: "Serial Number", value: "533423-A")
        }
    }
}
