/// A number with its noun, such as "1 reference" or "2 references".
func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
}
