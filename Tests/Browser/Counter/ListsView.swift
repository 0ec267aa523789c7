import SwiftUI

/// A list with links in the sidebar, and one of plain texts beside it.
struct ListsView: View {
    struct Item: Identifiable { let id: Int }

    @State private var box: Int?
    @State private var mail: Int?
    private let items = (0..<12).map(Item.init)

    var body: some View {
        NavigationSplitView {
            List(selection: $box) {
                ForEach(items) { NavigationLink("Box \($0.id)", value: $0.id) }
            }
            .navigationTitle("Boxes")
        } detail: {
            VStack {
                Text(verbatim: "Box \(box.map { "\($0)" } ?? "none"), mail \(mail.map { "\($0)" } ?? "none")")
                    .accessibilityIdentifier("chosen")
                List(items, selection: $mail) { Text("Mail \($0.id)") }
            }
        }
    }
}
