import CoreGraphics
import CoreTransferable
import ImageIO

extension Image: Transferable {
    /// A picture that is read from data of its file. Pictures of an app are not sent as data; within a window they are
    /// handed over as they are.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let source = CGImageSourceCreateWithData(data as CFData, nil),
                let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
            else { throw CocoaError(.fileReadCorruptFile) }
            return Image(decorative: image, scale: 1)
        }
    }
}
