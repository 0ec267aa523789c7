/// Names further information about a view, so that what is said under the same name later takes its place.
public struct AccessibilityCustomContentKey {
    let name: CustomContentName

    /// - Parameters:
    ///   - label: what the information is called.
    ///   - id: tells it from other information.
    public init(_ label: Text, id: String) { name = CustomContentName(label: label, id: .name(id)) }

    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// The name also tells the information from other information.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.key) }
}

extension AccessibilityCustomContentKey: Equatable {}

/// The name of custom content, which identifies it.
struct CustomContentName: Equatable, Sendable {
    let label: Text
    let id: ID

    static func == (lhs: CustomContentName, rhs: CustomContentName) -> Bool { lhs.id == rhs.id }

    enum ID: Equatable, Sendable {
        case name(String)
        case label(Text)
    }
}

/// The namespace of the Accessibility framework for content that is read on demand.
///
/// It belongs to a framework of its own, of which views need nothing but the importance.
@_documentation(visibility: internal)
public enum AXCustomContent {
    /// The importance of custom content: read with the label, or only on demand.
    @_documentation(visibility: internal)
    public enum Importance: UInt, Sendable {
        case `default`
        case high
    }
}

extension AccessibilityAttributes {
    /// Information beside label, value and hint.
    struct CustomContent {
        let name: CustomContentName
        /// Nil takes it away.
        let value: Text?
        let importance: AXCustomContent.Importance
    }

    mutating func add(
        _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance
    ) {
        customContent.append(CustomContent(name: key.name, value: value, importance: importance))
    }

    mutating func add(_ label: Text, _ value: Text, _ importance: AXCustomContent.Importance) {
        let name = CustomContentName(label: label, id: .label(label))
        customContent.append(CustomContent(name: name, value: value, importance: importance))
    }

    func applyCustomContent(to element: inout SemanticsElement, _ string: (Text) -> String) {
        for content in customContent {
            element.details.customContent.removeAll { $0.id as? CustomContentName.ID == content.name.id }
            guard let value = content.value else { continue }
            element.details.customContent.append(
                SemanticsCustomContent(
                    id: content.name.id, label: string(content.name.label), value: string(value),
                    isImportant: content.importance == .high))
        }
    }
}

extension View {
    /// Adds information that assistive technology reads on demand; nil takes it away.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.add(key, value, importance) }
    }

    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.add(key, Text(valueKey), importance) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
        accessibility { $0.add(key, Text(value), importance) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.add(label, value, importance) }
    }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.add(AccessibilityCustomContentKey(labelKey), value, importance) }
    }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.add(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
        accessibility { $0.add(AccessibilityCustomContentKey(labelKey), Text(value), importance) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Adds information that assistive technology reads on demand; nil takes it away.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.add(key, value, importance) }
    }

    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.add(key, Text(valueKey), importance) }
    }

    @_disfavoredOverload
    public func accessibilityCustomContent<V>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> where V: StringProtocol {
        accessibility { $0.add(key, Text(value), importance) }
    }

    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.add(label, value, importance) }
    }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.add(AccessibilityCustomContentKey(labelKey), value, importance) }
    }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.add(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance) }
    }

    @_disfavoredOverload
    public func accessibilityCustomContent<V>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> where V: StringProtocol {
        accessibility { $0.add(AccessibilityCustomContentKey(labelKey), Text(value), importance) }
    }
}
