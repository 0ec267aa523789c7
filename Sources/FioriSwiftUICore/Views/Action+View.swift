import SwiftUI

extension Fiori {
    nonisolated enum Action {
        nonisolated struct ActionText: ViewModifier {
            @Environment(\.isEnabled) private var isEnabled

            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .body, weight: .semibold))
                    .foregroundStyle(.preferredColor(isEnabled ? .tintColor : .quaternaryLabel))
            }
        }

        typealias ActionTextCumulative = EmptyModifier

        static let actionText = Themed("Action.actionText", ActionText(), as: .buttonText)
        static let actionTextCumulative = ActionTextCumulative()
    }
}

nonisolated extension Action {
    /// A button.
    ///
    /// - Parameter model: Title and action of the button. Default buttons of components have titles in the reader's
    ///   language.
    public init(model: ActionModel) {
        self.init(actionText: model.actionText, didSelectAction: model.didSelectAction)
        defaultTitle = (model as? any DefaultAction)?.title
    }
}

extension Action: View {
    public var body: some View {
        if let text = defaultTitle?.text ?? _actionText.map({ Text($0) }) {
            ActionButton(text: text, action: _didSelectAction)
        }
    }
}

/// Button that also runs the effect that a component adds.
private struct ActionButton: View {
    let text: Text
    let action: (() -> Void)?
    @Environment(\.actionEffect) private var actionEffect

    var body: some View {
        Button {
            action?()
            actionEffect?()
        } label: {
            ActionLabel(text: text)
        }
        // The action itself runs the effect, so styles must not run it again.
        .environment(\.actionEffect, nil)
    }
}

/// Title of the button, in the style that the app sets.
private struct ActionLabel: View {
    let text: Text
    @Environment(\.actionTextModifier) private var actionTextModifier
    @Environment(\.isActionSized) private var isActionSized

    var body: some View {
        let label = text.modifier(actionTextModifier.concat(Fiori.Action.actionText))
        if isActionSized {
            label
        } else {
            // At least 44 by 44 points to touch (Human Interface Guidelines, Accessibility).
            label
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
        }
    }
}

struct ActionLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(Action(actionText: "Start"), category: .control)
    }
}

struct ActionPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            Action(actionText: "Start")
        }
    }
}
