import SwiftUICore

/// The title of a row of a date wheel: all titles of a wheel are aligned at one edge, and centred as a column.
struct WheelTitle: View {
    let title: String
    /// The title that takes most room.
    let widest: String
    let alignment: Alignment

    var body: some View {
        Text(verbatim: widest).hidden().overlay(alignment: alignment) { Text(verbatim: title).fixedSize() }
    }
}
