import Foundation
import SwiftUI
import Testing

@testable @_spi(Floors) import SwiftUICore
@testable @_spi(Floors) import SwiftUIInteraction

/// The rules that the types keep in which the state of scroll views and lazy containers stands.
///
/// Numbers: content of 300 points in a view of 100 can scroll by 200; eight layout passes and eight divisions are the bounds
/// that the types document.
@MainActor
@Suite("State of scroll views and lazy containers")
struct ScrollStateTests {
    private let range = CGSize(width: 0, height: 200)

    @Test func `an offset is limited to the content's ends unless a finger has it`() {
        var offset = ScrollOffset()
        #expect(offset.limited(to: range, start: CGPoint(x: 0, y: 50)) == CGPoint(x: 0, y: 50))
        let isNew1 = offset.set(CGPoint(x: 0, y: 250))
        #expect(isNew1)
        let isNew2 = offset.set(CGPoint(x: 0, y: 250))
        #expect(!isNew2)
        #expect(offset.limited(to: range, start: .zero) == CGPoint(x: 0, y: 200))
        offset.isFree = true
        #expect(offset.limited(to: range, start: .zero) == CGPoint(x: 0, y: 250))
    }

    @Test func `a gap above the content is within its ends`() {
        var offset = ScrollOffset()
        _ = offset.set(CGPoint(x: 0, y: -80))
        #expect(offset.limited(to: range, start: .zero).y == 0)
        offset.heldTop = 60
        #expect(offset.limited(to: range, start: .zero).y == -60)
    }

    @Test func `a placement tells the way since the last one`() {
        var offset = ScrollOffset()
        let moved3 = offset.place(CGPoint(x: 0, y: 30))
        #expect(moved3 == .zero)
        #expect(offset.value == nil)
        _ = offset.set(CGPoint(x: 0, y: 90))
        let moved4 = offset.place(CGPoint(x: 0, y: 80))
        #expect(moved4 == CGSize(width: 0, height: -50))
        #expect(offset.value == CGPoint(x: 0, y: 80))
        // Content before the viewport has become longer: nothing has moved on screen.
        offset.shift(CGPoint(x: 0, y: 80), by: 40, along: .vertical)
        #expect(offset.value == CGPoint(x: 0, y: 120))
        let moved5 = offset.place(CGPoint(x: 0, y: 120))
        #expect(moved5 == .zero)
    }

    @Test func `a line that is never measured is headed for in eight passes`() {
        let lines = LazyBox(layout: layout())
        var heading = ScrollHeading()
        heading.head(for: 3, of: lines, anchor: nil)
        var passes = 0
        while heading.line != nil, passes < 20 {
            let isDone6 = heading.approach(0)
            #expect(!isDone6)
            passes += 1
        }
        #expect(passes == 8)
        #expect(!heading.followsLayout)
    }

    @Test func `an edge is held only as long as the position is kept`() {
        var heading = ScrollHeading()
        let offset = CGPoint(x: 0, y: 20)
        heading.keepPosition()
        heading.hold(.bottom)
        #expect(heading.held(offset, in: range) == CGPoint(x: 0, y: 200))
        heading.leavePosition()
        #expect(heading.held(offset, in: range) == offset)
        heading.keepPosition()
        #expect(heading.heldEdge == nil)
    }

    @Test func `an action waits for the first layout once`() {
        var heading = ScrollHeading()
        let calls = Calls()
        heading.wait { calls.count += 1 }
        #expect(heading.followsLayout)
        heading.takeFirstLayoutAction()?()
        heading.takeFirstLayoutAction()?()
        #expect(calls.count == 1)
        #expect(!heading.followsLayout)
    }

    @Test func `observers are told once of a phase`() {
        var followers = ScrollFollowers()
        let former7 = followers.note(.idle)
        #expect(former7 == nil)
        let former8 = followers.note(.tracking)
        #expect(former8 == .idle)
        let former9 = followers.note(.tracking)
        #expect(former9 == nil)
        let former10 = followers.note(.interacting)
        #expect(former10 == .tracking)
    }

    @Test func `a division leaves the others when it is tried or returns, and eight are kept`() {
        var divisions = LazyDivisions()
        let turned11 = divisions.turn(to: 100, of: [], layout())
        #expect(turned11 == nil)
        let turned = divisions.turn(to: 200, of: [], layout())
        #expect(turned?.old == 1 && turned?.new == 1)
        #expect(divisions.others.map(\.across) == [100])
        let turned12 = divisions.turn(to: 100, of: [], layout())
        #expect(turned12 != nil)
        #expect(divisions.current?.across == 100)
        #expect(divisions.others.map(\.across) == [200])
        let trial = divisions.takeTrial(of: 200, of: [], layout())
        #expect(divisions.others.isEmpty)
        #expect(divisions.isTried)
        divisions.keep(trial)
        for length in 1...9 { divisions.keep(divisions.takeTrial(of: CGFloat(length), of: [], layout())) }
        #expect(divisions.others.map(\.across) == [2, 3, 4, 5, 6, 7, 8, 9])
        divisions.forgetTrials()
        #expect(divisions.others.isEmpty)
        #expect(!divisions.isTried)
        #expect(divisions.current?.across == 100)
    }

    @Test func `boxes have their container as parent until their line is removed`() {
        let container = LayoutBox()
        let (first, second, probe) = (LayoutBox(), LayoutBox(), LayoutBox())
        var boxes = LineBoxes()
        boxes.add([first], as: 0, of: container)
        boxes.add([second], as: 1, of: container)
        boxes.addProbe([probe], as: 0, perLine: 2, of: container)
        #expect(first.parent === container)
        #expect(probe.parent === container)
        boxes.regroup(from: 1, to: 2, of: container)
        #expect(boxes[0]?.first === probe)
        #expect(boxes[1] == nil)
        #expect(boxes.probes(perLine: 1)[1]?.first === second)
        #expect(second.parent === container)
        boxes.remove(0, from: container)
        #expect(boxes.made.isEmpty)
        #expect(probe.parent == nil)
        #expect(first.parent == nil && second.parent == nil, "boxes that nothing shows any more have no parent")
        boxes.add([first], as: 0, of: container)
        boxes.removeAll(from: container)
        #expect(first.parent == nil)
    }

    @Test func `removing a line releases the lines of other divisions, but not those of this one`() {
        let (container, first, second, probe) = (LayoutBox(), LayoutBox(), LayoutBox(), LayoutBox())
        var boxes = LineBoxes()
        boxes.add([first], as: 0, of: container)
        boxes.add([second], as: 1, of: container)
        boxes.addProbe([second, probe], as: 0, perLine: 2, of: container)
        boxes.remove(0, from: container)
        #expect(first.parent == nil)
        #expect(second.parent === container)
        #expect(probe.parent == nil)
        boxes.removeAll(from: container)
    }

    @Test func `a box that another container has taken keeps that`() {
        let (container, other, box) = (LayoutBox(), LayoutBox(), LayoutBox())
        var boxes = LineBoxes()
        boxes.add([box], as: 0, of: container)
        other.adopt(box)
        boxes.removeAll(from: container)
        #expect(box.parent === other)
        other.release(box)
    }

    @Test func `the starts of the lines in view are known of all or of none`() {
        var window = LazyWindow()
        window.take(4..<6, in: 100...200)
        window.add([LayoutBox()], at: 90)
        #expect(window.start(of: 4) == nil)
        window.add([LayoutBox()], at: 140)
        #expect(window.start(of: 4) == 90)
        #expect(window.start(of: 5) == 140)
        #expect(window.start(of: 6) == nil)
        window.drift(by: 12)
        window.forgetPlaces()
        #expect(window.start(of: 4) == nil)
        #expect(window.placedLines == nil)
        #expect(window.drift == 0)
    }

    @Test func `pinned boxes are drawn above the lines, in or out of view`() {
        let (header, row, far) = (LayoutBox(), LayoutBox(), LayoutBox())
        var window = LazyWindow()
        window.take(0..<2, in: nil)
        window.add([header], at: 0)
        window.add([row], at: 30)
        window.pin([header], of: 0)
        window.pin([far], of: 9)
        window.raisePinned()
        #expect(window.boxes.map { ObjectIdentifier($0) } == [row, header, far].map { ObjectIdentifier($0) })
        let before = window.begin(at: nil)
        #expect(before.count == 3)
        #expect(window.boxes.isEmpty)
        #expect(window.pinned.isEmpty)
    }

    private final class Calls {
        var count = 0
    }

    private func layout() -> LazyLayout {
        LazyLayout(axis: .vertical, alignment: .center, spacing: nil, pinnedViews: [], tracks: nil)
    }
}
