// Types of numbers and the clock come from Core Foundation itself, by name, because its other names are aliases here.
@_exported import typealias CoreFoundation.CFAbsoluteTime
@_exported import func CoreFoundation.CFAbsoluteTimeGetCurrent
@_exported import typealias CoreFoundation.CFTimeInterval
import Foundation

// On Apple's systems Core Foundation's types are toll-free bridged to Foundation's, and code converts with `as`. Linux
// has no such bridge, so the names are aliases of the Swift types, and `value as CFData` compiles alike.

public typealias CFString = String
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
