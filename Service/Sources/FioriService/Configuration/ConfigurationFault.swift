/// The reason why the service cannot start.
public struct ConfigurationFault: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
