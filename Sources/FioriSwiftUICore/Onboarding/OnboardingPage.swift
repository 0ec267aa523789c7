import FioriThemeManager
import SwiftUI

/// A page with texts above and buttons below, which scrolls when there is not room for all of it.
struct OnboardingPage<Content: View, Actions: View>: View {
    private let isRegular: Bool
    private let content: Content
    private let actions: Actions

    init(isRegular: Bool, @ViewBuilder content: () -> Content, @ViewBuilder actions: () -> Actions) {
        self.isRegular = isRegular
        self.content = content()
        self.actions = actions()
    }

    var body: some View {
        ViewThatFits(in: .vertical) {
            page
            ScrollView { page }
        }
        .modifier(Fiori.Page.background)
    }

    private var page: some View {
        VStack(spacing: 0) {
            // The texts choose first: of two stacks that are equals each gets half of the page, however long its texts.
            VStack(spacing: 16) { content }.layoutPriority(1)
            Spacer(minLength: 32)
            VStack(spacing: 8) { actions }
        }
        .multilineTextAlignment(.center)
        // Lines of about 60 letters are read easily; wider ones are not.
        .frame(maxWidth: 480)
        .padding(.horizontal, isRegular ? 48 : 16)
        .padding(.top, isRegular ? 80 : 40)
        .padding(.bottom, 24)
        .frame(maxWidth: .infinity)
    }
}

/// A text that names its page.
nonisolated struct PageHeading: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content.accessibilityAddTraits(.isHeader)
    }
}

extension Fiori {
    nonisolated enum Page {
        static let background = Themed("Page.background", PageBackground())
    }
}

/// The background of a page.
nonisolated struct PageBackground: ViewModifier {
    @MainActor func body(content: Content) -> some View { content.background(.preferredColor(.primaryBackground)) }
}

nonisolated extension PageBackground: ControlStyle {
    var classes: PartClasses { .page }

    @MainActor func classLook(_ styles: StyleSheetStyles) -> some ViewModifier {
        PageClassLook(styles: styles)
    }
}

/// The background of a page in the look of a class of style sheets.
private struct PageClassLook: ViewModifier {
    let styles: StyleSheetStyles

    func body(content: Content) -> some View {
        StyleSheetReader(styles) { style in
            content
                .background { StyleSheetFill(style: style).ignoresSafeArea() }
                .background(.preferredColor(.primaryBackground))
        }
    }
}
