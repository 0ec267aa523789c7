import FioriComponents
import SwiftUI

/// A type whose values parts show. A component with a property of another type does not compile in the table until that type
/// says here what a sample of it is.
nonisolated protocol Sample {
    /// A value for a property.
    /// - Parameter name: The name of the property.
    static func sample(_ name: String) -> Self
}

/// Words at the end of each text of a sample.
nonisolated enum SampleWords {
    @TaskLocal static var more = ""
}

nonisolated extension AttributedString: Sample {
    static func sample(_ name: String) -> AttributedString { AttributedString("The \(name)" + SampleWords.more) }
}

nonisolated extension String: Sample {
    static func sample(_ name: String) -> String { "The \(name)" + SampleWords.more }
}

nonisolated extension TextOrIcon: Sample {
    /// Pictures where a part is made for pictures.
    static func sample(_ name: String) -> TextOrIcon {
        name.hasPrefix("avatars") || name.hasPrefix("footnoteIcons")
            ? .icon(Image(systemName: "person")) : .text(.sample(name))
    }
}

nonisolated extension Image: Sample {
    static func sample(_ name: String) -> Image { Image(systemName: "star") }
}

nonisolated extension FioriButton: Sample {
    static func sample(_ name: String) -> FioriButton { FioriButton(title: AttributedString.sample(name)) { _ in } }
}

nonisolated extension ActivityItemDataType: Sample {
    static func sample(_ name: String) -> ActivityItemDataType {
        ActivityItemDataType(type: name.hasSuffix("1") ? .phone : .email, data: name)
    }
}

nonisolated extension Bool: Sample {
    static func sample(_ name: String) -> Bool { true }
}

nonisolated extension Double: Sample {
    static func sample(_ name: String) -> Double { 0.5 }
}

nonisolated extension Int: Sample {
    static func sample(_ name: String) -> Int { 1 }
}
