import CoreGraphics
import Foundation
import ImageIO

/// A picture in the package, which is written anew only when its pixels change: another encoder is no reason for a commit.
struct PictureFile {
    let url: URL

    /// Writes a PNG, unless the file shows the same already.
    /// - Throws: what the system says of a file that cannot be written.
    func write(_ data: Data) throws {
        if let present = try? Data(contentsOf: url), present == data || Self.showsTheSame(present, data) { return }
        try data.write(to: url, options: .atomic)
    }

    private static func showsTheSame(_ first: Data, _ second: Data) -> Bool {
        guard let first = try? BitmapDecoder.decode(first).image, let second = try? BitmapDecoder.decode(second).image,
            (first.width, first.height) == (second.width, second.height),
            let pixels = first.dataProvider?.data
        else { return false }
        return pixels == second.dataProvider?.data
    }
}
