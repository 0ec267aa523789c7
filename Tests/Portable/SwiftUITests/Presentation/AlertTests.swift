import Foundation
import SwiftUITestHost
import Testing

private final class Log { var entries: [String] = [] }

private struct Refused: LocalizedError {
    var errorDescription: String? { "Refused" }
}

/// Alerts and dialogs ask, and lay out their buttons by number and role.
///
/// Numbers: alerts are 270 wide, in the middle of the safe area, with a message of 13 (Docs/Facts/IOSMetrics.md); two
/// buttons share the width. Buttons of 44 in alerts, of 57 in dialogs, and margins of 8 are as laid out today; not
/// compared with a device.
@MainActor
@Suite("Alerts and confirmation dialogs")
struct AlertTests {
    private let phone = ContextMenuTests.phone

    private struct Asking<Actions: View>: View {
        @State private var isUp = false
        @ViewBuilder let actions: Actions

        var body: some View {
            Button("Ask") { isUp = true }
                .alert("Delete?", isPresented: $isUp) {
                    actions
                } message: {
                    Text("This cannot be undone.")
                }
        }
    }

    @Test func `two buttons stand side by side, the one that cancels first`() throws {
        let log = Log()
        let test = ViewTest(
            Asking {
                Button("Delete", role: .destructive) { log.entries.append("delete") }
                Button("Keep", role: .cancel) { log.entries.append("keep") }
            }, phone)
        try test.tap("Ask")
        let alert = try #require(test.elements.first { $0.role == "alert" })
        #expect(alert.isModal && alert.label == "Delete?")
        #expect(alert.frame.width == 270)
        #expect(abs(alert.frame.midX - 195) <= 0.5 && abs(alert.frame.midY - 428.5) <= 0.5)
        let (keep, delete) = (try test.frame(of: "Keep"), try test.frame(of: "Delete"))
        #expect(keep.minX == 60 && keep.width == 135 && keep.height == 44)
        #expect(delete.minX == 195 && delete.minY == keep.minY)
        #expect(try test.text("This cannot be undone.").fontSize == 13)
        try test.tap("Delete")
        #expect(log.entries == ["delete"])
        #expect(!test.has("Keep") && test.has("Ask"))
    }

    @Test func `three buttons stand below each other, the one that cancels last`() throws {
        let test = ViewTest(
            Asking {
                Button("Cancel", role: .cancel) {}
                Button("One") {}
                Button("Two") {}
            }, phone)
        try test.tap("Ask")
        let tops = try ["One", "Two", "Cancel"].map { try test.frame(of: $0).minY }
        #expect(tops[1] == tops[0] + 44 && tops[2] == tops[1] + 44)
        #expect(try test.frame(of: "One").width == 270)
    }

    @Test func `an alert without buttons gets one, and a tap outside does nothing`() throws {
        let test = ViewTest(Asking {}, phone)
        try test.tap("Ask")
        test.tap(at: CGPoint(x: 20, y: 100))
        #expect(test.has("OK"))
        try test.tap("OK")
        #expect(!test.has("OK"))
    }

    @Test func `an error gives the title, and nothing is asked without one`() throws {
        struct Failing: View {
            let error: Refused?
            var body: some View { Text("Page").alert(isPresented: .constant(true), error: error) {} }
        }
        #expect(ViewTest(Failing(error: nil), phone).has("Page"))
        let test = ViewTest(Failing(error: Refused()), phone)
        #expect(test.elements.contains { $0.role == "alert" && $0.label == "Refused" })
    }

    @Test func `what is asked about is handed to the buttons`() throws {
        struct About: View {
            @State private var isUp = true
            let name: String?
            var body: some View {
                Text("Page").alert("Sure?", isPresented: $isUp, presenting: name) { name in
                    Button("Delete \(name)") {}
                }
            }
        }
        #expect(ViewTest(About(name: "Anna"), phone).has("Delete Anna"))
        #expect(ViewTest(About(name: nil), phone).has("Page"))
    }

    @Test func `alerts as values still work`() throws {
        struct Old: View {
            @State private var isUp = true
            var body: some View {
                Text("Page").alert(isPresented: $isUp) {
                    Alert(
                        title: Text("Old"), message: Text("Style"), primaryButton: .cancel(),
                        secondaryButton: .destructive(Text("Go")))
                }
            }
        }
        let test = ViewTest(Old(), phone)
        #expect(try test.frame(of: "Cancel").maxX == test.frame(of: "Go").minX)
        try test.tap("Go")
        #expect(test.has("Page"))
    }

    @Test func `a dialog stands at the bottom and gets a button that cancels`() throws {
        struct Choosing: View {
            @State private var isUp = false
            @State private var chosen = "Nothing"
            var body: some View {
                VStack {
                    Text(chosen)
                    Button("Choose") { isUp = true }
                }
                .confirmationDialog("Colour", isPresented: $isUp, titleVisibility: .visible) {
                    Button("Red") { chosen = "Red" }
                    Button("Blue") { chosen = "Blue" }
                }
            }
        }
        let test = ViewTest(Choosing(), phone)
        try test.tap("Choose")
        #expect(test.elements.contains { $0.role == "dialog" && $0.label == "Colour" })
        let (red, blue, cancel) = (
            try test.frame(of: "Red"), try test.frame(of: "Blue"), try test.frame(of: "Cancel")
        )
        #expect(red.height == 57 && blue.minY == red.maxY && cancel.minY == blue.maxY + 8)
        #expect(cancel == CGRect(x: 8, y: 844 - 34 - 8 - 57, width: 374, height: 57))
        try test.tap("Blue")
        #expect(test.has("Blue") && !test.has("Cancel"))
        try test.tap("Choose")
        test.tap(at: CGPoint(x: 195, y: 100))
        #expect(!test.has("Cancel"))
    }
}

/// Dialogs can be left by a tap outside; alerts have fields and large letters.
///
/// Numbers: fields follow each other by a field of about 30 points, and buttons grow with accessibility sizes beyond
/// 50: by eye, not compared with a device.
extension AlertTests {
    @Test func `a tap outside of a dialog and an escape do what its button does that cancels`() throws {
        struct Page: View {
            let log: Log
            @State private var isUp = false

            var body: some View {
                Button("Ask") { isUp = true }
                    .confirmationDialog("Colour", isPresented: $isUp) {
                        Button("Red") { log.entries.append("red") }
                        Button("None", role: .cancel) { log.entries.append("none") }
                    }
            }
        }
        let log = Log()
        let test = ViewTest(Page(log: log), phone)
        try test.tap("Ask")
        test.tap(at: CGPoint(x: 195, y: 100))
        #expect(log.entries == ["none"])
        #expect(!test.has("Red"))
        try test.tap("Ask")
        test.press(.escape)
        #expect(log.entries == ["none", "none"])
        #expect(!test.has("Red"))
    }

    @Test func `fields of an alert stand in a frame, with large letters buttons stand below each other`() throws {
        let page = Text("Page").alert("Sign in", isPresented: .constant(true)) {
            TextField("User", text: .constant(""))
            SecureField("Password", text: .constant(""))
            Button("Cancel", role: .cancel) {}
            Button("Sign in now") {}
        }
        let test = ViewTest(page, ContextMenuTests.phone)
        let (user, password) = try (test.frame(of: "User"), test.frame(of: "Password"))
        #expect(user.minX == password.minX)
        #expect(28...34 ~= password.minY - user.minY)
        #expect(try test.frame(of: "Cancel").minY == test.frame(of: "Sign in now").minY)
        #expect(try test.frame(of: "Cancel").minX < test.frame(of: "Sign in now").minX)
        var configuration = ContextMenuTests.phone
        configuration.dynamicTypeSize = .accessibility3
        let large = ViewTest(page, configuration)
        #expect(try large.frame(of: "Cancel").minY >= large.frame(of: "Sign in now").maxY)
        #expect(try large.frame(of: "Cancel").height > 50)
    }
}
