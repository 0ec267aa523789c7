import CoreGraphics
import Drawing
import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Views that animate by themselves, on the host's clock.
///
/// Numbers: a spinner has eight spokes (Human Interface Guidelines), seven of them translucent; it turns once a second
/// by eye, not compared with a device. Seconds and widths follow from the intervals in the tests.
@MainActor
struct ClockTests {
    @Test func `spinners turn once a second`() {
        let test = ViewTest(ProgressView(), .animated)
        let start = test.displayList.opacities
        #expect(start.count == 7, "the brightest spoke is opaque")
        test.advance(by: 0.25)
        #expect(test.displayList.opacities != start)
        test.advance(by: 0.75)
        #expect(test.displayList.opacities == start)
    }

    @Test func `spinners stand still in pictures`() {
        let test = ViewTest(ProgressView(), DisplayConfiguration(width: 100, height: 100))
        let start = test.displayList.opacities
        test.advance(by: 0.25)
        #expect(test.displayList.opacities == start)
        #expect(!test.isAnimating)
    }

    private func seconds<V: View>(_ test: ViewTest<V>) throws -> Int {
        let text = try #require(test.texts.map(\.string).first { $0.contains(":") })
        let parts = text.split(separator: ":").compactMap { Int($0) }
        return parts.reduce(0) { $0 * 60 + $1 }
    }

    @Test func `timers count with the clock`() throws {
        let now = Date()
        let test = ViewTest(Text(timerInterval: now...now.addingTimeInterval(600)), .animated)
        let start = try seconds(test)
        test.advance(by: 10)
        #expect(try seconds(test) == start - 10)
        test.advance(by: 700)
        #expect(try seconds(test) == 0)
        #expect(!test.isAnimating)
    }

    @Test func `paused timers stand still`() throws {
        let now = Date()
        let test = ViewTest(
            Text(timerInterval: now...now.addingTimeInterval(600), pauseTime: now.addingTimeInterval(60)), .animated)
        #expect(try seconds(test) == 540)
        #expect(!test.isAnimating)
    }

    @Test func `distances in sentences follow the clock`() throws {
        let test = ViewTest(
            Text("left: ") + Text(Date().addingTimeInterval(3000), style: .timer), .animated)
        func rest() throws -> Int {
            let text = try #require(test.texts.map(\.string).first)
            return text.dropFirst("left: ".count).split(separator: ":").compactMap { Int($0) }
                .reduce(0) { $0 * 60 + $1 }
        }
        let start = try rest()
        test.advance(by: 65)
        #expect(try rest() == start - 65)
    }

    @Test func `progress of an interval goes on`() throws {
        let now = Date()
        let view = ProgressView(timerInterval: now...now.addingTimeInterval(60), countsDown: false) {
        } currentValueLabel: {
        }
        let test = ViewTest(view.frame(width: 200), .animated)
        let start = try #require(test.displayList.fills.last).width
        test.advance(by: 15)
        let width = try #require(test.displayList.fills.last).width
        #expect(isNear(width - start, 50, by: 0.5))
        test.advance(by: 60)
        #expect(isNear(try #require(test.displayList.fills.last).width, 200))
        #expect(!test.isAnimating)
    }
}
