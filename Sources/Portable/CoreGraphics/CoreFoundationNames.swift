import Foundation

// On Apple's systems Core Foundation's types are toll-free bridged to Foundation's, and code converts with `as`. Linux
// has no such bridge, so the names are aliases of the Swift types, and `value as CFData` compiles alike.

public typealias CFString = String
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
