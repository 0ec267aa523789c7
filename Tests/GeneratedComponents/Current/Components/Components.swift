import SwiftUI

nonisolated protocol _ComponentGenerating {}
nonisolated protocol _ComponentMultiPropGenerating {}

/// Every tag that a single property may carry in the current dialect.
nonisolated struct _Component: _ComponentGenerating {
    /// The main text.
    let title_: String
    let subtitle: String?
    let detailImage: Image?
    let labels: [String]
    let notes: [String]?
    // sourcery: backingComponent = AttributedText
    let bodyText: AttributedString?
    // sourcery: no_style
    // sourcery: backingComponent = IconStack
    // sourcery: customFunctionBuilder = IconBuilder
    let icons_: [IconStackItem]?
    // sourcery: genericParameter.name = CaptionView, default.value = "Hello World", default.isStringLiteral
    let caption: String?
    // sourcery: no_view, default.value = 3.0
    let limit: Double
    // sourcery: no_view
    let fraction: Double?
    // sourcery: no_style
    let hint: String?
    let `default`: String?
}

nonisolated protocol _ActionItems: _ComponentMultiPropGenerating {
    var actionItems: [String]? { get }
    // sourcery: no_view
    var didSelectActivityItem: ((String) -> Void)? { get }
}

nonisolated protocol _Action: _ComponentMultiPropGenerating {
    var actionText: String? { get }
    // sourcery: no_view
    var didSelectAction: (() -> Void)? { get }
}

nonisolated protocol _TextInput: _ComponentMultiPropGenerating, AnyObject {
    // sourcery: bindingPropertyOptional = .constant("nothing")
    var textInputValue_: String { get set }
    // sourcery: no_view
    var onCommit_: (() -> Void)? { get }
}

nonisolated protocol _Switching: _ComponentMultiPropGenerating, AnyObject {
    // sourcery: bindingProperty
    // sourcery: no_view
    var isOn: Bool { get set }
}

/// A component protocol that inherits another.
nonisolated protocol _Rating: SubtitleComponent, _ComponentMultiPropGenerating {
    // sourcery: no_view
    var stars: Int? { get }
    // sourcery: no_view
    var didRate: (Int) -> Void { get }
}
