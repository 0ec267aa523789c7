import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

/// The object that a view under test binds its controls to and captures in its closures. It lives as long as it is
/// retained.
@MainActor
final class Belongings: ObservableObject {
    @Published var isOn = false
    @Published var isShown = false
    @Published var number = 0.5
    @Published var text = ""
    @Published var choice = 1
    @Published var selection: Set<Int> = []
    @Published var items = [1, 2, 3]
    @Published var path: [Int] = []
    @Published var date = Date(timeIntervalSince1970: 1_700_000_000)
    @Published var color = Color.red

    func act() { number = 1 }
}

/// Uses a view, removes it and asserts that its belongings are released: first while the host continues, then without
/// the host.
///
/// - Parameters:
///   - view: built from its belongings and bindings to them; closures in it should capture them.
///   - use: the interaction before the view is removed.
@MainActor
func expectReleased<V: View>(
    _ configuration: DisplayConfiguration = DisplayConfiguration(width: 390, height: 700),
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: @escaping (Belongings, ObservedObject<Belongings>.Wrapper) -> V,
    use: (ViewTest<Place<V>>) throws -> Void = { _ in }
) throws {
    let key = Key()
    let test = ViewTest(Place(key: key, view: view), configuration)
    #expect(key.belongings != nil, sourceLocation: sourceLocation)
    try use(test)
    _ = test.elements
    key.isThere = false
    _ = test.elements
    if configuration.animates { test.advance(by: 3) }
    _ = test.elements
    #expect(key.belongings == nil, "kept while the host goes on", sourceLocation: sourceLocation)
    #expect(test.has("Empty"), sourceLocation: sourceLocation)
}

/// Shows a view until its key hides it.
struct Place<V: View>: View {
    @ObservedObject fileprivate var key: Key
    @ViewBuilder fileprivate let view: (Belongings, ObservedObject<Belongings>.Wrapper) -> V

    var body: some View {
        if key.isThere { Owner(key: key, view: view) } else { Text("Empty") }
    }

    private struct Owner: View {
        @StateObject private var belongings: Belongings
        private let view: (Belongings, ObservedObject<Belongings>.Wrapper) -> V

        init(key: Key, view: @escaping (Belongings, ObservedObject<Belongings>.Wrapper) -> V) {
            self.view = view
            _belongings = StateObject(
                wrappedValue: {
                    let made = Belongings()
                    key.belongings = made
                    return made
                }())
        }

        var body: some View { view(belongings, $belongings) }
    }
}

@MainActor
private final class Key: ObservableObject {
    @Published var isThere = true
    weak var belongings: Belongings?
}
