// The units of <dispatch/time.h>, which the toolchain's Dispatch does not pass on, and the clock of Core Foundation. Of Core
// Foundation only these names, because it has its own of many that are aliases on Linux.

@_exported import typealias CoreFoundation.CFAbsoluteTime
@_exported import func CoreFoundation.CFAbsoluteTimeGetCurrent
@_exported import typealias CoreFoundation.CFTimeInterval

/// The number of nanoseconds in a second.
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }

/// The number of nanoseconds in a millisecond.
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }

/// The number of nanoseconds in a microsecond.
public var NSEC_PER_USEC: UInt64 { 1000 }

/// The number of microseconds in a second.
public var USEC_PER_SEC: UInt64 { 1_000_000 }
