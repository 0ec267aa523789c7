import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

/// Labels of several views.
///
/// Numbers: 17 and 15 are the font sizes of body and subheadline (Human Interface Guidelines, Typography). 8 points
/// between picture and text, and the smaller font of the subtitle, are not compared with a device.
@MainActor
@Suite("Lines of labels")
struct LabelLinesTests {
    private struct Titles: View {
        var body: some View {
            Text("Title")
            Text("Subtitle")
        }
    }

    @Test func `a second text stands below the first, smaller and quieter`() throws {
        let views: [AnyView] = [
            AnyView(Toggle(isOn: .constant(true)) { Titles() }),
            AnyView(
                LabeledContent {
                    Text("Value")
                } label: {
                    Titles()
                }),
            AnyView(
                Stepper {
                    Titles()
                } onIncrement: {
                } onDecrement: {
                }),
            AnyView(
                Form {
                    Picker(selection: .constant(1)) {
                        Text("One").tag(1)
                    } label: {
                        Titles()
                    }
                }.frame(height: 200)),
        ]
        for view in views {
            let test = ViewTest(view)
            let (title, subtitle) = (try test.text("Title"), try test.text("Subtitle"))
            #expect(title.fontSize == 17 && subtitle.fontSize == 15)
            #expect(subtitle.frame.minX == title.frame.minX && subtitle.frame.minY >= title.frame.maxY)
        }
        let paints = Drawn.paints(Drawn.list(LabeledContent("", value: ""))).count
        #expect(paints == 0)
        #expect(ViewTest(views[0]).elements.map(\.label) == ["Title, Subtitle"])
    }

    @Test func `a picture stands beside the text, and so do views of other kinds`() throws {
        let test = ViewTest(
            Toggle(isOn: .constant(true)) {
                Image(systemName: "star")
                Titles()
            })
        let image = try #require(test.images.first).frame
        #expect(try test.text("Title").frame.minX == image.maxX + 8)
        #expect(try test.text("Subtitle").frame.minX == image.maxX + 8)
        let other = ViewTest(
            Toggle(isOn: .constant(true)) {
                Circle().frame(width: 20, height: 20)
                Text("Beside")
            })
        #expect(try other.text("Beside").frame.minX == 28)
    }

    @Test func `a subtitle that comes later and one that becomes the title`() throws {
        struct Label: View {
            let parts: [String]
            var body: some View {
                Toggle(isOn: .constant(true)) { ForEach(parts, id: \.self) { Text($0) } }
            }
        }
        let test = ViewTest(Label(parts: ["A"]))
        #expect(try test.text("A").fontSize == 17)
        test.update(Label(parts: ["A", "B"]))
        #expect(try test.text("B").fontSize == 15)
        test.update(Label(parts: ["B"]))
        #expect(try test.text("B").fontSize == 17)
    }

    @Test func `menu items have their pictures at the end, and subtitles`() throws {
        let test = ViewTest(
            Menu("Open") {
                Button {
                } label: {
                    Image(systemName: "star")
                    Text("Star")
                }
                Button {
                } label: {
                    Titles()
                }
            }
            .frame(width: 390, height: 600))
        try test.tap("Open")
        let (image, text) = (try #require(test.images.first).frame, try test.text("Star").frame)
        #expect(text.minX < image.minX - 100)
        #expect(try test.text("Subtitle").frame.minY >= test.text("Title").frame.maxY)
        #expect(try test.text("Subtitle").frame.minX == text.minX)
    }
}
