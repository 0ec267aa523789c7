import Foundation
import FoundationAdditions
import Testing

/// Tests the order of texts as in file lists, by the language and by the value of numbers.
///
/// Numbers: letters of the names in `files`.
@Suite("Comparators of texts")
struct StandardStringComparatorTests {
    private let files = ["Bild 10", "bild 2", "Ärger", "Zebra", "apfel"]

    @Test func `file lists put numbers by value and letters by the language`() {
        #expect(files.sorted(using: .localizedStandard) == ["apfel", "Ärger", "bild 2", "Bild 10", "Zebra"])
        #expect(
            files.sorted(using: _StandardStringComparator(.localizedStandard, order: .reverse))
                == ["Zebra", "Bild 10", "bild 2", "Ärger", "apfel"])
        let lexical = files.sorted(using: _StandardStringComparator.lexical)
        #expect(lexical == ["Bild 10", "Zebra", "apfel", "bild 2", "Ärger"])
    }

    @Test func `key paths of texts compare so by themselves`() {
        struct File {
            let name: String
            let size: Int
        }
        let list = files.map { File(name: $0, size: $0.count) }
        let expected = ["apfel", "Ärger", "bild 2", "Bild 10", "Zebra"]
        #expect(list.sorted(using: KeyPathComparator(\.name)).map(\.name) == expected)
        #expect(list.sorted(using: KeyPathComparator(\.name, order: .reverse)).map(\.name) == expected.reversed())
        #expect(list.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == expected)
        #expect(list.sorted(using: KeyPathComparator(\.size)).map(\.size) == [5, 5, 5, 6, 7])
        #expect(KeyPathComparator(\File.name) == KeyPathComparator(\File.name, comparator: .localizedStandard))
    }
}

/// Tests index paths with sections and rows, conversions of numbers, and names of persons.
///
/// Numbers: values that each test sets.
@Suite("Names of Foundation that the toolchain lacks")
struct SmallAdditionsTests {
    @Test func `index paths of tables have a section and a row`() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(indexes: [1, 3]))
        #expect(path == IndexPath(item: 3, section: 1))
        #expect((path.section, path.row, path.item) == (1, 3, 3))
        path.row = 5
        path.section = 0
        #expect(path == [0, 5])
        path.item = 2
        #expect(path.row == 2)
    }

    @Test func `numbers`() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(CGFloat(truncating: 7) == 7)
        #expect(MAXFLOAT == .greatestFiniteMagnitude)
        #expect(CGFloat(MAXFLOAT) < .greatestFiniteMagnitude)
    }

    @Test func `names in all styles, their pronunciation, and back`() {
        var name = PersonNameComponents(
            namePrefix: "Dr.", givenName: "Mia", middleName: "Luisa", familyName: "Weber", nameSuffix: "Jr.",
            nickname: "Mimi")
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: name) == "Mia Weber")
        formatter.style = .long
        #expect(formatter.string(from: name) == "Dr. Mia Luisa Weber Jr.")
        formatter.style = .short
        #expect(formatter.string(from: name) == "Mimi")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "MW")
        formatter.style = .medium
        #expect(formatter.string(for: name) == "Mia Weber")
        #expect(formatter.string(for: "Mia") == nil)
        formatter.isPhonetic = true
        #expect(formatter.string(from: name) == "")
        name.phoneticRepresentation = PersonNameComponents(givenName: "Mee-a", familyName: "Vayber")
        #expect(formatter.string(from: name) == "Mee-a Vayber")
        #expect(formatter.personNameComponents(from: "Mia Weber")?.familyName == "Weber")
        #expect(formatter.personNameComponents(from: " ") == nil)
    }

    @Test func `the folders of the user are below the home folder, each at a place of its own`() {
        let folders: [URL] = [
            .applicationSupportDirectory, .cachesDirectory, .desktopDirectory, .documentsDirectory, .downloadsDirectory,
            .moviesDirectory, .musicDirectory, .picturesDirectory,
        ]
        #expect(Set(folders.map(\.path)).count == folders.count)
        #expect(folders.allSatisfy { $0.isFileURL })
        #expect(URL.libraryDirectory.isFileURL)
    }

    @Test func `any unit is formatted as it is provided, or as the region prefers`() {
        func text<Usage: Dimension>(_ value: Measurement<Usage>, _ style: Measurement<Usage>.FormatStyle) -> String {
            value.formatted(style.locale(Locale(identifier: "en_US")))
        }
        let pressure = Measurement(value: 1013, unit: UnitPressure.hectopascals)
        #expect(text(pressure, .measurement(width: .abbreviated, usage: .asProvided)) == "1,013 hPa")
        let provided: String = pressure.formatted(.measurement(width: .wide, usage: .asProvided))
        let preferred: String = pressure.formatted(.measurement(width: .wide, usage: .general))
        #expect(!provided.isEmpty && !preferred.isEmpty)
        let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(text(warmth, .measurement(width: .abbreviated, usage: .asProvided)) == "20°C")
    }

    @Test func `dates and identifiers are values that formatters take`() {
        func isTaken<Value: ReferenceConvertible>(_: Value) -> Bool { true }
        #expect(isTaken(Date()) && isTaken(UUID()))
    }
}
