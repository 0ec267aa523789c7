/// The colour space that a picture is put together in.
///
/// Everything here is mixed in sRGB as it is encoded, which is `nonLinear`; the other modes are accepted and drawn the
/// same.
public enum ColorRenderingMode: Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
