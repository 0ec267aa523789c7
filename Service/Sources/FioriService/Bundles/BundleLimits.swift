/// The bounds of a card's bundle.
public struct BundleLimits: Sendable {
    /// The greatest number of files and folders.
    public var maximumCount = 1_000
    /// The greatest number of folders within each other.
    public var maximumDepth = 16
    /// The greatest length of a path, in bytes.
    public var maximumPathLength = 512
    /// The greatest size of a file, in bytes.
    public var maximumFileSize = 32 << 20
    /// The greatest size of all files together, in bytes.
    public var maximumSize = 64 << 20
    /// The greatest ratio of the size of the files to that of the zip.
    public var maximumRatio = 100

    public init() {}
}
