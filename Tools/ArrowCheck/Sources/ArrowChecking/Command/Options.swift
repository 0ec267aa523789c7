/// The options of `check-arrows`.
public struct Options: Equatable, Sendable {
    /// The output of a run.
    public enum Report: Equatable, Sendable {
        /// The upward references of the floors.
        case check

        /// The numbers of references of all pairs of folders.
        case edges

        /// The folders that know each other.
        case pairs

        /// The components of folders that reach each other.
        case cycles

        /// The references of one folder.
        case symbols(folder: String)

        /// An order of the folders.
        case proposal
    }

    /// The output of the run; the check by default.
    public var report = Report.check

    /// The package's root.
    public var root = "."

    /// The index store; nil for that of a debug build of the root.
    public var store: String?

    /// The module to look at; nil for those of all floors files.
    public var module: String?

    /// Paths of floors files; none for those in the root's `Docs/Floors`.
    public var floors: [String] = []

    /// True if only the usage is to be printed.
    public var showsUsage = false

    /// Creates the options of a run without arguments.
    public init() {}

    /// Reads arguments, without the name of the command.
    public init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        func value(of option: String) throws(UsageError) -> String {
            guard let value = rest.popFirst(), !value.hasPrefix("-") else {
                throw UsageError(message: "\(option) needs a value")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--root": root = try value(of: argument)
            case "--store": store = try value(of: argument)
            case "--module": module = try value(of: argument)
            case "--edges": report = .edges
            case "--pairs": report = .pairs
            case "--cycles": report = .cycles
            case "--symbols": report = .symbols(folder: try value(of: argument))
            case "--propose": report = .proposal
            case "--help", "-h": showsUsage = true
            case let option where option.hasPrefix("-"): throw UsageError(message: "unknown option \(option)")
            default: floors.append(argument)
            }
        }
    }

    /// The text of `--help`.
    public static let usage = """
        Usage: check-arrows [options] [FLOORS ...]

        Checks that references between the folders of a module go down, floor by floor. Reads the index that
        `swift build` leaves, and floors files: those given, or else all in Docs/Floors.

          --root PATH       the package's root (default: the current folder)
          --store PATH      the index store (default: .build/debug/index/store of the root)
          --module NAME     only this module

        Reports of one module, which need no floors file:
          --edges           the number of references of each pair of folders
          --pairs           folders that know each other, with the numbers of both directions
          --cycles          folders that reach each other, and the references of the smaller directions in full
          --symbols FOLDER  the references of a folder, by folder and symbol
          --propose         an order of the folders with few upward references, as a floors file

        Ends with 0 if all references go down, 1 if some do not or a module is not in the index, 2 if the check cannot
        be made.
        """
}
