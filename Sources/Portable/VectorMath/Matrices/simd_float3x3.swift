/// A matrix of three columns of three elements.
public struct simd_float3x3: Equatable, CustomDebugStringConvertible, Sendable {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Makes the matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }

    /// Makes a matrix of its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

    /// Makes a matrix of its columns.
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }

    /// Makes a matrix of its columns, of which there are three.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "Requires array of 3 vectors")
        self.columns = (columns[0], columns[1], columns[2])
    }

    /// Makes a matrix of its rows, of which there are three.
    public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

    /// Makes a matrix with a number on its diagonal and zeros elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

    /// Makes a matrix of its diagonal, with zeros elsewhere.
    public init(diagonal: SIMD3<Float>) {
        columns = (SIMD3<Float>(diagonal.x, 0, 0), SIMD3<Float>(0, diagonal.y, 0), SIMD3<Float>(0, 0, diagonal.z))
    }

    /// A column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("Column index out of range")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("Column index out of range")
            }
        }
    }

    /// An element.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix whose rows are the columns of this one.
    public var transpose: simd_float3x3 {
        simd_float3x3(
            SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y),
            SIMD3<Float>(columns.0.z, columns.1.z, columns.2.z))
    }

    public static func == (lhs: simd_float3x3, rhs: simd_float3x3) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
    }

    public var debugDescription: String {
        "simd_float3x3(columns: (\(columns.0), \(columns.1), \(columns.2)))"
    }
}

extension simd_float3x3 {
    public static prefix func - (rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(-rhs.columns.0, -rhs.columns.1, -rhs.columns.2)
    }

    public static func + (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }

    public static func - (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
    }

    public static func += (lhs: inout simd_float3x3, rhs: simd_float3x3) { lhs = lhs + rhs }

    public static func -= (lhs: inout simd_float3x3, rhs: simd_float3x3) { lhs = lhs - rhs }

    public static func * (lhs: Float, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }

    public static func * (lhs: simd_float3x3, rhs: Float) -> simd_float3x3 { rhs * lhs }

    public static func *= (lhs: inout simd_float3x3, rhs: Float) { lhs = rhs * lhs }

    /// The product with a column.
    public static func * (lhs: simd_float3x3, rhs: SIMD3<Float>) -> SIMD3<Float> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y + lhs.columns.2 * rhs.z
    }

    /// The product of a row and a matrix.
    public static func * (lhs: SIMD3<Float>, rhs: simd_float3x3) -> SIMD3<Float> {
        SIMD3<Float>(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1), dot(lhs, rhs.columns.2))
    }

    /// The product of two matrices: to a column it does first what the second one does.
    public static func * (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }

    public static func *= (lhs: inout simd_float3x3, rhs: simd_float3x3) { lhs = lhs * rhs }
}

extension simd_float3x3 {
    /// The determinant.
    public var determinant: Float { dot(columns.0, cross(columns.1, columns.2)) }

    /// The inverse; its elements are no finite numbers if there is none.
    public var inverse: simd_float3x3 {
        let rows = [cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1)]
        return (1 / determinant) * simd_float3x3(rows: rows)
    }
}
