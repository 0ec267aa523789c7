extension String {
    /// True if the text begins with letters and signs of ASCII, in capitals or not; no more than its beginning is read.
    ///
    /// - Parameter prefix: the beginning in small letters.
    func beginsInAnyCase(with prefix: String) -> Bool {
        utf8.count >= prefix.utf8.count
            && zip(utf8, prefix.utf8).allSatisfy { byte, expected in
                let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(expected)
                return byte == expected || isLetter && byte | 0x20 == expected
            }
    }
}
