/// The components of FioriComponents in the gallery, in the order it shows them.
@MainActor
package enum StyleableCatalog {
    /// The component of a name.
    package static func entry(named name: String) -> ComponentEntry? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }

    /// All components, in the order that the gallery shows them.
    package static let all: [ComponentEntry] = [
        .styleableObjectHeader,
        .styleableProfileHeader,
        .styleableSectionHeader,
        .styleableSectionFooter,
        .styleableObjectItem,
        .styleableContactItem,
        .styleableKeyValueItem,
        .styleableLabelItem,
        .styleableActivityItem,
        .styleableAvatarStack,
        .styleableTag,
        .styleableFioriButton,
    ]
}
