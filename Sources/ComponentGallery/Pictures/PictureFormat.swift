/// The formats that pictures are written in.
package enum PictureFormat: String, CaseIterable, Sendable {
    case png, svg, pdf
}
