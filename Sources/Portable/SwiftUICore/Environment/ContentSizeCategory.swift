/// The former name of the preferred text size.
@available(iOS, deprecated: 100000.0, renamed: "DynamicTypeSize")
public enum ContentSizeCategory: Hashable, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// True for the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    private var step: Int { Self.allCases.firstIndex(of: self)! }

    @_documentation(visibility: internal)
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.step < rhs.step }
    @_documentation(visibility: internal)
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.step <= rhs.step }
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.step > rhs.step }
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.step >= rhs.step }

    /// The corresponding size of the newer type, which has the same order.
    fileprivate var typeSize: DynamicTypeSize { DynamicTypeSize.allCases[step] }

    fileprivate init(_ typeSize: DynamicTypeSize) { self = Self.allCases[typeSize.step] }
}

extension EnvironmentValues {
    /// The former name of ``dynamicTypeSize``.
    @available(iOS, deprecated: 100000.0, renamed: "dynamicTypeSize")
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.typeSize }
    }
}

@available(*, unavailable)
extension ContentSizeCategory: Sendable {}
