import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Views of a `Progress` of Foundation.
@MainActor
@Suite("Views that follow a progress")
struct ProgressFollowingTests {
    private func progress(_ done: Int64, of total: Int64) -> Progress {
        let progress = Progress(totalUnitCount: total)
        progress.completedUnitCount = done
        return progress
    }

    @Test func `the bar follows the progress until it is done, and then waits for nothing`() throws {
        let progress = progress(3, of: 12)
        let test = ViewTest(ProgressView(progress), DisplayConfiguration(animates: true))
        #expect(test.texts.map(\.string) == ["25% completed", "3 of 12"])
        progress.completedUnitCount = 6
        test.advance(by: 0.2)
        #expect(test.texts.map(\.string) == ["50% completed", "6 of 12"])
        progress.completedUnitCount = 12
        test.advance(by: 0.2)
        #expect(test.texts.map(\.string) == ["100% completed", "12 of 12"])
        let before = test.bodyEvaluations
        test.advance(by: 5)
        #expect(test.bodyEvaluations == before)
    }

    @Test func `its own descriptions are the labels`() throws {
        // On Linux a progress lets nobody write them.
        final class Copying: Progress, @unchecked Sendable {
            override var localizedDescription: String! { "Copying" }
            override var localizedAdditionalDescription: String! { "1 file" }
        }
        let test = ViewTest(ProgressView(Copying(totalUnitCount: 4)))
        #expect(test.texts.map(\.string) == ["Copying", "1 file"])
        #expect(try test.element("Copying").value == "1 file")
    }

    @Test func `one that does not know how much there is to do is a spinner without words`() {
        let test = ViewTest(ProgressView(progress(0, of: -1)))
        #expect(test.texts.isEmpty)
        #expect(test.elements.map(\.label) == ["In progress"])
    }

    @Test func `the words are those of the place`() {
        let german = DisplayConfiguration(locale: Locale(identifier: "de_DE"))
        let test = ViewTest(ProgressView(progress(1_500, of: 6_000)), german)
        #expect(test.texts.map(\.string) == ["25\u{a0}% abgeschlossen", "1.500 von 6.000"])
    }
}
