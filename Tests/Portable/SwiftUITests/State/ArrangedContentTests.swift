import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Containers whose layout and content are read in place, by their offsets in the value.
///
/// Numbers: offsets in bytes, those of the compiler.
@MainActor
@Suite("Values of containers in place")
struct ArrangedContentTests {
    private typealias Content = TupleView<(Text, Color)>

    private var content: Content { TupleView((Text("a"), Color.red)) }

    /// Reads both parts at the address of a view.
    private func parts<V: ArrangedContent>(of view: V) -> (contentOffset: Int, layoutType: String) {
        withUnsafePointer(to: view) { address in
            (
                UnsafeRawPointer(V.content(of: address)) - UnsafeRawPointer(address),
                String(describing: type(of: V.layout(of: address)))
            )
        }
    }

    @Test func `the content is where the compiler stores it`() {
        #expect(
            parts(of: HStack { content }).contentOffset == MemoryLayout<HStack<Content>>.offset(of: \.content))
        #expect(
            parts(of: VStack { content }).contentOffset == MemoryLayout<VStack<Content>>.offset(of: \.content))
        #expect(
            parts(of: ZStack { content }).contentOffset == MemoryLayout<ZStack<Content>>.offset(of: \.content))
        #expect(parts(of: Grid { content }).contentOffset == MemoryLayout<Grid<Content>>.offset(of: \.content))
        #expect(
            parts(of: LazyVStack { content }).contentOffset
                == MemoryLayout<LazyVStack<Content>>.offset(of: \.content))
        #expect(
            parts(of: LazyHStack { content }).contentOffset
                == MemoryLayout<LazyHStack<Content>>.offset(of: \.content))
        #expect(
            parts(of: LazyVGrid(columns: []) { content }).contentOffset
                == MemoryLayout<LazyVGrid<Content>>.offset(of: \.content))
        #expect(
            parts(of: LazyHGrid(rows: []) { content }).contentOffset
                == MemoryLayout<LazyHGrid<Content>>.offset(of: \.content))
        #expect(
            parts(of: ViewThatFits { content }).contentOffset
                == MemoryLayout<ViewThatFits<Content>>.offset(of: \.content))
    }

    @Test func `content of one byte has no padding before it`() {
        struct Mark: View {
            var isOn = true
            var body: some View { EmptyView() }
        }
        let offset = parts(of: VStack { Mark() }).contentOffset
        #expect(offset == MemoryLayout<VStack<Mark>>.offset(of: \.content))
        #expect(offset == MemoryLayout<VStackLayout>.size)
    }

    @Test func `the layout is the first part of the value`() {
        #expect(MemoryLayout<HStack<Content>>.offset(of: \.layout) == 0)
        withUnsafePointer(to: HStack(alignment: .top, spacing: 7) { content }) { address in
            let layout = HStack<Content>.layout(of: address)
            #expect(layout.spacing == 7 && layout.alignment == .top)
        }
        #expect(parts(of: Grid { content }).layoutType == "GridLayout")
    }
}
