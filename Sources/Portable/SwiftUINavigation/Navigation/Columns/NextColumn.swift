import SwiftUICore

/// The view that a link in the column before shows in place of a split view's own column.
@MainActor
final class NextColumn {
    private struct Shown {
        let page: PushedPage
        let content: AnyView
    }

    private let shown = StateLocation<Shown?>(nil)

    nonisolated init() {}

    /// The page that is shown, if any; the body that asks follows it.
    var page: (id: ObjectIdentifier, content: AnyView)? {
        shown.get().map { (ObjectIdentifier($0.page), $0.content) }
    }

    /// Called when something is shown in the column, or no longer.
    var follow: (Bool) -> Void = { _ in }
    /// The stack that the column has.
    var stack: () -> (any ColumnStack)? = { nil }

    /// Shows a page, or brings the one that is shown up to date. The link to the page before hears that it is left.
    func show(_ page: PushedPage) {
        let old = current
        current = page
        shown.set(Shown(page: page, content: page.content), transaction: .current)
        guard old !== page else { return }
        if let old {
            old.isLeft = true
            old.didHide()
        }
        follow(true)
    }

    /// Shows a value's page in the column's own stack; returns whether that knows the type of the value.
    func show(_ value: PathValue) -> Bool {
        guard let stack = stack(), stack.showAlone(value) else { return false }
        follow(true)
        return true
    }

    func hide(_ page: PushedPage) {
        guard current === page else { return }
        current = nil
        shown.set(nil, transaction: .current)
        follow(false)
    }

    /// People have gone back from the page that is shown; its link hears of it.
    func leave() {
        guard let page = current else { return }
        current = nil
        shown.set(nil, transaction: .current)
        page.isLeft = true
        page.didHide()
    }

    private var current: PushedPage?
}

/// Shows the page that a link in the column before leads to, else the column's own view.
struct NextColumnView<Own: View>: View {
    let column: NextColumn
    let own: Own

    var body: some View {
        Group {
            if let page = column.page {
                StackOfPages(path: nil, root: page.content, isColumn: true).id(page.id)
            } else {
                StackOfPages(path: nil, root: own, isColumn: true)
            }
        }
        // The search of the whole split view stands in its side bar.
        .environment(\.outerBarSettings, nil)
    }
}

private struct NextColumnReference {
    weak var column: NextColumn?
}

private struct NextColumnKey: ScreenLocalKey {
    static var defaultValue: NextColumnReference { NextColumnReference() }
}

extension EnvironmentValues {
    /// Column in which the links of a split view's column open; nil for stacks that open links themselves.
    var nextColumn: NextColumn? {
        get { self[NextColumnKey.self].column }
        set { self[NextColumnKey.self] = NextColumnReference(column: newValue) }
    }
}
