/// A picture of pixels within an SVG picture, measured once.
struct VectorPicture {
    /// The pixels that decoding visits, of all frames.
    private(set) var visitedPixels = 0.0
    /// The reason why the picture cannot be drawn.
    private(set) var refusal: CardDataError?

    init(_ address: String) {
        // Addresses of other files stay blank.
        guard address.drop(while: { $0 == " " }).prefix(5).lowercased() == "data:" else { return }
        do throws(CardDataError) { visitedPixels = try Self.measured(address) } catch { refusal = error }
    }

    private static func measured(_ address: String) throws(CardDataError) -> Double {
        let data = try DataAddress(address, limits: CardDataLimits()).data
        let header = ImageHeader(bytes: Array(data))
        guard let kind = header.kind, kind != .svg, let size = header.size(of: kind) else {
            throw .imageRefused("a picture within it is of another kind")
        }
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        guard !overflow, pixels <= 2 * 1024 * 1024 else {
            throw .imageRefused("a picture within it has \(size.width) × \(size.height) pixels")
        }
        let frames = kind == .gif ? max(1, header.frameCount) : 1
        return Double(header.visitedPixels(of: kind, pixels: pixels)) * Double(frames)
    }
}
