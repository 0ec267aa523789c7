import Testing

/// A mistake that people make in the row of a list, beside the row without it.
struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    let right: String
    /// The row with the mistake; `«` stands before the place that the error has to name.
    let wrong: String
    /// Each of them is a part of the error's text.
    let says: [String]

    var testDescription: String { name }

    static let all = [
        Mistake(
            name: "a String for a TextOrIcon",
            right: item(status: #"person.done ? .text("Done") : .text(person.name)"#),
            wrong: item(status: #"person.done «? "Done" : person.name"#), says: ["'String'", "'TextOrIcon'"]),
        Mistake(
            name: "an interpolated String for a TextOrIcon", right: item(status: #".text("\(person.tasks) left")"#),
            wrong: item(status: #"«"\(person.tasks) left""#), says: ["'String'", "'TextOrIcon'"]),
        Mistake(
            name: "a String for an Image", right: item(image: #"Image(systemName: "person")"#),
            wrong: item(image: #"«"person""#), says: ["'String'", "'Image'"]),
        Mistake(
            name: "an Int for a Double", right: #"KPIProgressItem(kpi: person.name, fraction: person.progress)"#,
            wrong: #"KPIProgressItem(kpi: person.name, fraction: person.«tasks)"#, says: ["'Int'", "'Double'"]),
        Mistake(
            name: "a missing closure", right: #"Button(person.name, role: .destructive) {}"#,
            wrong: #"Button(person.name, role: .destructive«)"#, says: ["missing argument for parameter 'action'"]),
        Mistake(
            name: "a wrong label", right: item(),
            wrong: #"ObjectItem«(title: person.name, subTitle: person.role, status: .text("Done"))"#,
            says: ["incorrect argument label", "subTitle", "subtitle"]),
        Mistake(
            name: "a wrong case", right: item(status: #".text("Done")"#), wrong: item(status: #".«label("Done")"#),
            says: ["'TextOrIcon", "no member 'label'"]),
        Mistake(
            name: "an optional for a value", right: item(title: "person.name"), wrong: item(title: "person.«nickname"),
            says: ["'String?'", "unwrapped"]),
        Mistake(
            name: "a Binding for a value", right: item(title: "title"), wrong: item(title: "«$title"),
            says: ["'$title'", "'Binding<String>'", "'String'"]),
        Mistake(
            name: "a view for an array",
            right: #"ObjectItem(title: person.name, icons: [.icon(Image(systemName: "star"))])"#,
            wrong: #"ObjectItem(title: person.name, icons: «Image(systemName: "star"))"#,
            says: ["'Image'", "'[TextOrIcon]'"]),
        Mistake(
            name: "a misspelt modifier", right: item() + ".padding(8)", wrong: item() + ".«paddin(8)",
            says: ["ObjectItem<", "no member 'paddin'"]),
        Mistake(
            name: "a misspelt property", right: item(title: "person.name"), wrong: item(title: "person.«nam"),
            says: ["'Person'", "'nam'"]),
    ]

    private static func item(
        title: String = "person.name", status: String = #".text("Done")"#,
        image: String = #"Image(systemName: "person")"#
    ) -> String {
        "ObjectItem(title: \(title), subtitle: person.role, status: \(status), detailImage: \(image))"
    }
}
