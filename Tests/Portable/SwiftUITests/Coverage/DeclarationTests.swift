import SwiftUI
import Testing

/// Declarations whose exact form is seen in calls that need it to compile.
@Suite("Declarations") @MainActor
struct DeclarationTests {
    private func phases() -> some Sequence<Int> { [1, 2].lazy.map { $0 } }

    @Test func `a tap with a place takes a coordinate space of either kind, and none`() {
        let enumeration: CoordinateSpace = .named("card")
        #expect(SpatialTapGesture(count: 2, coordinateSpace: enumeration).coordinateSpace == .named("card"))
        #expect(SpatialTapGesture(coordinateSpace: .named("card")).coordinateSpace == .named("card"))
        #expect(SpatialTapGesture(coordinateSpace: .global).coordinateSpace == .global)
        #expect(SpatialTapGesture(count: 2).coordinateSpace == .local)
        // `NamedCoordinateSpace` has no form of the enumeration's.
        let named: NamedCoordinateSpace = .named("list")
        #expect(SpatialTapGesture(coordinateSpace: named).coordinateSpace == .named("list"))
    }

    @Test func `phases of a sequence of unknown type have the type of its elements`() {
        // Only the element of the sequence says what the closures take.
        let endless = Color.red.phaseAnimator(phases()) { view, phase in
            view.opacity(Double(phase) / 2)
        } animation: { phase in
            .linear(duration: Double(phase.advanced(by: 1)))
        }
        let triggered = Color.red.phaseAnimator(phases(), trigger: "once") { view, phase in
            view.rotationEffect(.degrees(Double(phase.magnitude)))
        }
        #expect(String(describing: type(of: endless)).contains("Phase"))
        #expect(String(describing: type(of: triggered)).contains("Phase"))
    }

    @Test func `a button to rename without arguments has a label of a title and an icon`() {
        let button = RenameButton()
        #expect(type(of: button) == RenameButton<Label<Text, Image>>.self)
    }
}
