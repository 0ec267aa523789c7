import SwiftUI

nonisolated protocol _ComponentGenerating {}
nonisolated protocol _ComponentMultiPropGenerating {}

/// An internal name for a public type: generated code spells out what it stands for.
typealias ActivityDT = String

/// Every tag that a single property may carry in the classic dialect.
nonisolated struct _Component: _ComponentGenerating {
    /// The main text.
    let title_: String
    let subtitle_: String?
    let detailImage_: Image?
    let labels_: [String]
    // sourcery: no_style
    // sourcery: backingComponent=IconStack
    // sourcery: customFunctionBuilder=IconBuilder
    let icons_: [IconStackItem]?
    // sourcery: no_style
    let hint_: String?
}

/// Backed as a whole by the component of its model.
// sourcery: backingComponent=ActivityItems
nonisolated protocol _ActionItems: _ComponentMultiPropGenerating {
    // sourcery: no_style
    var actionItems_: [ActivityDT]? { get }
    func didSelectActivityItem(_ activityItem: ActivityDT)
}

nonisolated protocol _Progress: SubtitleComponent, _ComponentMultiPropGenerating {
    // sourcery: no_view
    var fraction_: Double? { get }
}

nonisolated protocol _Rating: _ComponentMultiPropGenerating {
    // sourcery: no_view
    var stars_: Int? { get }
    func didRate(_ stars: Int) -> Bool
}

// sourcery: backingComponent=TextInput
nonisolated protocol _TextInput: _ComponentMultiPropGenerating, ObservableObject {
    // sourcery: bindingPropertyOptional = .constant("nothing")
    var textFilled_: String { get set }
    // sourcery: no_nil_check
    func onCommit()
}
