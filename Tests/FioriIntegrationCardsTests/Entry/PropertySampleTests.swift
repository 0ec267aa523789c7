import SampleCards
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// The sample cards of all properties, drawn.
///
/// Numbers: widths that the tests pass; 5,000 is a height that none of them comes near.
@MainActor
struct PropertySampleTests {
    @Test(arguments: [260, 400, 840] as [CGFloat])
    func `a card of each property is drawn within its width`(width: CGFloat) async {
        var drawn = 0
        for (name, manifest) in SampleCards.manifests {
            let test = await CardTest.view(manifest, DisplayConfiguration(width: width))
            #expect(test.size.width == width && test.size.height < 5_000, "\(name): \(test.size)")
            let outside = test.texts.filter { $0.frame.minX < -0.5 || $0.frame.maxX > width + 0.5 }
            #expect(outside.isEmpty, "\(name): \(outside.map { "\($0.string) at \($0.frame)" })")
            drawn += test.texts.isEmpty ? 0 : 1
        }
        #expect(drawn >= 400)
    }
}
