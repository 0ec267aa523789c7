import Foundation

nonisolated extension ChartModel {
    /// The values of a point: a single one, or one for each dimension, such as x, y and size.
    nonisolated public enum DimensionData<T> {
        case single(T)
        case array([T])

        /// The value of a dimension; nil where there is none. A new value beyond the dimensions is ignored.
        public subscript(index: Int) -> T? {
            get {
                switch self {
                case .single(let value): index == 0 ? value : nil
                case .array(let values): values.indices.contains(index) ? values[index] : nil
                }
            }
            set {
                guard let newValue else { return }
                switch self {
                case .single: if index == 0 { self = .single(newValue) }
                case .array(var values):
                    guard values.indices.contains(index) else { return }
                    values[index] = newValue
                    self = .array(values)
                }
            }
        }

        /// The value of a point that has a single one; nil for points with dimensions.
        public var value: T? {
            if case .single(let value) = self { value } else { nil }
        }

        /// The values of a point with dimensions; nil for points with a single value.
        public var values: [T]? {
            if case .array(let values) = self { values } else { nil }
        }

        /// Number of dimensions; 1 for a single value.
        public var count: Int {
            switch self {
            case .single: 1
            case .array(let values): values.count
            }
        }

        /// The value of the first dimension; nil where there is none.
        public var first: T? { self[0] }
    }

    /// The values of a point of ``data`` or of ``data3d``; nil where there is no such point. A value that is nil is a gap.
    public func dimensionData(at seriesIndex: Int, category: Int) -> DimensionData<Double?>? {
        if data3d.isEmpty {
            guard data.indices.contains(seriesIndex), data[seriesIndex].indices.contains(category) else { return nil }
            return .single(data[seriesIndex][category])
        }
        guard data3d.indices.contains(seriesIndex), data3d[seriesIndex].indices.contains(category) else { return nil }
        return .array(data3d[seriesIndex][category])
    }
}

extension ChartModel.DimensionData: Equatable where T: Equatable {}
extension ChartModel.DimensionData: Hashable where T: Hashable {}
extension ChartModel.DimensionData: Sendable where T: Sendable {}

extension ChartModel.DimensionData: CustomStringConvertible {
    public var description: String {
        switch self {
        case .single(let value): Self.text(value)
        case .array(let values): "[\(values.map(Self.text).joined(separator: ", "))]"
        }
    }

    private static func text(_ value: T) -> String {
        if let number = value as? Double { return "\(number)" }
        return "\(value)"
    }
}
