/// The index of one compilation of a source file.
struct Unit {
    /// The absolute path of the source file.
    let mainFile: String

    let module: String

    /// The time when the unit was written, in nanoseconds since 1970.
    let time: Int64

    /// The name of the record that holds the occurrences in the source file; nil if it has none.
    let record: String?
}
