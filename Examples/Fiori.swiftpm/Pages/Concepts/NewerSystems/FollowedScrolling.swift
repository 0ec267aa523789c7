import FioriComponents
import SwiftUI

/// Rows that are scrolled by buttons and by hand, and what can be read meanwhile.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct FollowedScrolling: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var progress = 0.0
    @State private var visible: [Int] = []
    @State private var width: CGFloat = 0
    @State private var phase = "at rest"

    private static let orders = 1...60

    var body: some View {
        VStack(spacing: 0) {
            orders
            Divider()
            report
        }
        .codeButton(SourceCode(file: #filePath))
    }

    private var orders: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(Self.orders, id: \.self) { number in
                    ObjectItem(
                        title: AttributedString("Order \(4_700 + number)"),
                        subtitle: number.isMultiple(of: 3) ? "Pump with controls" : "Spare parts for a pump",
                        status: .text(number.isMultiple(of: 4) ? "Late" : "On time"))
                    Divider()
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal, 16)
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Double.self) { geometry in
            let way = geometry.contentSize.height - geometry.containerSize.height
            return way > 0 ? min(max(Double(geometry.contentOffset.y / way), 0), 1) : 0
        } action: {
            progress = $1
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { visible = $0 }
        .onScrollPhaseChange { phase = $1.isScrolling ? "moving" : "at rest" }
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
    }

    private var report: some View {
        VStack(spacing: 8) {
            ProgressView(value: progress) { Text("Scrolled") }
            KeyValueItem(key: "Rows in sight", value: AttributedString(rows))
            KeyValueItem(
                key: "Width of the list", value: AttributedString("\(Int(width.rounded())) points, \(phase)"))
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { buttons }
                VStack(spacing: 8) { buttons }
            }
        }
        .padding(16)
        .background(.preferredColor(.secondaryGroupedBackground))
    }

    private var rows: String {
        guard let first = visible.first, let last = visible.last else { return "none" }
        return "\(first) to \(last)"
    }

    @ViewBuilder private var buttons: some View {
        FioriButton(title: "First") { _ in scroll { $0.scrollTo(edge: .top) } }
        FioriButton(title: "Order 4730") { _ in scroll { $0.scrollTo(id: 30, anchor: .center) } }
        FioriButton(title: "Last") { _ in scroll { $0.scrollTo(edge: .bottom) } }
    }

    private func scroll(_ move: (inout ScrollPosition) -> Void) {
        var moved = position
        move(&moved)
        withAnimation { position = moved }
    }
}
