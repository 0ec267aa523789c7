import Foundation

/// The icons that symbols are drawn with: SVG files in a folder, one per icon, with a view box of 16 by 16.
struct BootstrapIcons: Sendable {
    /// The Debian package that installs the icons.
    static let package = "bootstrap-icons"
    /// The side of every icon's view box.
    static let box: CGFloat = 16

    let folder: URL
    private let names: Set<String>

    /// - Throws: ``SymbolError/missingPackage(package:folder:)`` if the folder holds no icons.
    init(folder: URL) throws(SymbolError) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        names = Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
        if names.isEmpty { throw .missingPackage(package: Self.package, folder: folder.path) }
        self.folder = folder
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

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
