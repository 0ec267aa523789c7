import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Pictures of Adaptive Cards with a width, a height, or both.
///
/// Numbers: the picture has 40 by 20 points; the page is 400 wide with a padding of 16 (Docs/Facts/CardLook.md). A picture
/// of a width and a height fills both, as the schema of Adaptive Cards says of `width` and `height`.
/// Vector pictures have three pixels per point and 192 at least (`VectorCost`), also in a card of 320.
@MainActor
struct AdaptivePictureTests {
    private static let picture =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAJElEQVR4nGNQSDgwIIhh1OJRi0ctHrV41OJRi0ctHrV45FgMALpP6C5orM3QAAAAAElFTkSuQmCC"

    nonisolated private static let vector =
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='20'%3E%3Cpath d='M0 0h40v20z'/%3E%3C/svg%3E"

    private func frame(
        _ members: JSONObject, of picture: String = picture, width: CGFloat = 400
    ) async throws -> CGRect {
        var image: JSONObject = ["type": "Image", "url": .string(picture), "altText": "picture"]
        for member in members { image[member.name] = member.value }
        let images = CardImages()
        #expect(await images.load([picture]).isEmpty)
        let card = ResolvedAdaptiveCard(
            card: AdaptiveReader().read(AdaptiveTest.card([.object(image)])).card, rendersMarkdown: false)
        let test = ViewTest(
            AnyView(AdaptiveCardContent(card).environment(\.cardImages, images)),
            DisplayConfiguration(width: width, height: 600))
        let shown = test.images.map(\.frame)
        #expect(shown.count == 1)
        return try #require(shown.first)
    }

    @Test func `a picture of a width and a height fills both at the leading edge`() async throws {
        #expect(try await frame(["width": "100px", "height": "80px"]) == CGRect(x: 16, y: 16, width: 100, height: 80))
        #expect(try await frame(["width": "10px", "height": "60px"]) == CGRect(x: 16, y: 16, width: 10, height: 60))
        #expect(
            try await frame(["width": "100px", "height": "80px", "horizontalAlignment": "right"])
                == CGRect(x: 284, y: 16, width: 100, height: 80))
        #expect(
            try await frame(["width": "100px", "height": "30px", "style": "person"])
                == CGRect(x: 16, y: 16, width: 100, height: 30))
    }

    @Test func `a picture of one length keeps its proportions`() async throws {
        #expect(try await frame(["width": "100px"]) == CGRect(x: 16, y: 16, width: 100, height: 50))
        #expect(try await frame(["height": "80px"]) == CGRect(x: 16, y: 16, width: 160, height: 80))
        #expect(try await frame(["size": "medium"]) == CGRect(x: 16, y: 16, width: 80, height: 40))
    }

    @Test func `a vector picture has its size in points and the pixels of larger displays`() async throws {
        #expect(try await frame([:], of: Self.vector) == CGRect(x: 16, y: 16, width: 40, height: 20))
        #expect(
            try await frame(["width": "100px"], of: Self.vector) == CGRect(x: 16, y: 16, width: 100, height: 50))
        let images = CardImages()
        await images.load([Self.vector])
        let picture = try #require(images.known(Self.vector))
        #expect(picture.image?.width == 192 && picture.size == CGSize(width: 40, height: 20))
    }

    nonisolated private static let unsized =
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'%3E%3Cpath d='M0 0h40v20z'/%3E%3C/svg%3E"

    @Test(arguments: [vector, unsized]) func `a vector picture has the pixels of the frame that it is enlarged to`(
        picture: String
    ) async throws {
        func pixels(_ members: JSONObject) async throws -> Int? {
            var image: JSONObject = ["type": "Image", "url": .string(picture)]
            for member in members { image[member.name] = member.value }
            let images = CardImages()
            let card = ResolvedAdaptiveCard(
                card: AdaptiveReader().read(AdaptiveTest.card([.object(image)])).card, rendersMarkdown: false)
            let view = AdaptiveCardContent(card).environment(\.cardImages, images).environment(\.cardWidth, 320)
            _ = ViewTest(AnyView(view), DisplayConfiguration(width: 320, height: 600)).texts
            #expect(images.wantedAddresses == [picture])
            await images.load(images.wantedAddresses)
            let known = try #require(images.known(picture))
            #expect(known.size == CGSize(width: 40, height: 20))
            return known.image?.width
        }
        #expect(try await pixels(["size": "stretch"]) == 960)
        #expect(try await pixels(["width": "200px"]) == 600)
        #expect(try await pixels(["width": "9000px"]) == 960)
        #expect(try await pixels([:]) == 192)
        #expect(try await pixels(["size": "small"]) == 192)
    }

    @Test func `a picture that is too wide is drawn smaller in its own proportions`() async throws {
        #expect(
            try await frame(["width": "400px", "height": "100px"], width: 232)
                == CGRect(x: 16, y: 16, width: 200, height: 50))
    }
}
