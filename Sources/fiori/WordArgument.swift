import ArgumentParser

/// An argument that is one of some words.
///
/// The parser asks each of them for its words several times, and finds them through a key path that is made anew each time.
public protocol WordArgument: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension WordArgument {
    public static var allValueStrings: [String] { allCases.map { word in word.rawValue } }
}
