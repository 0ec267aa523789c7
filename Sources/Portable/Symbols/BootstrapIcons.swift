import Foundation

/// The icons that symbols are drawn with: SVG files in a folder, one per icon, with a view box of 16 by 16.
struct BootstrapIcons: Sendable {
    /// The Debian package that installs the icons.
    static let package = "bootstrap-icons"
    /// The side of every icon's view box.
    static let box: CGFloat = 16

    let folder: URL
    private let path: String

    /// - Throws: ``SymbolError/missingPackage(package:folder:)`` if the folder holds no icons.
    init(folder: URL) throws(SymbolError) {
        self.folder = folder
        path = folder.path
        guard Self.hasIcons(path) else { throw .missingPackage(package: Self.package, folder: path) }
    }

    /// True if a folder has an icon. Its names are not collected: a picture needs a few of two thousand.
    private static func hasIcons(_ folder: String) -> Bool {
        guard let directory = opendir(folder) else { return false }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let isIcon = withUnsafeBytes(of: &entry.pointee.d_name) { name in
                name.prefix { $0 != 0 }.suffix(4).elementsEqual(".svg".utf8)
            }
            if isIcon { return true }
        }
        return false
    }

    func contains(_ name: String) -> Bool { !name.contains("/") && access("\(path)/\(name).svg", R_OK) == 0 }

    /// The figures of an icon, back to front, in a view box of 16 by 16.
    func figures(of name: String) throws(SymbolError) -> [Figure] {
        let file = folder.appendingPathComponent(name + ".svg")
        guard contains(name), let data = try? Data(contentsOf: file) else {
            throw .missingIcon(file: file.path, package: Self.package)
        }
        do {
            let picture = try SVGReader.picture(from: data)
            let scale = Self.box / max(picture.viewBox.width, picture.viewBox.height)
            return picture.figures.map { figure in
                figure.map { point in
                    CGPoint(
                        x: (point.x - picture.viewBox.minX) * scale, y: (point.y - picture.viewBox.minY) * scale)
                }
            }
        } catch {
            throw .unreadableIcon(file: file.path, reason: error.description)
        }
    }
}
