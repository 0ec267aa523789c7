/// The functions of gdk-pixbuf, which reads bitmap files and writes JPEG; loaded for the first such file.
struct PixbufLibrary: Sendable {
    typealias Loader = GObjectLibrary.Object
    typealias Picture = GObjectLibrary.Object
    typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    let objects: GObjectLibrary
    let makeLoader: @convention(c) () -> Loader?
    let setSize: @convention(c) (Loader, Int32, Int32) -> Void
    let write: @convention(c) (Loader, UnsafePointer<UInt8>?, Int, GLibError.Place?) -> Int32
    let close: @convention(c) (Loader, GLibError.Place?) -> Int32
    /// The picture so far, which belongs to the loader.
    let picture: @convention(c) (Loader) -> Picture?
    let option: @convention(c) (Picture, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
    let width: @convention(c) (Picture) -> Int32
    let height: @convention(c) (Picture) -> Int32
    let channelCount: @convention(c) (Picture) -> Int32
    let rowBytes: @convention(c) (Picture) -> Int32
    let readPixels: @convention(c) (Picture) -> UnsafePointer<UInt8>?
    let pixels: @convention(c) (Picture) -> UnsafeMutablePointer<UInt8>?
    /// Makes a picture of a colour space (0 is RGB), with or without transparency, of some bits, a width and a height.
    let makePicture: @convention(c) (Int32, Int32, Int32, Int32, Int32) -> Picture?
    /// Encodes a picture in a format with options by name.
    let save:
        @convention(c) (
            Picture, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<Int>,
            UnsafePointer<CChar>, Strings, Strings, GLibError.Place?
        ) -> Int32

    private static let loaded = PixbufLibrary()

    /// The library.
    /// - Throws: `ImageError.missingLibrary` where it cannot be loaded.
    static func shared() throws(ImageError) -> PixbufLibrary {
        guard let loaded else { throw .missingLibrary("gdk-pixbuf", package: "libgdk-pixbuf-2.0-0") }
        return loaded
    }

    private init?() {
        guard let library = SystemLibrary("libgdk_pixbuf-2.0.so.0"), let objects = GObjectLibrary.shared,
            let makeLoader = library.function("gdk_pixbuf_loader_new", as: (@convention(c) () -> Loader?).self),
            let setSize = library.function(
                "gdk_pixbuf_loader_set_size", as: (@convention(c) (Loader, Int32, Int32) -> Void).self),
            let write = library.function(
                "gdk_pixbuf_loader_write",
                as: (@convention(c) (Loader, UnsafePointer<UInt8>?, Int, GLibError.Place?) -> Int32).self),
            let close = library.function(
                "gdk_pixbuf_loader_close", as: (@convention(c) (Loader, GLibError.Place?) -> Int32).self),
            let picture = library.function(
                "gdk_pixbuf_loader_get_pixbuf", as: (@convention(c) (Loader) -> Picture?).self),
            let option = library.function(
                "gdk_pixbuf_get_option",
                as: (@convention(c) (Picture, UnsafePointer<CChar>) -> UnsafePointer<CChar>?).self),
            let width = library.function("gdk_pixbuf_get_width", as: (@convention(c) (Picture) -> Int32).self),
            let height = library.function("gdk_pixbuf_get_height", as: (@convention(c) (Picture) -> Int32).self),
            let channelCount = library.function(
                "gdk_pixbuf_get_n_channels", as: (@convention(c) (Picture) -> Int32).self),
            let rowBytes = library.function("gdk_pixbuf_get_rowstride", as: (@convention(c) (Picture) -> Int32).self),
            let readPixels = library.function(
                "gdk_pixbuf_read_pixels", as: (@convention(c) (Picture) -> UnsafePointer<UInt8>?).self),
            let pixels = library.function(
                "gdk_pixbuf_get_pixels", as: (@convention(c) (Picture) -> UnsafeMutablePointer<UInt8>?).self),
            let makePicture = library.function(
                "gdk_pixbuf_new", as: (@convention(c) (Int32, Int32, Int32, Int32, Int32) -> Picture?).self),
            let save = library.function(
                "gdk_pixbuf_save_to_bufferv",
                as: (@convention(c) (
                    Picture, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<Int>,
                    UnsafePointer<CChar>, Strings, Strings, GLibError.Place?
                ) -> Int32).self)
        else { return nil }
        self.objects = objects
        self.makeLoader = makeLoader
        self.setSize = setSize
        self.write = write
        self.close = close
        self.picture = picture
        self.option = option
        self.width = width
        self.height = height
        self.channelCount = channelCount
        self.rowBytes = rowBytes
        self.readPixels = readPixels
        self.pixels = pixels
        self.makePicture = makePicture
        self.save = save
    }
}
