/// A kind of names by which types are known outside.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of file names, without a dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
