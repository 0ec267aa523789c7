import Anywhere
import AnywhereInSwift5
import SwiftUI
import SwiftUITestHost
import Testing

/// Components that were built off the main actor.
///
/// Numbers: 20 is a lower bound, so that a catalogue that lost its components fails.
@MainActor
struct AnywhereTests {
    @Test func `every component is laid out`() {
        let components = Anywhere.everyComponent()
        #expect(components.count > 20)
        for (index, component) in components.enumerated() {
            let size = ViewTest(component, DisplayConfiguration(width: 390)).size
            #expect(size.width > 0 && size.height > 0, "component \(index)")
        }
    }

    @Test func `both language modes give the same sizes`() {
        let sizes = { (components: [AnyView]) in
            components.map { ViewTest($0, DisplayConfiguration(width: 390)).size }
        }
        #expect(sizes(Anywhere.everyComponent()) == sizes(AnywhereInSwift5.everyComponent()))
    }
}
