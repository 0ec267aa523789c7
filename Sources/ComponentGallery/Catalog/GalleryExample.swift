import SwiftUI

/// One way to use a component, as an app would write it.
@MainActor
struct GalleryExample {
    /// The component's name, which groups examples.
    private(set) var component = ""
    /// What the example shows, in a few words.
    let name: String
    let view: AnyView

    init<V: View>(_ name: String, @ViewBuilder view: () -> V) {
        self.name = name
        self.view = AnyView(view())
    }

    /// The example as one of a component.
    func of(_ component: String) -> GalleryExample {
        var example = self
        example.component = component
        return example
    }

    /// The name in file names: small letters and hyphens.
    var slug: String {
        "\(component)-\(name)".lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
            .split(separator: "-").joined(separator: "-")
    }
}
