/// The functions of Cairo that a picture of librsvg is drawn with; loaded for the first of them.
///
/// They are those of the library that librsvg stands on. A program may have Cairo in itself, and what one of the two has
/// made is not for the other.
struct CairoLibrary: Sendable {
    typealias Context = OpaquePointer
    typealias Surface = OpaquePointer

    /// Makes a surface of pixels: their address, the format, the width, the height and the bytes of a row.
    let makeSurface: @convention(c) (UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32) -> Surface?
    let makeContext: @convention(c) (Surface?) -> Context?
    let scale: @convention(c) (Context, Double, Double) -> Void
    let releaseContext: @convention(c) (Context) -> Void
    let finishSurface: @convention(c) (Surface) -> Void
    let releaseSurface: @convention(c) (Surface) -> Void

    /// 32 bits a pixel, with alpha.
    static let pixelsWithAlpha: Int32 = 0

    init?() {
        guard let library = SystemLibrary("libcairo.so.2"),
            let makeSurface = library.function(
                "cairo_image_surface_create_for_data",
                as: (@convention(c) (UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32) -> Surface?).self),
            let makeContext = library.function(
                "cairo_create", as: (@convention(c) (Surface?) -> Context?).self),
            let scale = library.function("cairo_scale", as: (@convention(c) (Context, Double, Double) -> Void).self),
            let releaseContext = library.function("cairo_destroy", as: (@convention(c) (Context) -> Void).self),
            let finishSurface = library.function("cairo_surface_finish", as: (@convention(c) (Surface) -> Void).self),
            let releaseSurface = library.function("cairo_surface_destroy", as: (@convention(c) (Surface) -> Void).self)
        else { return nil }
        self.makeSurface = makeSurface
        self.makeContext = makeContext
        self.scale = scale
        self.releaseContext = releaseContext
        self.finishSurface = finishSurface
        self.releaseSurface = releaseSurface
    }
}
