/// The functions of librsvg, which reads and draws SVG pictures; loaded for the first of them.
struct RsvgLibrary: Sendable {
    typealias Handle = GObjectLibrary.Object
    typealias Number = UnsafeMutablePointer<Double>
    /// x, y, width and height.
    typealias Rectangle = UnsafeMutablePointer<Double>

    let objects: GObjectLibrary
    let cairo: CairoLibrary
    let makeHandle: @convention(c) (UnsafePointer<UInt8>?, Int, GLibError.Place?) -> Handle?
    let setResolution: @convention(c) (Handle, Double) -> Void
    let pixelSize: @convention(c) (Handle, Number, Number) -> Int32
    /// Gets the width, the height and the view box, each with a flag before it; lengths are a number and a unit.
    let dimensions:
        @convention(c) (
            Handle, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
            UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, Rectangle?
        ) -> Void
    /// Draws the picture with a Cairo context in a viewport.
    let render: @convention(c) (Handle, CairoLibrary.Context, Rectangle, GLibError.Place?) -> Int32

    private static let loaded = RsvgLibrary()

    /// The library.
    /// - Throws: `ImageError.missingLibrary` where it cannot be loaded.
    static func shared() throws(ImageError) -> RsvgLibrary {
        guard let loaded else { throw .missingLibrary("librsvg", package: "librsvg2-2") }
        return loaded
    }

    private init?() {
        guard let library = SystemLibrary("librsvg-2.so.2"), let objects = GObjectLibrary.shared,
            let cairo = CairoLibrary(),
            let makeHandle = library.function(
                "rsvg_handle_new_from_data",
                as: (@convention(c) (UnsafePointer<UInt8>?, Int, GLibError.Place?) -> Handle?).self),
            let setResolution = library.function(
                "rsvg_handle_set_dpi", as: (@convention(c) (Handle, Double) -> Void).self),
            let pixelSize = library.function(
                "rsvg_handle_get_intrinsic_size_in_pixels",
                as: (@convention(c) (Handle, Number, Number) -> Int32).self),
            let dimensions = library.function(
                "rsvg_handle_get_intrinsic_dimensions",
                as: (@convention(c) (
                    Handle, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
                    UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, Rectangle?
                ) -> Void).self),
            let render = library.function(
                "rsvg_handle_render_document",
                as: (@convention(c) (Handle, CairoLibrary.Context, Rectangle, GLibError.Place?) -> Int32).self)
        else { return nil }
        self.objects = objects
        self.cairo = cairo
        self.makeHandle = makeHandle
        self.setResolution = setResolution
        self.pixelSize = pixelSize
        self.dimensions = dimensions
        self.render = render
    }
}
