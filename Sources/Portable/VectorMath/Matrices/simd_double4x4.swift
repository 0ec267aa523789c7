/// A matrix of four columns of four elements.
public struct simd_double4x4: Equatable, CustomDebugStringConvertible, Sendable {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Makes the matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// Makes a matrix of its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

    /// Makes a matrix of its columns.
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
        columns = (col0, col1, col2, col3)
    }

    /// Makes a matrix of its columns, of which there are four.
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "Requires array of 4 vectors")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }

    /// Makes a matrix of its rows, of which there are four.
    public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }

    /// Makes a matrix with a number on its diagonal and zeros elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

    /// Makes a matrix of its diagonal, with zeros elsewhere.
    public init(diagonal: SIMD4<Double>) {
        columns = (
            SIMD4<Double>(diagonal.x, 0, 0, 0), SIMD4<Double>(0, diagonal.y, 0, 0), SIMD4<Double>(0, 0, diagonal.z, 0),
            SIMD4<Double>(0, 0, 0, diagonal.w)
        )
    }

    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("Column index out of range")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
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
    public var transpose: simd_double4x4 {
        simd_double4x4(
            SIMD4<Double>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
            SIMD4<Double>(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
            SIMD4<Double>(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
            SIMD4<Double>(columns.0.w, columns.1.w, columns.2.w, columns.3.w))
    }

    public static func == (lhs: simd_double4x4, rhs: simd_double4x4) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
            && lhs.columns.3 == rhs.columns.3
    }

    public var debugDescription: String {
        "simd_double4x4(columns: (\(columns.0), \(columns.1), \(columns.2), \(columns.3)))"
    }
}

extension simd_double4x4 {
    public static prefix func - (rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(-rhs.columns.0, -rhs.columns.1, -rhs.columns.2, -rhs.columns.3)
    }

    public static func + (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
            lhs.columns.3 + rhs.columns.3)
    }

    public static func - (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2,
            lhs.columns.3 - rhs.columns.3)
    }

    public static func += (lhs: inout simd_double4x4, rhs: simd_double4x4) { lhs = lhs + rhs }

    public static func -= (lhs: inout simd_double4x4, rhs: simd_double4x4) { lhs = lhs - rhs }

    public static func * (lhs: Double, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    public static func * (lhs: simd_double4x4, rhs: Double) -> simd_double4x4 { rhs * lhs }

    public static func *= (lhs: inout simd_double4x4, rhs: Double) { lhs = rhs * lhs }

    /// The product with a column.
    public static func * (lhs: simd_double4x4, rhs: SIMD4<Double>) -> SIMD4<Double> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y + lhs.columns.2 * rhs.z + lhs.columns.3 * rhs.w
    }

    /// The product of a row and a matrix.
    public static func * (lhs: SIMD4<Double>, rhs: simd_double4x4) -> SIMD4<Double> {
        SIMD4<Double>(
            dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1), dot(lhs, rhs.columns.2), dot(lhs, rhs.columns.3))
    }

    /// The product of two matrices: to a column it does first what the second one does.
    public static func * (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    public static func *= (lhs: inout simd_double4x4, rhs: simd_double4x4) { lhs = lhs * rhs }
}

extension simd_double4x4 {
    /// The determinants of the pairs of columns, in two rows that follow each other.
    private func minors(row: Int) -> [Double] {
        [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].map { pair in
            self[pair.0, row] * self[pair.1, row + 1] - self[pair.1, row] * self[pair.0, row + 1]
        }
    }

    private static func determinant(_ upper: [Double], _ lower: [Double]) -> Double {
        let outer = upper[0] * lower[5] - upper[1] * lower[4] + upper[2] * lower[3]
        return outer + upper[3] * lower[2] - upper[4] * lower[1] + upper[5] * lower[0]
    }

    /// The determinant.
    public var determinant: Double { Self.determinant(minors(row: 0), minors(row: 2)) }

    /// The inverse; its elements are no finite numbers if there is none.
    public var inverse: simd_double4x4 {
        let (upper, lower) = (minors(row: 0), minors(row: 2))
        /// A column of cofactors: of a row and the determinants in the two rows opposite.
        func column(_ row: Int, _ minors: [Double], _ sign: Double) -> SIMD4<Double> {
            let (a, b, c, d) = (self[0, row], self[1, row], self[2, row], self[3, row])
            return sign
                * SIMD4(
                    b * minors[5] - c * minors[4] + d * minors[3], -a * minors[5] + c * minors[2] - d * minors[1],
                    a * minors[4] - b * minors[2] + d * minors[0], -a * minors[3] + b * minors[1] - c * minors[0])
        }
        let cofactors = simd_double4x4(
            column(1, lower, 1), column(0, lower, -1), column(3, upper, 1), column(2, upper, -1))
        return (1 / Self.determinant(upper, lower)) * cofactors
    }
}
