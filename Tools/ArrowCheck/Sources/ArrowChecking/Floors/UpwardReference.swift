/// A reference to a folder on a higher floor, or to another folder on the same floor.
public struct UpwardReference: Equatable, Sendable, CustomStringConvertible {
    /// A folder with its floor.
    public struct Place: Equatable, Sendable, CustomStringConvertible {
        /// The folder, from the module's source folder.
        public let folder: String

        /// The number of the floor, from 1 for the ground floor.
        public let number: Int

        /// The name of the floor.
        public let floor: String

        /// Creates a place.
        public init(folder: String, number: Int, floor: String) {
            self.folder = folder
            self.number = number
            self.floor = floor
        }

        /// The folder, with the floor in brackets.
        public var description: String { "\(folder) (floor \(number), \(floor))" }
    }

    /// The reference.
    public let reference: Reference

    /// The folder that uses the symbol.
    public let user: Place

    /// The folder that defines the symbol.
    public let owner: Place

    /// Creates an upward reference.
    public init(reference: Reference, user: Place, owner: Place) {
        self.reference = reference
        self.user = user
        self.owner = owner
    }

    /// The line of the check: both places with their folders and floors.
    public var description: String {
        "\(reference.origin): error: \(user) uses `\(reference.symbol)` of \(owner), \(reference.target)"
    }
}
