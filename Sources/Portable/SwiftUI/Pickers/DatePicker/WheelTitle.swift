/// What is on a row of a wheel for dates: all of a wheel begin or end in line, in the middle of it.
struct WheelTitle: View {
    let title: String
    /// The title that takes most room.
    let widest: String
    let alignment: Alignment

    var body: some View {
        Text(verbatim: widest).hidden().overlay(alignment: alignment) { Text(verbatim: title).fixedSize() }
    }
}
