import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// Goes to the page below, or with a long press to one of all those below (iOS 14 and later); shows what that is called, "Back"
/// where that is too long, or nothing but the chevron.
struct BackButton: View {
    let title: Text?
    /// True if the chevron has no title.
    var hidesTitle = false
    let action: @MainActor () -> Void
    @Environment(\.navigatorReference) private var stack
    @State private var isMenuOpen = false
    @State private var history: [BackTarget] = []

    var body: some View {
        Button(action: action) {
            HStack(spacing: 5) {
                Image(systemName: "chevron.backward").font(.body.weight(.semibold)).imageScale(.large)
                    .accessibilityHidden(true)
                if !hidesTitle {
                    ViewThatFits(in: .horizontal) {
                        if let title { title.lineLimit(1) }
                        Text(system: .back).lineLimit(1)
                        Color.clear.frame(width: 0, height: 0)
                    }
                }
            }
            .font(.body)
            .frame(minHeight: 44)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(title ?? Text(system: .back))
        .menu(isPresented: $isMenuOpen, after: .long) { _ in
            guard let history = stack.navigator?.history, !history.isEmpty else { return false }
            self.history = history
            isMenuOpen = true
            return true
        } panel: {
            MenuPanel {
                isMenuOpen = false
            } items: {
                ForEach(history.indices, id: \.self) { index in
                    Button(action: history[index].go) { history[index].title ?? Text(system: .back) }
                }
            }
        }
        // The chevron stands 8 from the edge.
        .padding(.leading, -8)
    }
}
