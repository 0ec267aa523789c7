import Foundation

/// The place of an object store that speaks S3, with the rights to use it.
public struct ObjectStoreConfiguration: Sendable {
    let scheme: String
    /// The host with its port, as the field `Host` has it.
    let host: String
    /// The path of the bucket and a prefix of the keys, with slashes around.
    let path: String
    let signature: SignatureV4

    /// - Parameters:
    ///   - address: `https://host[:port]/bucket[/prefix]`.
    ///   - environment: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN` and `AWS_REGION`.
    public init(address: String, environment: [String: String]) throws {
        guard let url = URL(string: address), let scheme = url.scheme, ["http", "https"].contains(scheme),
            let host = url.host, url.query == nil, url.user == nil
        else { throw ConfigurationFault("--cache-store takes https://host/bucket/prefix, not '\(address)'") }
        let names = url.path.split(separator: "/")
        guard !names.isEmpty else { throw ConfigurationFault("--cache-store names no bucket: '\(address)'") }
        guard let identifier = environment["AWS_ACCESS_KEY_ID"], let secret = environment["AWS_SECRET_ACCESS_KEY"],
            !identifier.isEmpty, !secret.isEmpty
        else {
            throw ConfigurationFault(
                "--cache-store needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment")
        }
        self.scheme = scheme
        self.host = url.port.map { "\(host):\($0)" } ?? host
        path = "/" + names.joined(separator: "/") + "/"
        signature = SignatureV4(
            credentials: .init(
                identifier: identifier, secret: secret,
                sessionToken: environment["AWS_SESSION_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }),
            region: environment["AWS_REGION"] ?? environment["AWS_DEFAULT_REGION"] ?? "us-east-1")
    }
}
