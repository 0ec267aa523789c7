/// A matrix of two columns of two elements.
public struct simd_double2x2: Equatable, CustomDebugStringConvertible, Sendable {
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Makes the matrix of zeros.
    public init() { columns = (.zero, .zero) }

    /// Makes a matrix of its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

    /// Makes a matrix of its columns.
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) { columns = (col0, col1) }

    /// Makes a matrix of its columns, of which there are two.
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "Requires array of 2 vectors")
        self.columns = (columns[0], columns[1])
    }

    /// Makes a matrix of its rows, of which there are two.
    public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }

    /// Makes a matrix with a number on its diagonal and zeros elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

    /// Makes a matrix of its diagonal, with zeros elsewhere.
    public init(diagonal: SIMD2<Double>) {
        columns = (SIMD2<Double>(diagonal.x, 0), SIMD2<Double>(0, diagonal.y))
    }

    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("Column index out of range")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("Column index out of range")
            }
        }
    }

    /// An element.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix whose rows are the columns of this one.
    public var transpose: simd_double2x2 {
        simd_double2x2(SIMD2<Double>(columns.0.x, columns.1.x), SIMD2<Double>(columns.0.y, columns.1.y))
    }

    public static func == (lhs: simd_double2x2, rhs: simd_double2x2) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1
    }

    public var debugDescription: String {
        "simd_double2x2(columns: (\(columns.0), \(columns.1)))"
    }
}

extension simd_double2x2 {
    public static prefix func - (rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(-rhs.columns.0, -rhs.columns.1)
    }

    public static func + (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }

    public static func - (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
    }

    public static func += (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs + rhs }

    public static func -= (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs - rhs }

    public static func * (lhs: Double, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    public static func * (lhs: simd_double2x2, rhs: Double) -> simd_double2x2 { rhs * lhs }

    public static func *= (lhs: inout simd_double2x2, rhs: Double) { lhs = rhs * lhs }

    /// The product with a column.
    public static func * (lhs: simd_double2x2, rhs: SIMD2<Double>) -> SIMD2<Double> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y
    }

    /// The product of a row and a matrix.
    public static func * (lhs: SIMD2<Double>, rhs: simd_double2x2) -> SIMD2<Double> {
        SIMD2<Double>(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1))
    }

    /// The product of two matrices: to a column it does first what the second one does.
    public static func * (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    public static func *= (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs * rhs }
}

extension simd_double2x2 {
    /// The determinant.
    public var determinant: Double { columns.0.x * columns.1.y - columns.0.y * columns.1.x }

    /// The inverse; its elements are no finite numbers if there is none.
    public var inverse: simd_double2x2 {
        (1 / determinant)
            * simd_double2x2(
                SIMD2<Double>(columns.1.y, -columns.0.y), SIMD2<Double>(-columns.1.x, columns.0.x))
    }
}
