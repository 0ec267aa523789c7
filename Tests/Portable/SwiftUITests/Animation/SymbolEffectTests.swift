import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Effects of symbols.
///
/// Numbers: opacities and sizes by the formulas of `SymbolLook` for the times that the tests pass, as drawn today, not
/// compared with a device: bounces last 0.6 s, pulses 2 s down to 40 %, effects are reached within 0.35 s, and scaled
/// symbols are a fifth larger.
@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
    private func width(_ test: ViewTest<some View>, of name: String = "star") -> CGFloat? {
        test.images.first { $0.name.lowercased().contains(name) }?.frame.width
    }

    private struct Bouncing: View {
        var options = SymbolEffectOptions.default
        var isRemoved = false
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Go") { count += 1 }
                Image(systemName: "star")
                    .symbolEffectsRemoved(isRemoved)
                    .symbolEffect(.bounce, options: options, value: count)
            }
        }
    }

    @Test func `a symbol bounces once for each change of a value`() throws {
        let test = ViewTest(Bouncing(), .animated)
        let rest = try #require(width(test))
        test.advance(by: 1)
        #expect(width(test) == rest)
        #expect(!test.isAnimating)
        try test.tap("Go")
        test.advance(by: 0.1)
        // 1 + 0.45 · e^(−4/6) · sin(2π/6)
        #expect(abs(try #require(width(test)) / rest - 1.2) < 0.005)
        test.advance(by: 0.5)
        #expect(width(test) == rest)
        #expect(!test.isAnimating)
    }

    @Test func `options repeat an effect and change its speed`() throws {
        let test = ViewTest(Bouncing(options: .repeat(2).speed(2)), .animated)
        let rest = try #require(width(test))
        try test.tap("Go")
        test.advance(by: 0.35)
        #expect(abs(try #require(width(test)) / rest - 1.2) < 0.005)
        test.advance(by: 0.25)
        #expect(width(test) == rest)
        #expect(!test.isAnimating)
    }

    @Test func `effects can be removed, and readers who want less motion see no bounce`() throws {
        let removed = ViewTest(Bouncing(isRemoved: true), .animated)
        try removed.tap("Go")
        #expect(!removed.isAnimating)
        var calm = DisplayConfiguration.animated
        calm.accessibility = .reduceMotion
        let test = ViewTest(Bouncing(), calm)
        try test.tap("Go")
        #expect(!test.isAnimating)
    }

    private struct Active<Effect: IndefiniteSymbolEffect & SymbolEffect>: View {
        let effect: Effect
        @State private var isActive = false

        var body: some View {
            VStack {
                Button("Switch") { isActive.toggle() }
                Label("Title", systemImage: "star").symbolEffect(effect, isActive: isActive)
            }
        }
    }

    @Test func `a pulse goes on until it is ended, and ends its run`() throws {
        let test = ViewTest(Active(effect: .pulse), .animated)
        #expect(test.displayList.opacities == [])
        try test.tap("Switch")
        test.advance(by: 5)
        #expect(test.displayList.opacities.contains { abs($0 - 0.4) < 0.001 })
        try test.tap("Switch")
        test.advance(by: 0.5)
        #expect(test.displayList.opacities.contains { abs($0 - 0.7) < 0.001 })
        test.advance(by: 0.5)
        #expect(test.displayList.opacities == [])
        #expect(!test.isAnimating)
    }

    @Test func `a symbol is larger while its effect is active, and the text beside it stays`() throws {
        let test = ViewTest(Active(effect: .scale.up), .animated)
        let rest = try #require(width(test))
        let title = try test.text("Title").frame
        try test.tap("Switch")
        test.advance(by: 0.175)
        #expect(abs(try #require(width(test)) / rest - 1.1) < 0.005)
        test.advance(by: 1)
        #expect(abs(try #require(width(test)) / rest - 1.2) < 0.005)
        #expect(try test.text("Title").frame == title)
        try test.tap("Switch")
        test.advance(by: 1)
        #expect(width(test) == rest)
    }

    @Test func `pictures show the effects that are reached`() throws {
        let test = ViewTest(
            HStack {
                Image(systemName: "star").symbolEffect(.disappear)
                Image(systemName: "heart").symbolEffect(.disappear, isActive: false)
                Image(systemName: "circle").symbolEffect(.appear, isActive: false)
                Image(systemName: "square").symbolEffect(.variableColor.iterative.reversing)
            })
        #expect(width(test) == nil)
        #expect(width(test, of: "circle") == nil)
        #expect(width(test, of: "heart") != nil)
        #expect(width(test, of: "square") != nil)
    }

    private struct Replacing: View {
        @State private var isPlaying = false
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Play") { withAnimation(.linear(duration: 1)) { isPlaying.toggle() } }
                Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
                Image(systemName: isPlaying ? "pause" : "play").contentTransition(.symbolEffect(.replace.downUp))
                if isShown { Image(systemName: "star").transition(.symbolEffect(.disappear.down)) }
            }
        }
    }

    @Test func `symbols fade into each other, and shrink while they disappear`() throws {
        let test = ViewTest(Replacing(), .animated)
        let rest = try #require(width(test))
        try test.tap("Play")
        test.advance(by: 0.25)
        #expect(test.displayList.opacities == [0.75, 0.25])
        test.advance(by: 1)
        try test.tap("Hide")
        test.advance(by: 0.5)
        #expect(test.displayList.opacities == [0.5])
        #expect(abs(try #require(width(test)) / rest - 0.85) < 0.005)
        test.advance(by: 1)
        #expect(width(test) == nil)
    }
}
