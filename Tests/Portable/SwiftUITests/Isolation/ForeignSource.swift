/// A small file as other packages write it, that uses names of newer SDKs.
struct ForeignSource: CustomStringConvertible, Sendable {
    let description: String
    let source: String

    private init(_ description: String, _ source: String) {
        self.description = description
        self.source = "import SwiftUI\n\n" + source
    }
}

extension ForeignSource {
    static let all = [
        ForeignSource(
            "a root over a variadic view",
            """
            struct Divided<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View { _VariadicView.Tree(Root()) { content } }

                struct Root: _VariadicView_UnaryViewRoot {
                    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
                        let last = children.last?.id
                        VStack {
                            ForEach(children) { child in
                                child
                                if child.id != last { Divider() }
                            }
                        }
                    }
                }
            }

            struct Multi: _VariadicView.MultiViewRoot {
                static var _viewListOptions: Int { 2 }

                func body(children: _VariadicView.Children) -> some View {
                    ForEach(children) { child in child.opacity(child[IsFaint.self] ? 0.5 : 1) }
                    Text(children.first?.id(as: Int.self).map { "\\($0)" } ?? "")
                }
            }

            struct IsFaint: _ViewTraitKey { static let defaultValue = false }

            extension View {
                func faint() -> some View { _trait(IsFaint.self, true) }
            }
            """),
        ForeignSource(
            "geometry and scrolling that are followed",
            """
            @available(iOS 18.0, *)
            struct Page: View {
                @State private var position = ScrollPosition(edge: .bottom)
                @State private var width: CGFloat = 0
                @State private var isScrolling = false

                var body: some View {
                    ScrollView {
                        Text("Row").onScrollVisibilityChange(threshold: 0.2) { print($0) }
                    }
                    .scrollPosition($position, anchor: .top)
                    .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.width } action: { width = $0 }
                    .onGeometryChange(for: CGSize.self, of: \\.size) { old, new in print(old, new) }
                    .onScrollGeometryChange(for: Bool.self) { geometry in
                        geometry.contentOffset.y < geometry.contentInsets.top
                    } action: { _, isBeyond in print(isBeyond) }
                    .onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
                    .onScrollPhaseChange { _, _, context in print(context.geometry.visibleRect, context.velocity as Any) }
                    .toolbar { Button("Top") { withAnimation { position.scrollTo(edge: .top) } } }
                }
            }
            """),
        ForeignSource(
            "tabs with values, sections and roles",
            """
            enum Place: Hashable { case home, mail(Int), search }

            @available(iOS 18.0, *)
            struct Root: View {
                @State private var place = Place.home
                let boxes = [1, 2]
                let isFull = true

                var body: some View {
                    TabView(selection: $place) {
                        Tab("Home", systemImage: "house", value: .home) { Text("Home") }.badge(3)
                        TabSection("Mail") {
                            ForEach(boxes, id: \\.self) { box in
                                Tab("Box \\(box)", systemImage: "tray", value: Place.mail(box)) { Text("Mail") }
                            }
                        }
                        if isFull {
                            Tab(value: Place.search, role: .search) { Text("Search") }
                        }
                    }
                    .tabViewStyle(SidebarAdaptableTabViewStyle())
                }
            }

            @available(iOS 18.0, *)
            struct Plain: View {
                var body: some View {
                    TabView {
                        Tab("One", systemImage: "1.circle") { Text("1") }
                        Tab { Text("2") } label: { Label("Two", systemImage: "2.circle") }
                    }
                }
            }
            """),
        ForeignSource(
            "items that are dragged and dropped",
            """
            struct Board: View {
                @State private var texts: [String] = []
                @State private var isOver = false

                var body: some View {
                    VStack {
                        Text("Drag").onDrag { NSItemProvider(object: NSString(string: "text")) } preview: { Text("!") }
                        Color.red.onDrop(of: [.text], isTargeted: $isOver) { providers in
                            providers.first?.loadObject(ofClass: NSString.self) { object, _ in print(object as Any) }
                            return true
                        }
                        Color.blue.onDrop(of: [.plainText], delegate: Receiver(texts: $texts))
                    }
                }
            }

            struct Receiver: DropDelegate {
                @Binding var texts: [String]

                func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
                func dropEntered(info: DropInfo) { texts.append("entered") }
                func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
                func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.plainText]).isEmpty }
            }
            """),
        ForeignSource(
            "pages that zoom, and their backgrounds",
            """
            @available(iOS 18.0, *)
            struct Gallery: View {
                @Namespace private var space

                var body: some View {
                    NavigationStack {
                        NavigationLink("Open") {
                            Text("Page").navigationTransition(.zoom(sourceID: 1, in: space))
                        }
                        .matchedTransitionSource(id: 1, in: space) { source in
                            source.background(.gray).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 4)
                        }
                        .containerBackground(.blue.gradient, for: .navigation)
                    }
                }
            }
            """),
        ForeignSource(
            "a mesh and texts that are drawn by hand",
            """
            struct Wave: TextRenderer {
                var phase: Double
                var animatableData: Double {
                    get { phase }
                    set { phase = newValue }
                }

                func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                    for line in layout {
                        for run in line {
                            for slice in run {
                                var copy = ctx
                                copy.translateBy(x: 0, y: run[Loud.self] == nil ? 0 : 2 * phase)
                                copy.draw(Text("-"), at: .zero)
                                print(slice.typographicBounds.width)
                            }
                            print(run.typographicBounds.rect, run.characterIndices.count)
                        }
                        ctx.draw(Text("-"), at: line.typographicBounds.rect.origin)
                    }
                }
            }

            struct Loud: TextAttribute {}

            @available(iOS 18.0, *)
            struct Poster: View {
                var body: some View {
                    ZStack {
                        MeshGradient(
                            width: 2, height: 2, points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)],
                            colors: [.red, .green, .blue, .white])
                        Text("A \\(Text("wave").customAttribute(Loud()))").textRenderer(Wave(phase: 1))
                    }
                }
            }
            """),
        ForeignSource(
            "windows, and the meaning of fields",
            """
            struct Tool: App {
                var body: some Scene {
                    WindowGroup { Text("Main") }
                    Window("About", id: "about") { Text("About") }
                }
            }

            struct Field: View {
                @State private var text = ""

                var body: some View { TextField("Mail", text: $text).textContentType(.emailAddress) }
            }
            """),
        ForeignSource(
            "tables with rows of their own",
            """
            struct Person: Identifiable {
                let id: Int
                let name: String
                var children: [Person]?
            }

            struct People: View {
                let people: [Person]
                @State private var one: Int?
                @State private var many: Set<Int> = []
                @State private var order = [KeyPathComparator(\\Person.name)]
                @State private var columns = TableColumnCustomization<Person>()

                var body: some View {
                    Table(people, selection: $one, sortOrder: $order) { TableColumn("Name", value: \\.name) }
                    Table(of: Person.self, selection: $many) {
                        TableColumn("Name", value: \\.name)
                    } rows: {
                        ForEach(people) { TableRow($0) }
                    }
                    Table(sortOrder: $order) {
                        TableColumn("Name", value: \\.name)
                    } rows: {
                        ForEach(people) { TableRow($0) }
                    }
                    Table(people, children: \\.children) { TableColumn("Name", value: \\.name) }
                    Table(people, selection: $many, columnCustomization: $columns) {
                        TableColumn("Name", value: \\.name).customizationID("name")
                    }
                }
            }
            """),
    ]
}
