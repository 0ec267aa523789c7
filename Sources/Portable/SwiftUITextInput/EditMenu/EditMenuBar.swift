import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// The bar of an edit menu: as many items as fit side by side, and buttons that page to the rest.
///
/// 44 points high with round ends, titles of 15 points, and separators.
struct EditMenuBar: View {
    let items: [EditMenu.Item]
    /// Called when an item is chosen, before its action.
    let close: @MainActor () -> Void
    /// The index of the first visible item.
    @State private var start = 0

    nonisolated init(items: [EditMenu.Item], close: @escaping @MainActor () -> Void) {
        self.items = items
        self.close = close
    }

    private var first: Int { start < items.count ? start : 0 }

    var body: some View {
        let rest = items.count - first
        ViewThatFits(in: .horizontal) {
            EditMenuRow(bar: self, first: first, count: rest, start: $start)
            // Falls back to fewer items until the row fits.
            ForEach(1..<max(rest, 1), id: \.self) { fewer in
                EditMenuRow(bar: self, first: first, count: rest - fewer, start: $start)
            }
        }
        .background(.regularMaterial, in: Capsule())
        .clipShape(Capsule())
        // By eye.
        .background { PanelShadow(cornerRadius: 22) }
    }
}

/// A page of items, with buttons to the previous and the next page.
private struct EditMenuRow: View {
    let bar: EditMenuBar
    let first: Int
    let count: Int
    @Binding var start: Int

    var body: some View {
        HStack(spacing: 0) {
            if first > 0 {
                Button {
                    start = 0
                } label: {
                    Image(systemName: "chevron.backward").accessibilityLabel(Text(system: .back))
                }
            }
            ForEach(first..<first + count, id: \.self) { index in
                Button {
                    bar.close()
                    bar.items[index].perform()
                } label: {
                    Text(system: bar.items[index].word).lineLimit(1)
                }
                .overlay(alignment: .leading) { if index > 0 { EditMenuLine() } }
            }
            if first + count < bar.items.count {
                Button {
                    start = first + count
                } label: {
                    Image(systemName: "chevron.forward").accessibilityLabel(Text(system: .more))
                }
                .overlay(alignment: .leading) { EditMenuLine() }
            }
        }
        .buttonStyle(EditMenuItemStyle())
        .fixedSize()
    }
}

private struct EditMenuLine: View {
    @Environment(\.pixelLength) private var width

    var body: some View {
        Color(storage: .system(.separator)).frame(width: width).allowsHitTesting(false).accessibilityHidden(true)
    }
}

private struct EditMenuItemStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline)
            .foregroundStyle(.primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .frame(minHeight: 44)
            .background(configuration.isPressed ? Color(storage: .system(.systemFill)) : .clear)
            .contentShape(Rectangle())
    }
}
