/// The version of the service.
public enum ServiceVersion {
    public static let current = "0.1.0"
}
