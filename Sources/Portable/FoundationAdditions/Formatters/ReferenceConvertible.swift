import Foundation

// Values that formatters take, as on Apple's systems: `Text("\(date, formatter: formatter)")`.

extension Date: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSDate
}

extension UUID: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSUUID
}
