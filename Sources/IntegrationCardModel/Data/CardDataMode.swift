/// The places from which the data of a card come.
public enum CardDataMode: String, Sendable, Hashable, CaseIterable {
    /// Requests go to the network; mock data are ignored.
    case live
    /// Nothing goes to the network: mock data take the place of sections that have them, files of the bundle and
    /// stored responses are read, and every other request fails with `CardDataError.offline`.
    case offline
}
