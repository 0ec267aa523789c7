import SwiftUI

nonisolated protocol _ComponentGenerating {}
nonisolated protocol _ComponentMultiPropGenerating {}

/// The single properties of the original SDK.
nonisolated struct _Component: _ComponentGenerating {
    let title: String
    let subtitle: String?
    // sourcery: backingComponent = TagStack, customFunctionBuilder = TagBuilder
    let tags: [String]?
    let footnote: String?
    let descriptionText: String?
    let detailImage: Image?
    let attribute: String?
    let secondaryAttribute: String?
    let timestamp: String?
    let secondaryTimestamp: String?
    let trend: String?
    let trendImage: Image?
    // sourcery: backingComponent = TextOrIconView
    let status: TextOrIcon?
    // sourcery: backingComponent = TextOrIconView
    let substatus: TextOrIcon?
    let bodyText: String?
    let icon: Image?
    let accessoryIcon: Image?
    // sourcery: backingComponent = IconStack, customFunctionBuilder = IconBuilder
    let icons: [TextOrIcon]?
    let key: String
    let value: String?
    let kpi: String?
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
    // sourcery: bindingPropertyOptional = .constant("")
    var textInputValue: String { get set }
    // sourcery: no_view
    var onCommit: (() -> Void)? { get }
}

nonisolated protocol _KpiProgress: KpiComponent, _ComponentMultiPropGenerating {
    // sourcery: no_view
    var fraction: Double? { get }
}

nonisolated protocol _ProgressIndicator: _ComponentMultiPropGenerating {
    var progressIndicatorText: String? { get }
}
