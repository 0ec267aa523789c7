import CArchive
import NIOCore

/// A zip of entries as a test names them, wrong ones included.
struct ZipWriter {
    enum Entry {
        case file(String, [UInt8])
        case folder(String)
        case link(String, to: String)

        static func file(_ path: String, _ text: String) -> Entry { .file(path, Array(text.utf8)) }
    }

    static func zip(_ entries: [Entry]) -> ByteBuffer {
        let capacity = 32 << 20
        let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        defer { memory.deallocate() }
        var used = 0
        let archive = archive_write_new()
        archive_write_set_format_zip(archive)
        archive_write_open_memory(archive, memory, capacity, &used)
        for entry in entries {
            let header = archive_entry_new()
            defer { archive_entry_free(header) }
            var content: [UInt8] = []
            switch entry {
            case .file(let path, let bytes):
                archive_entry_set_pathname(header, path)
                archive_entry_set_filetype(header, 0o100000)
                archive_entry_set_size(header, Int64(bytes.count))
                content = bytes
            case .folder(let path):
                archive_entry_set_pathname(header, path)
                archive_entry_set_filetype(header, 0o040000)
            case .link(let path, let target):
                archive_entry_set_pathname(header, path)
                archive_entry_set_filetype(header, 0o120000)
                archive_entry_set_symlink(header, target)
                archive_entry_set_size(header, 0)
            }
            archive_entry_set_perm(header, 0o644)
            archive_write_header(archive, header)
            if !content.isEmpty {
                _ = content.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
            }
        }
        archive_write_close(archive)
        archive_write_free(archive)
        return ByteBuffer(bytes: UnsafeRawBufferPointer(start: memory, count: used))
    }
}
