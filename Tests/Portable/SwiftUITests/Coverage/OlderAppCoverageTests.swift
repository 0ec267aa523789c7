import SwiftUI
import SwiftUITestHost
import Testing

/// Screens as apps of iOS 13 wrote them, and still do.
///
/// Numbers: the display of 390 × 844; a large title stands below the status bar of 47 and the bar of 44 (Human
/// Interface Guidelines).
@MainActor
@Suite("Screens in the older style")
struct OlderAppCoverageTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    @available(*, deprecated)
    private struct Contact: View {
        @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>
        @State private var mail = ""

        var body: some View {
            Form {
                TextField("Mail", text: $mail).disableAutocorrection(true)
                    .keyboardType(.emailAddress).autocapitalization(.none)
                Text(presentationMode.wrappedValue.isPresented ? "pushed" : "root")
                Button("Back to the list") { presentationMode.wrappedValue.dismiss() }
            }
            .navigationBarTitle("Contact", displayMode: .inline)
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(leading: Button("Leave") {}, trailing: EmptyView())
        }
    }

    @available(*, deprecated)
    private struct Contacts: View {
        var body: some View {
            NavigationView {
                List { NavigationLink(destination: Contact()) { Text("Ann") } }
                    .navigationBarTitle(Text("Contacts"))
            }
            .navigationViewStyle(StackNavigationViewStyle())
        }
    }

    @available(*, deprecated)
    @Test func `a page is pushed, has its own bar, and leaves by its presentation mode`() throws {
        let test = ViewTest(Contacts(), phone)
        // Large below the bar.
        #expect(try test.text("Contacts").frame.minY > 90)
        try test.tap("Ann")
        #expect(test.has("pushed") && test.has("Leave"))
        #expect(try abs(test.text("Contact").frame.midX - 195) < 1)
        #expect(!test.elements.contains { $0.label == "Contacts" })
        try test.tap("Back to the list")
        #expect(test.has("Ann") && !test.has("pushed"))
    }

    @available(*, deprecated)
    private struct Cover: View {
        var body: some View {
            NavigationView {
                Color.red.accessibilityIdentifier("colour")
                    .edgesIgnoringSafeArea(.all)
                    .navigationBarTitle("Hidden")
                    .navigationBarHidden(true)
            }
            .navigationViewStyle(.stack)
        }
    }

    @available(*, deprecated)
    @Test func `without a bar a page may reach from edge to edge`() throws {
        let test = ViewTest(Cover(), phone)
        #expect(!test.has("Hidden"))
        #expect(try test.frame(of: "colour") == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @available(*, deprecated)
    private struct Photo: View {
        @State private var scale: CGFloat = 1
        @State private var log = ""
        @GestureState private var isHeld = false

        var body: some View {
            VStack {
                Text("scale \(scale, specifier: "%.1f"), \(log)")
                Color.gray.frame(width: 200, height: 200).accessibilityIdentifier("photo")
                    .gesture(
                        SimultaneousGesture(
                            MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in log += "pinched " },
                            LongPressGesture().sequenced(before: DragGesture())
                                .updating($isHeld) { value, state, _ in
                                    if case .second(true, _) = value { state = true }
                                }
                                .onEnded { _ in log += "moved " })
                    )
                    .opacity(isHeld ? 0.5 : 1)
                Color.blue.frame(width: 200, height: 100).accessibilityIdentifier("taps")
                    .gesture(
                        TapGesture(count: 2).onEnded { log += "twice " }
                            .exclusively(before: TapGesture().onEnded { log += "once " }))
            }
        }
    }

    @available(*, deprecated)
    @Test func `gestures are composed`() throws {
        let test = ViewTest(Photo(), DisplayConfiguration(width: 390, height: 600))
        let photo = try test.frame(of: "photo")
        test.pinch(at: CGPoint(x: photo.midX, y: photo.midY), scale: 2)
        #expect(test.has("scale 2.0, pinched "))
        try test.tap("taps")
        test.advance(by: 0.5)
        #expect(test.has("scale 2.0, pinched once "))
        try test.doubleTap("taps")
        #expect(test.has("scale 2.0, pinched once twice "))
    }

    private struct Pages: View {
        @State private var page = 1

        var body: some View {
            TabView(selection: $page) {
                Text("first").tag(0)
                Text("second").tag(1)
            }
            .tabViewStyle(PageTabViewStyle())
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
        }
    }

    @Test func `pages have dots on a background where asked for`() throws {
        let test = ViewTest(Pages(), phone)
        #expect(test.elements.contains { $0.label == "second" })
        #expect(!test.elements.contains { $0.label == "first" })
        test.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 340, y: 400))
        #expect(test.elements.contains { $0.label == "first" })
    }
}
