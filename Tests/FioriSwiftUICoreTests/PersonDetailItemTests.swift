import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// The layout, presence and accessibility of the parts of a person's cell.
///
/// Numbers: sizes of text styles, lines of 1.193 × the size rounded up to half points, and the touch target of 44
/// (Docs/Facts/IOSMetrics.md); 400 is regular, 600 semibold. A picture of 40 and spaces of 2, 8 and 12 are as drawn
/// today, not compared with a device; frames follow, as the comments say.
@MainActor
struct PersonDetailItemTests {
    private func test(
        _ configuration: DisplayConfiguration = DisplayConfiguration(width: 358), subtitle: String? = "Sales Manager",
        image: Image? = Image(systemName: "person.crop.circle.fill")
    ) -> ViewTest<PersonDetailItem<Text, _ConditionalContent<Text, EmptyView>, _ConditionalContent<Image, EmptyView>>> {
        ViewTest(PersonDetailItem(title: "Laurel Osborn", subtitle: subtitle, detailImage: image), configuration)
    }

    @Test func `row is as wide as its place and at least a touch target high`() {
        #expect(test().size == CGSize(width: 358, height: 44))
    }

    @Test func `title stands over subtitle beside the image`() throws {
        let test = test()
        // A circle of 40 points, 12 of space, then lines of 20.5 and 18 points with 2 between: centred in 44 and put on
        // whole pixels at 2×.
        #expect(try test.text("Laurel Osborn").frame.origin == CGPoint(x: 52, y: 2))
        #expect(try test.text("Laurel Osborn").frame.height == 20.5)
        #expect(try test.text("Sales Manager").frame.origin == CGPoint(x: 52, y: 24.5))
        #expect(try test.text("Sales Manager").frame.height == 18)
        let image = try #require(test.images.first).frame
        #expect(abs(image.midX - 20) < 0.01)
        #expect(abs(image.midY - 22) < 0.01)
    }

    @Test func `texts have their styles`() throws {
        let test = test()
        #expect(try test.text("Laurel Osborn").fontSize == 17)
        #expect(try test.text("Laurel Osborn").fontWeight == 600)
        #expect(try test.text("Sales Manager").fontSize == 15)
        #expect(try test.text("Sales Manager").fontWeight == 400)
    }

    @Test func `nothing takes the place of a part that is left out`() throws {
        #expect(test(subtitle: nil).texts.map(\.string) == ["Laurel Osborn"])
        #expect(test(image: nil).images.isEmpty)
        #expect(try test(image: nil).text("Laurel Osborn").frame.minX == 0)
        // A single line stands in the middle of the row, on a whole pixel.
        #expect(try test(subtitle: nil).text("Laurel Osborn").frame.midY == 22.25)
    }

    @Test func `image stands above the texts at accessibility sizes`() throws {
        let test = test(DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3))
        let image = try #require(test.images.first).frame
        let title = try test.text("Laurel Osborn")
        #expect(title.frame.minX == 0)
        // The picture grows with titles, which are 28 points high and 48 then.
        #expect(title.frame.minY == (40 * 48 / 28).rounded() + 8)
        #expect(abs(image.midX - (40 * 48 / 28).rounded() / 2) < 0.6 && image.midY < title.frame.minY)
        #expect(title.fontSize == 40)
        #expect(try test.text("Sales Manager").fontSize == 36)
    }

    @Test func `texts end at the edge where reading goes from right to left`() throws {
        let test = test(DisplayConfiguration(width: 358, layoutDirection: .rightToLeft))
        #expect(try test.text("Laurel Osborn").frame.maxX == 358 - 52)
    }

    @Test func `long texts wrap and are not cut`() throws {
        let view = PersonDetailItem(
            title: "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff",
            subtitle: "Director of Regional Accounts for Central and Eastern Europe and the Middle East")
        let test = ViewTest(view, DisplayConfiguration(width: 300))
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 300 })
        #expect(test.size.height > 44)
    }

    @Test func `cell is one element that reads name and subtitle`() throws {
        let elements = test().elements
        #expect(elements.map(\.label) == ["Laurel Osborn, Sales Manager"])
        #expect(elements.first?.frame == CGRect(x: 0, y: 0, width: 358, height: 44))
    }

    @Test func `model and data give the same picture`() {
        let person = LibraryPreviewData.Person.laurelosborn
        let byModel = ViewTest(PersonDetailItem(model: person))
        let byData = ViewTest(
            PersonDetailItem(title: person.title, subtitle: person.subtitle, detailImage: person.detailImage))
        #expect(byModel.svg() == byData.svg())
    }

    @Test func `views of the app are styled but not cut`() throws {
        let test = ViewTest(DisplayConfiguration(width: 358)) {
            PersonDetailItem {
                Text("Laurel Osborn")
            } detailImage: {
                Color.red.frame(width: 60, height: 50)
            }
        }
        // The image keeps its own size: only images of data are cut to a circle of 40 points.
        #expect(test.size.height == 50)
        #expect(try test.text("Laurel Osborn").frame.minX == 72)
        #expect(try test.text("Laurel Osborn").fontWeight == 600)
    }

    @Test func `apps style a subtree and override it deeper`() throws {
        let test = ViewTest(DisplayConfiguration(width: 358)) {
            VStack {
                PersonDetailItem(title: "Outer")
                PersonDetailItem(title: "Inner").titleModifier { $0.font(.caption) }
            }
            .titleModifier { $0.font(.largeTitle) }
        }
        #expect(try test.text("Outer").fontSize == 34)
        #expect(try test.text("Inner").fontSize == 12)
    }
}
