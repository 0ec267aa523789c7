# Applies the staged changes to the tree; run it only while /work/cards exists.
import os, shutil, sys
root = '/work/cards'
assert os.path.isdir(root), 'the tree is not there'
S = root + '/Sources/FioriIntegrationCards/'
M = root + '/Sources/IntegrationCardModel/'

def edit(path, *pairs):
    text = open(path).read()
    for old, new in pairs:
        assert old in text, (path, old)
        text = text.replace(old, new, 1)
    open(path, 'w').write(text)

for name, folder in [
    ('DateRangeControl.swift', 'Filters'), ('DateRangeValues.swift', 'Filters'),
    ('DateRangeValueControls.swift', 'Filters'), ('DateRangeWords.swift', 'Filters'),
    ('CardWords.swift', 'Parts'), ('ChildCard.swift', 'Entry'), ('ChildCardSheet.swift', 'Entry'),
    ('DismissCard.swift', 'Entry'), ('AdaptiveFilteredChoice.swift', 'Adaptive/Inputs'),
]:
    shutil.copy('/tmp/stage/' + name, S + folder + '/' + name)
shutil.copy('/tmp/stage/m/HostChoices.swift', M + 'Card/Host/CardHost+Choices.swift')
shutil.copy('/tmp/stage/m/DataSetTests.swift', root + '/Tests/FioriIntegrationCardsTests/Adaptive/DataSetTests.swift')

# Model
edit(M + 'Card/Host/CardHost.swift',
('''    /// Handles an action before the card does.
''', '''    /// The choices of a data set that contain what a person types into an input of an Adaptive Card, for inputs with
    /// `choices.data/dataset`; nil, the default, when the host does not know the data set.
    ///
    /// - Parameter count: the greatest number of choices that are shown.
    func choices(
        in dataset: String, matching text: String, maximumCount count: Int, of card: String
    ) async -> [ResolvedOption]?
    /// Takes note of a fault that is found while a card is shown, such as a child card that cannot be loaded.
    func report(_ diagnostic: CardDiagnostic, of card: String)
    /// Handles an action before the card does.
'''),
('''    public func handle(_ action: ResolvedAction, of card: String) async -> Bool { false }
''', '''    public func choices(
        in dataset: String, matching text: String, maximumCount count: Int, of card: String
    ) async -> [ResolvedOption]? { nil }
    public func report(_ diagnostic: CardDiagnostic, of card: String) {}
    public func handle(_ action: ResolvedAction, of card: String) async -> Bool { false }
'''))
edit(M + 'Card/Values/ResolvedOption.swift', ('''    /// The key.
    public var id''', '''    /// Creates an option.
    public init(
        key: String, title: String, additionalText: String = "", group: String? = nil, isEnabled: Bool = true
    ) {
        self.key = key
        self.title = title
        self.additionalText = additionalText
        self.group = group
        self.isEnabled = isEnabled
    }

    /// The key.
    public var id'''))
edit(M + 'Card/Values/CardMessage.swift', ('''    /// The sizes of illustrations.
''', '''    /// Creates the message of data that could not be loaded, in a language.
    public init(_ error: CardDataError, locale: Locale) {
        self = CardMessages(texts: LibraryTexts.texts(for: locale.identifier(.bcp47))).error(error)
    }

    /// The sizes of illustrations.
'''), ('/// A message in place', 'import Foundation\n\n/// A message in place'))
edit(M + 'Data/CardDataLoader+Manifest.swift', ('''extension CardDataLoader {
''', '''extension CardDataLoader {
    /// Loads the manifest of a child card, within the bounds of this card's requests and of manifests.
    ///
    /// - Parameter address: a file of the bundle, or an address, absolute or relative to this card's manifest.
    package func manifest(at address: String) async throws(CardDataError) -> JSONValue {
        let request = try CardRequest([
            "url": .string(address), "headers": ["Accept": "application/json, text/plain, */*"],
        ])
        let data: Data =
            switch try await load(request) {
            case .string(let text): Data(text.utf8)
            case let json: Data(json.jsonText().utf8)
            }
        do throws(JSONParseError) { return try JSONParser(limits: ManifestLimits().json).parse(data) } catch {
            throw .invalidJSON(error)
        }
    }

'''))

# Views
edit(S + 'Parts/CardActions.swift', ('''    var execute: @MainActor @Sendable (_ verb: String, _ adaptiveInputs: JSONObject) -> Void = { _, _ in }
''', '''    var execute: @MainActor @Sendable (_ verb: String, _ adaptiveInputs: JSONObject) -> Void = { _, _ in }
    /// The choices of a data set for what a person has typed; nil when nobody knows the data set.
    var choices:
        @MainActor @Sendable (_ dataset: String, _ text: String, _ maximumCount: Int) async -> [ResolvedOption]? = {
            _, _, _ in nil
        }
'''))
edit(S + 'Entry/PresentedHost.swift', ('''    func handle(''', '''    func choices(
        in dataset: String, matching text: String, maximumCount count: Int, of card: String
    ) async -> [ResolvedOption]? {
        await base.choices(in: dataset, matching: text, maximumCount: count, of: card)
    }
    func report(_ diagnostic: CardDiagnostic, of card: String) { base.report(diagnostic, of: card) }
    func handle('''))
edit(S + 'Entry/CardView.swift', ('''                            openURL(url)
                        }
                    }
                })''', '''                            openURL(url)
                        }
                    }
                } choices: { dataset, text, count in
                    await surroundings.host?.boundedChoices(
                        in: dataset, matching: text, maximumCount: count, of: id)
                })'''))
edit(S + 'Entry/CardPresentation.swift',
('''    private(set) var session: CardSession?
''', '''    /// The animation of changes of the card; nil makes them at once.
    var animation: Animation? = CardPresentation.standardAnimation
    private(set) var session: CardSession?
'''),
('''    /// The card of a source as it is now;''', '''    /// UI5 moves to another page within a fifth of a second.
    static let standardAnimation = Animation.easeInOut(duration: 0.2)

    /// The card of a source as it is now;'''),
('withAnimation(self.card == nil ? nil : .default)', 'withAnimation(self.card == nil ? nil : animation)'))
edit(S + 'Entry/LiveCard.swift',
('''    @Environment(\\.dismissCard) private var dismissCard
''', '''    @Environment(\\.dismissCard) private var dismissCard
    @Environment(\\.accessibilityReduceMotion) private var reducesMotion
'''),
('''                CardLayout(card)
''', '''                CardLayout(dismissCard.isAvailable ? card.closable : card)
'''),
('''        .task(id: source) {
''', '''        .onChange(of: reducesMotion, initial: true) {
            presentation.animation = reducesMotion ? nil : CardPresentation.standardAnimation
        }
        .task(id: source) {
'''),
('''            ScrollView { CardView(child.manifest).padding(CardMetrics.padding) }
                .environment(\\.dismissCard, DismissCard { self.child = nil })
''', '''            if let session = presentation.session {
                ChildCardSheet(child, loader: session.loader) { diagnostic in report(diagnostic, session) }
                    .environment(\\.dismissCard, DismissCard { self.child = nil })
            }
'''),
('''            execute: { verb, inputs in send { await $0.submit(adaptiveInputs: inputs, verb: verb) } })
''', '''            execute: { verb, inputs in send { await $0.submit(adaptiveInputs: inputs, verb: verb) } },
            choices: { dataset, text, count in
                guard let session = presentation.session else { return nil }
                return await session.host.boundedChoices(
                    in: dataset, matching: text, maximumCount: count, of: session.card.id)
            })
'''),
('''    private func run(_''', '''    private nonisolated func report(_ diagnostic: CardDiagnostic, _ session: CardSession) {
        Task { session.host.report(diagnostic, of: await session.card.id) }
    }

    private func run(_'''))
# The list of choices is for data sets as well.
edit(S + 'Adaptive/Inputs/AdaptiveChoiceInput.swift',
('choices.style == .filtered', 'choices.style == .filtered || choices.dataset != nil'))
