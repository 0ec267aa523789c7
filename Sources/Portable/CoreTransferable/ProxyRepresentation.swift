/// A form of values as those of another type.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation, PrimitiveRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
    package let routes: [TransferRoute<Item>]

    /// - Parameters:
    ///   - exporting: The other value for one of these.
    ///   - importing: A value of these for another one.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        routes = ProxyRepresentation.routes.map { route in
            var proxy = Self.sent(route, exporting)
            proxy.importing = Self.received(route, importing)
            return proxy
        }
    }

    /// A form that is only sent.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        routes = ProxyRepresentation.routes.filter { $0.exporting != nil }.map { Self.sent($0, exporting) }
    }

    /// A form that is only read.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        routes = ProxyRepresentation.routes.filter { $0.importing != nil }.map { route in
            var proxy = TransferRoute<Item>(contentType: route.contentType)
            proxy.importing = Self.received(route, importing)
            return proxy
        }
    }

    private static func sent(
        _ route: TransferRoute<ProxyRepresentation>,
        _ exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation
    ) -> TransferRoute<Item> {
        var proxy = TransferRoute<Item>(contentType: route.contentType)
        if let write = route.exporting { proxy.exporting = { item in try await write(try exporting(item)) } }
        let condition = route.condition
        proxy.condition = { item in (try? exporting(item)).map { condition($0) } ?? false }
        return proxy
    }

    private static func received(
        _ route: TransferRoute<ProxyRepresentation>,
        _ importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) -> (@Sendable (Data) async throws -> Item)? {
        guard let read = route.importing else { return nil }
        return { data in try importing(try await read(data)) }
    }
}
