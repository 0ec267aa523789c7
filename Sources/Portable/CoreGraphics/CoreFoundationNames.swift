import Foundation

// Core Foundation's types are the same objects as Foundation's on Apple's systems, and code converts with `as`.
// Linux has no such bridge, so here the names stand for the Swift values, and `value as CFData` compiles alike.

public typealias CFString = String
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
