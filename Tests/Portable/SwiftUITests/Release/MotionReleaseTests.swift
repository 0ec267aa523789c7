import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@Suite("Views that go in the midst of gestures, animations and tasks are released")
@MainActor
struct MotionReleaseTests {
    private let animated = DisplayConfiguration(width: 390, height: 700, animates: true)

    @Test func `gestures that are under way`() throws {
        struct Held: View {
            let belongings: Belongings
            @GestureState private var offset = CGSize.zero

            var body: some View {
                VStack {
                    Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("Drag")
                        .gesture(
                            DragGesture().updating($offset) { value, state, _ in state = value.translation }
                                .onChanged { _ in belongings.act() }.onEnded { _ in belongings.act() })
                    Color.blue.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("Press")
                        .onLongPressGesture {
                            belongings.act()
                        } onPressingChanged: { _ in
                            belongings.act()
                        }
                    Color.green.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("Tap")
                        .gesture(
                            TapGesture(count: 2).onEnded { belongings.act() }
                                .exclusively(before: TapGesture().onEnded { belongings.act() })
                        )
                        .onHover { _ in belongings.act() }
                    Color.yellow.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("Pinch")
                        .gesture(
                            MagnifyGesture().onChanged { _ in belongings.act() }
                                .simultaneously(with: RotateGesture().onEnded { _ in belongings.act() }))
                }
                .offset(offset)
            }
        }
        try expectReleased { belongings, _ in
            Held(belongings: belongings)
        } use: { test in
            try test.pinch("Pinch", scale: 1.5)
            try test.hover("Tap")
            try test.tap("Tap")
            try test.drag("Drag", by: CGSize(width: 30, height: 30), releases: false)
            try test.touch("Press", finger: 1)
        }
    }

    @Test func `animations that are under way, or never end`() throws {
        try expectReleased(animated) { belongings, bound in
            VStack {
                Button("Go") {
                    withAnimation(.easeInOut(duration: 10)) {
                        belongings.isOn = true
                    } completion: {
                        belongings.act()
                    }
                }
                Text("Moved").offset(x: belongings.isOn ? 100 : 0)
                Text("Beats").scaleEffect(belongings.isOn ? 2 : 1)
                    .animation(.linear(duration: 1).repeatForever(), value: belongings.isOn)
                if belongings.isOn { Text("New").transition(.move(edge: .leading)).onTapGesture { belongings.act() } }
                PhaseAnimator([0.0, 1]) { Text("Phase \(belongings.choice)").opacity($0) }
                TimelineView(.animation) { _ in Text("Time \(belongings.choice)") }
                TimelineView(.periodic(from: .now, by: 1)) { _ in Text("Clock \(belongings.choice)") }
            }
        } use: { test in
            try test.tap("Go")
            test.advance(by: 0.5)
        }
    }

    @Test func `shared geometry, readers, canvases and layouts`() throws {
        struct Shared: View {
            @ObservedObject var belongings: Belongings
            @Namespace private var space

            var body: some View {
                VStack {
                    if belongings.isOn {
                        Text("A").matchedGeometryEffect(id: 1, in: space)
                    } else {
                        Text("B").matchedGeometryEffect(id: 1, in: space)
                    }
                    GeometryReader { proxy in Text("Width \(Int(proxy.size.width)) \(belongings.choice)") }
                    Canvas { context, size in
                        context.draw(Text("Drawn \(belongings.choice)"), at: CGPoint(x: size.width / 2, y: 10))
                    }
                    ViewThatFits {
                        Text("Long \(belongings.choice)"); Text("Short")
                    }
                    Button("Swap") { withAnimation { belongings.isOn.toggle() } }
                }
                .onReceive(belongings.objectWillChange) { _ = belongings.choice }
                .onChange(of: belongings.isOn) { belongings.act() }
                .onAppear { belongings.act() }
                .onDisappear { belongings.act() }
                .environmentObject(belongings)
                .focusedValue(\.belongings, belongings)
            }
        }
        try expectReleased(animated) { belongings, _ in
            Shared(belongings: belongings)
        } use: { test in
            try test.tap("Swap")
            test.advance(by: 0.1)
        }
    }

    @Test func `a task that waits`() async throws {
        weak var kept: Belongings?
        do {
            let test = ViewTest(AnyView(Waiting { kept = $0 }))
            await Task.yield()
            #expect(kept != nil)
            test.update(AnyView(Text("Empty")))
            _ = test.elements
        }
        for _ in 0..<200 where kept != nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(kept == nil)
    }

    private struct Waiting: View {
        @StateObject private var belongings = Belongings()
        let tell: (Belongings) -> Void

        var body: some View {
            Text("Waiting").onAppear { tell(belongings) }
                .task {
                    try? await Task.sleep(for: .seconds(1000))
                    belongings.act()
                }
        }
    }
}

private struct BelongingsKey: FocusedValueKey { typealias Value = Belongings }

extension FocusedValues {
    fileprivate var belongings: Belongings? {
        get { self[BelongingsKey.self] }
        set { self[BelongingsKey.self] = newValue }
    }
}
