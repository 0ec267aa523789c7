import CoreGraphics
import Drawing
import Foundation
import Rendering

/// Files of pictures to load.
enum EncodedPicture {
    /// A red PNG, 10 points high.
    static func red(width: CGFloat) throws -> Data {
        let list = DisplayList([
            .fill(
                .rect(CGRect(x: 0, y: 0, width: width, height: 10)),
                .color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)))
        ])
        let canvas = Rendering.Canvas(size: CGSize(width: width, height: 10), scale: 1)
        return Data(try PNGRenderer().render(list, canvas: canvas))
    }
}
