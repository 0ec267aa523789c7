import Combine
import UniformTypeIdentifiers

/// A form of values as their encoded data.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation, PrimitiveRepresentation
where
    Item: Transferable, Item: Decodable, Item: Encodable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder,
    Encoder.Output == Data, Decoder.Input == Data
{
    package let routes: [TransferRoute<Item>]

    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - encoder: The encoder of values.
    ///   - decoder: The decoder of data.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType,
        encoder: @autoclosure @escaping @Sendable () -> Encoder,
        decoder: @autoclosure @escaping @Sendable () -> Decoder
    ) {
        routes = [
            TransferRoute(
                contentType: contentType, exporting: { try encoder().encode($0) },
                importing: { try decoder().decode(Item.self, from: $0) })
        ]
    }

    /// A form as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
