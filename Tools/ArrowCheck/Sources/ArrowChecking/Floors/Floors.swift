/// The floors of a module, from the ground up. Folders refer to folders on lower floors only.
public struct Floors: Equatable, Sendable {
    /// One floor of a module.
    public struct Floor: Equatable, Sendable {
        /// The name, in a word or two.
        public let name: String

        /// The purpose of the folders on the floor, in one sentence.
        public let purpose: String

        /// The folders on the floor, and single files, from the module's source folder.
        public internal(set) var folders: [String]

        /// True if the folders on the floor may refer to each other.
        public let isOpen: Bool

        /// Creates a floor.
        public init(name: String, purpose: String, folders: [String], isOpen: Bool = false) {
            self.name = name
            self.purpose = purpose
            self.folders = folders
            self.isOpen = isOpen
        }
    }

    /// The name of the module.
    public let module: String

    /// The module's source folder, from the package's root.
    public let sources: String

    /// The floors, the ground floor first.
    public let floors: [Floor]

    /// The number of upward references that are still to be removed. More fail the check, and fewer ask for a lower
    /// number.
    public let knownUpward: Int

    /// Creates the floors of a module.
    public init(module: String, sources: String, floors: [Floor], knownUpward: Int = 0) {
        self.module = module
        self.sources = sources
        self.floors = floors
        self.knownUpward = knownUpward
    }

    /// The folders that the floors name.
    public var folders: Folders {
        Folders(sources: sources, named: Set(floors.flatMap(\.folders)))
    }

    /// The number of a folder's floor, from 1 for the ground floor; nil for a folder that no floor names.
    public func number(of folder: String) -> Int? {
        floors.firstIndex { $0.folders.contains(folder) }.map { $0 + 1 }
    }
}
