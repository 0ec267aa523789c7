/// The kinds of things that are drawn.
public enum Subject: String, CaseIterable, Sendable {
    case card, chart, component

    /// The formats of its pictures, and of a card without a picture.
    var representations: [Representation] {
        self == .card ? Representation.pictures + [.json] : Representation.pictures
    }
}
