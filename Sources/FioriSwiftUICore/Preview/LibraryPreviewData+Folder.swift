nonisolated extension LibraryPreviewData {
    /// Folders with folders in them, to show in side bars.
    nonisolated public struct Folder: Identifiable, Hashable, Sendable {
        public var name: String
        /// The SF Symbol of the folder.
        public var symbolName: String
        /// Number of items in the folder, shown beside its name.
        public var count: String?
        /// The folders in it; nil for a folder that leads to a page.
        public var folders: [Folder]?

        public var id: String { name }

        /// - Parameters:
        ///   - name: Name of the folder.
        ///   - symbolName: The SF Symbol of the folder.
        ///   - count: Number of items in the folder, shown beside its name.
        ///   - folders: The folders in it; nil for a folder that leads to a page.
        public init(name: String, symbolName: String = "folder", count: String? = nil, folders: [Folder]? = nil) {
            self.name = name
            self.symbolName = symbolName
            self.count = count
            self.folders = folders
        }

        /// Some folders.
        public static let all: [Folder] = [
            Folder(name: "Orders", symbolName: "shippingbox", count: "12"),
            Folder(
                name: "Devices", symbolName: "gearshape.2",
                folders: [Folder(name: "Pumps", count: "3"), Folder(name: "Valves", count: "240")]),
            Folder(name: "People", symbolName: "person.2"),
        ]
    }
}
