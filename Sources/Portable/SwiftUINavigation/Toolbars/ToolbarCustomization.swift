import SwiftUICore

/// The changes that people may make to an item of a toolbar that can be customized.
public struct ToolbarCustomizationBehavior: Sendable {
    private enum Kind { case `default`, reorderable, disabled }

    private let kind: Kind

    /// The item can be moved and removed.
    public static var `default`: ToolbarCustomizationBehavior { .init(kind: .default) }

    /// The item can be moved.
    public static var reorderable: ToolbarCustomizationBehavior { .init(kind: .reorderable) }

    /// The item stays where it is.
    public static var disabled: ToolbarCustomizationBehavior { .init(kind: .disabled) }
}

/// Options of an item of a toolbar before people have customized it.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item can be used even if it is hidden.
    public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

extension CustomizableToolbarContent {
    /// Sets the changes that people may make to the item. Bars here have no way to change them.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }

    /// Hides the item until people add it, or shows it.
    ///
    /// Bars here have no way to add items, so that a hidden one which is always available is shown.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        CustomizedToolbarContent(
            content: self, isHidden: defaultVisibility == .hidden && !options.contains(.alwaysAvailable))
    }

    @available(*, deprecated, message: "Please pass either a visibility or customization options")
    public func defaultCustomization() -> some CustomizableToolbarContent { defaultCustomization(.automatic) }
}

/// Items that are shown, or hidden until people add them.
nonisolated private struct CustomizedToolbarContent<Content: CustomizableToolbarContent>: CustomizableToolbarContent,
    ToolbarPrimitive
{
    typealias Body = Never

    let content: Content
    let isHidden: Bool

    @MainActor var itemsView: AnyView { isHidden ? AnyView(EmptyView()) : content.toolbarItems }
}
