import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Random fingers and keys on a screen with many kinds of views: no crash, hang or stuck state.
@MainActor
@Suite("Random events")
struct RandomEventTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        /// SplitMix64, a public algorithm.
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
        var isOn = false
    }

    private struct Everything: View {
        @State private var items = (0..<40).map { Item(id: $0, name: "item \($0)") }
        @State private var selection: Set<Int> = []
        @State private var tab = 0
        @State private var text = "text"
        @State private var notes = "several\nlines"
        @State private var number = 0.5
        @State private var choice = 1
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        @State private var isOn = false
        @State private var showsSheet = false
        @State private var showsAlert = false
        @State private var showsDialog = false
        @State private var query = ""
        @State private var scale: CGFloat = 1
        @GestureState private var drag = CGSize.zero
        @FocusState private var focus: Int?

        var body: some View {
            TabView(selection: $tab) {
                NavigationStack { list }.tabItem { Label("List", systemImage: "list.bullet") }.tag(0)
                NavigationStack { form }.tabItem { Label("Form", systemImage: "pencil") }.tag(1)
                ScrollView { gestures }.tabItem { Label("Gestures", systemImage: "hand.tap") }.tag(2)
            }
            .sheet(isPresented: $showsSheet) { NavigationStack { form.navigationTitle("Sheet") } }
            .alert("Sure?", isPresented: $showsAlert) {
                Button("Yes") { items.reverse() }
                Button("No", role: .cancel) {}
            }
            .confirmationDialog("Which?", isPresented: $showsDialog) {
                Button("Sheet") { showsSheet = true }
                Button("Remove", role: .destructive) { items = [] }
            }
        }

        private var list: some View {
            List(selection: $selection) {
                Section("First") {
                    ForEach($items) { $item in
                        NavigationLink(value: item) { Toggle(item.name, isOn: $item.isOn) }
                            .swipeActions { Button("Flag") { item.name += "!" } }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                Button("Add") { withAnimation { items.insert(Item(id: items.count + 1_000, name: "new"), at: 0) } }
            }
            .navigationTitle("Items")
            .navigationDestination(for: Item.self) { item in
                Text(item.name).toolbar { Button("Alert") { showsAlert = true } }
            }
            .toolbar {
                EditButton()
                Menu("More") {
                    Button("Sheet") { showsSheet = true }
                    Button("Dialog") { showsDialog = true }
                    Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                }
            }
            .searchable(text: $query)
            .refreshable {}
        }

        private var form: some View {
            Form {
                TextField("Text", text: $text).focused($focus, equals: 1).onSubmit { focus = 2 }
                SecureField("Secret", text: $text).focused($focus, equals: 2)
                TextEditor(text: $notes).frame(height: 80)
                Toggle("On", isOn: $isOn)
                Slider(value: $number)
                Stepper("Number", value: $choice, in: 0...5)
                Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                Picker("Segments", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                    .pickerStyle(.segmented)
                DatePicker("Date", selection: $date)
                DisclosureGroup("More", isExpanded: $isOn) { Text("inside") }
                ProgressView(value: number)
                Button("Alert") { showsAlert = true }
            }
        }

        private var gestures: some View {
            VStack {
                Color.red.frame(width: 200, height: 150).scaleEffect(scale).offset(drag)
                    .gesture(
                        DragGesture(minimumDistance: 30).updating($drag) {
                            $1 = $0.translation; _ = $2
                        }
                    )
                    .simultaneousGesture(MagnifyGesture().onChanged { scale = $0.magnification })
                Color.blue.frame(width: 200, height: 150)
                    .onTapGesture(count: 2) { withAnimation { number = 1 - number } }
                    .onTapGesture { isOn.toggle() }
                    .onLongPressGesture { showsDialog = true }
                    .contextMenu { Button("Sheet") { showsSheet = true } }
                if isOn { Color.green.frame(width: 200, height: 150).transition(.slide) }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                    ForEach(items) { Text($0.name) }
                }
            }
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `a screen goes on whatever fingers and keys do to it`(seed: UInt64) async {
        var random = Random(state: seed)
        let test = ViewTest(
            Everything(),
            DisplayConfiguration(
                width: 390, height: 700, layoutDirection: seed == 2 ? .rightToLeft : .leftToRight, animates: seed != 1))
        func point() -> CGPoint {
            CGPoint(x: .random(in: -10...400, using: &random), y: .random(in: -10...710, using: &random))
        }
        let keys: [KeyEquivalent] = [
            .tab, .return, .escape, .delete, .upArrow, .downArrow, .leftArrow, .rightArrow, "a", "b", .space,
        ]
        for _ in 0..<250 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0...4:
                let names = test.elements.filter { $0.frame.midY < 700 && $0.frame.midY > 0 }
                if let element = names.randomElement(using: &random) { test.tap(at: element.activationPoint) }
            case 5: test.drag(from: point(), to: point(), duration: .random(in: 0.05...0.6, using: &random))
            case 6: test.longPress(at: point(), for: 0.6)
            case 7: test.pinch(at: point(), scale: .random(in: 0.3...3, using: &random))
            case 8:
                test.press(
                    keys.randomElement(using: &random)!,
                    modifiers: [[], .shift, .command, .option].randomElement(using: &random)!)
            case 9: test.scroll(at: point(), y: .random(in: -400...400, using: &random))
            case 10:
                // Touches that do not belong together.
                test.send([.began, .moved, .ended, .cancelled].randomElement(using: &random)!, at: point(), finger: 3)
            default: test.advance(by: .random(in: 0...1, using: &random))
            }
        }
        test.send(.cancelled, at: .zero, finger: 3)
        // Tasks refresh the content that was pulled down.
        for _ in 0..<10 { await Task.yield() }
        test.advance(by: 10)
        #expect(!test.elements.isEmpty)
        #expect(!test.isAnimating)
        #expect(test.host.dispatcher.isIdle)
    }
}
