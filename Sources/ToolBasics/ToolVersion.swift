/// The version of this package: of its tools, and of what they write.
///
/// It follows Semantic Versioning. CHANGELOG.md says what is in a version.
package enum ToolVersion {
    package static let current = "0.1.0"
}
