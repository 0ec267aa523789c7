import Foundation

/// The folders of the user, by their standard places (XDG on Linux).
extension URL {
    private static func directory(_ directory: FileManager.SearchPathDirectory, or path: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(path, isDirectory: true)
    }

    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, or: ".local/share") }

    public static var cachesDirectory: URL { directory(.cachesDirectory, or: ".cache") }

    public static var desktopDirectory: URL { directory(.desktopDirectory, or: "Desktop") }

    public static var documentsDirectory: URL { directory(.documentDirectory, or: "Documents") }

    public static var downloadsDirectory: URL { directory(.downloadsDirectory, or: "Downloads") }

    public static var libraryDirectory: URL { directory(.libraryDirectory, or: ".local/share") }

    public static var moviesDirectory: URL { directory(.moviesDirectory, or: "Videos") }

    public static var musicDirectory: URL { directory(.musicDirectory, or: "Music") }

    public static var picturesDirectory: URL { directory(.picturesDirectory, or: "Pictures") }
}
