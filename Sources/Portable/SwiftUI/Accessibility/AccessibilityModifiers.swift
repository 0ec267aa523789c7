/// Adds to what assistive technology knows of a view.
public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never

    nonisolated let attributes: AccessibilityAttributes

    nonisolated init(_ attributes: AccessibilityAttributes) { self.attributes = attributes }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { BoxModifierNode(modifier: modifier.value, inputs: inputs, content: body) }
    }
}

/// What a modifier says of a view; nil leaves things as they are.
struct AccessibilityAttributes {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden: Bool?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var sortPriority: Double?
    var children: AccessibilityChildBehavior?
}

extension AccessibilityAttachmentModifier: BoxModifier {
    func makeBox(environment: EnvironmentValues) -> AccessibilityBox {
        AccessibilityBox(attributes, environment: environment)
    }

    func update(_ box: AccessibilityBox, environment: EnvironmentValues) {
        box.attributes = attributes
        box.environment = environment
    }
}

/// What kind of element a view is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    public init() { bits = 0 }

    private init(bits: UInt32) { self.bits = bits }

    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits | other.bits) }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits & other.bits) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(bits: bits ^ other.bits)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        bits &= ~member.bits
        return member
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = contains(newMember) ? newMember : nil
        formUnion(newMember)
        return known
    }
}

/// What becomes of the elements in a view that is an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case ignore, contain, combine }
    private let kind: Kind

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay elements in a container.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Their properties go into the one element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The box of a view that modifiers say something of.
final class AccessibilityBox: TransparentBox, @unchecked Sendable {
    var attributes: AccessibilityAttributes
    var environment: EnvironmentValues

    init(_ attributes: AccessibilityAttributes, environment: EnvironmentValues) {
        self.attributes = attributes
        self.environment = environment
    }

    override func describe(to builder: inout SemanticsBuilder) {
        if attributes.isHidden == true { return }
        let inner = builder.gather { super.describe(to: &$0) }
        let frame = builder.frame(of: self)
        switch attributes.children {
        case .ignore?:
            builder.add(applied(to: SemanticsElement(role: .other, label: "", frame: frame)))
        case .contain?:
            var element = SemanticsElement(role: .container, label: "", frame: frame)
            element.children = inner
            builder.add(applied(to: element))
        case .combine?:
            builder.add(applied(to: Self.combined(inner, frame: frame)))
        case nil where inner.isEmpty:
            let element = SemanticsElement(role: .other, label: "", frame: frame)
            if attributes.label != nil || attributes.value != nil || attributes.identifier != nil {
                builder.add(applied(to: element))
            }
        default:
            // iOS hands what a modifier says of several elements to each of them.
            for element in inner { builder.add(applied(to: element)) }
        }
    }

    /// One element with what several say, as a reader would speak it.
    static func combined(_ elements: [SemanticsElement], frame: CGRect) -> SemanticsElement {
        var result = SemanticsElement(role: .other, label: "", frame: frame)
        result.label = elements.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
        let values = elements.compactMap(\.value)
        result.value = values.isEmpty ? nil : values.joined(separator: ", ")
        if elements.count == 1 { result.role = elements[0].role }
        if elements.contains(where: { $0.role == .button }) { result.role = .button }
        result.isEnabled = elements.allSatisfy(\.isEnabled)
        result.isSelected = elements.contains(where: \.isSelected)
        result.isHeader = elements.contains(where: \.isHeader)
        return result
    }

    private func applied(to element: SemanticsElement) -> SemanticsElement {
        var element = element
        func text(_ text: Text) -> String { ResolvedText(text, in: environment).plainText }
        if let label = attributes.label { element.label = text(label) }
        if let value = attributes.value { element.value = text(value) }
        if let hint = attributes.hint { element.hint = text(hint) }
        if let identifier = attributes.identifier { element.identifier = identifier }
        if let priority = attributes.sortPriority { element.sortPriority = priority }
        if attributes.addedTraits.contains(.isButton) { element.role = .button }
        if attributes.addedTraits.contains(.isLink) { element.role = .link }
        if attributes.addedTraits.contains(.isImage) { element.role = .image }
        if attributes.addedTraits.contains(.isHeader) { element.isHeader = true }
        if attributes.addedTraits.contains(.isSelected) { element.isSelected = true }
        if attributes.removedTraits.contains(.isHeader) { element.isHeader = false }
        if attributes.removedTraits.contains(.isSelected) { element.isSelected = false }
        if attributes.removedTraits.contains(.isButton), element.role == .button { element.role = .other }
        return element
    }
}

extension View {
    nonisolated private func accessibility(
        _ change: (inout AccessibilityAttributes) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return modifier(AccessibilityAttachmentModifier(attributes))
    }

    /// What the view is called.
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.label = label }
    }

    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.label = Text(labelKey) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility { $0.label = Text(label) }
    }

    /// What the view's value is.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.value = valueDescription }
    }

    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.value = Text(valueKey) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility { $0.value = Text(value) }
    }

    /// What happens when the view is used.
    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.hint = hint }
    }

    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.hint = Text(hintKey) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility { $0.hint = Text(hint) }
    }

    /// Whether assistive technology passes over the view.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.isHidden = hidden }
    }

    /// A name for tests.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.identifier = identifier }
    }

    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addedTraits = traits }
    }

    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.removedTraits = traits }
    }

    /// Which elements are read before others; 0 for those that do not say.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Makes the view one element.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }
}
