import CArchive
import NIOCore

/// A zip in memory, read entry by entry.
///
/// A stream of libarchive: the entry at hand is valid until the next one is asked for, so that one thread uses it, from the
/// first entry to the last.
final class BundleArchive {
    /// The kinds of entries; links, devices and the like are `other`.
    enum Kind { case file, folder, other }

    struct Entry {
        let path: String?
        let kind: Kind
        let isEncrypted: Bool
    }

    private let archive: OpaquePointer
    private var entry: OpaquePointer?

    /// - Parameter bytes: a zip, which must outlive the object.
    init(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
        guard let archive = archive_read_new() else { throw Problem(.drawingFailed, "there is no memory for the zip") }
        self.archive = archive
        archive_read_support_format_zip(archive)
        guard archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK else {
            throw Self.fault(archive)
        }
    }

    deinit { archive_read_free(archive) }

    /// The next entry; nil at the end.
    func next() throws(Problem) -> Entry? {
        let result = archive_read_next_header(archive, &entry)
        if result == ARCHIVE_EOF { return nil }
        guard result == ARCHIVE_OK || result == ARCHIVE_WARN, let entry else { throw Self.fault(archive) }
        // Names are in UTF-8 whatever the zip says of them, or refused.
        let path = archive_entry_pathname(entry).flatMap { String(validatingCString: $0) }
        let kind: Kind =
            if archive_entry_symlink(entry) != nil || archive_entry_hardlink(entry) != nil {
                .other
            } else {
                switch archive_entry_filetype(entry) & 0o170000 {
                case 0o100000: .file
                case 0o040000: .folder
                default: .other
                }
            }
        return Entry(path: path, kind: kind, isEncrypted: archive_entry_is_encrypted(entry) != 0)
    }

    /// Reads bytes of the entry at hand; zero at its end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(Problem) -> Int {
        let count = archive_read_data(archive, buffer.baseAddress, buffer.count)
        guard count >= 0 else { throw Self.fault(archive) }
        return count
    }

    private static func fault(_ archive: OpaquePointer) -> Problem {
        let reason = archive_error_string(archive).map { String(cString: $0) } ?? "unknown"
        return Problem(.invalidInput, "the zip cannot be read: \(Spelling.shortened(reason))")
    }
}
