/// Information about an element that is read on demand.
package struct SemanticsCustomContent: Sendable {
    /// The name that replaces earlier content of the same name.
    let id: any Equatable & Sendable
    package let label: String
    package let value: String
    /// True if it is read with the label.
    package let isImportant: Bool
}
