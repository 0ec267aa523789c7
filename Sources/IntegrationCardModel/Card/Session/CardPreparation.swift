import Foundation

/// The steps from a manifest to something that can be evaluated: texts, parameters, placeholders, destinations and the
/// context of the host, in UI5's order.
struct CardPreparation: Sendable {
    let source: StaticData
    let host: any CardHost
    /// The values of parameters that have been set while the card is shown.
    let overrides: JSONObject
    let loader: CardDataLoader
    let limits: CardLimits
    /// The named models that another card hands over.
    var models: JSONObject = [:]

    /// The manifest without its data.
    private var manifest: JSONValue { source.manifest }

    /// The greatest number of context values that are requested from the host.
    private static let maximumContextPaths = 100

    func prepare() async -> (resolution: CardResolution, diagnostics: [CardDiagnostic]) {
        // The manifest is read once; what it becomes is not given back.
        let reading = CardBudget(limits.content)
        var environment = environment
        environment.budget = reading
        let tag = host.locale.identifier(.bcp47)
        let (texts, textsProblem) = await texts(for: tag)
        // A card without translations of its own has no keys: double braces stay as they are.
        let translates = !texts.texts.isEmpty || manifest["sap.app"]?["i18n"] != nil
        let library = LibraryTexts.texts(for: tag)
        let i18n = JSONValue.object(
            JSONObject(
                library.merging(texts.texts) { $1 }.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
        let context = await hostContext()
        let predefined = predefined(environment: environment, tag: tag)
        let parameters = parameters(
            i18n: i18n, context: context, texts: texts, predefined: predefined, environment: environment)
        let placeholders = CardPlaceholders(
            texts: texts, parameters: parameters, predefined: predefined,
            dataSources: manifest["sap.app"]?["dataSources"] ?? .object([:]), translates: translates,
            resolver: PlaceholderResolver(limits: limits.placeholders, budget: reading))
        var manifest = placeholders.replace(in: self.manifest)
        var diagnostics: [CardDiagnostic] = textsProblem.map { [$0] } ?? []
        if PlaceholderResolver.hasPlaceholder(manifest) {
            let destinations = CardDestinations(
                configuration: manifest["sap.card"]?["configuration"]?["destinations"],
                host: { [host] name in await host.destination(named: name) })
            let (resolved, problems) = await destinations.resolve(
                manifest, resolver: PlaceholderResolver(budget: reading))
            manifest = resolved
            diagnostics += problems.map { CardDiagnostic(.error, at: $0.pointer, $0.error.description) }
        }
        if reading.hasRefused {
            diagnostics.append(CardDiagnostic(.error, at: JSONPointer(["sap.card"]), reading.refusal))
        }
        environment.budget = CardBudget(limits.content)
        var model = JSONObject(parameters.map { ($0.name, ["value": $0.value]) })
        for name in ["visibleItems", "allItems"] where model[name] != nil {
            diagnostics.append(
                CardDiagnostic(
                    .warning, at: JSONPointer(["sap.card", "configuration", "parameters", name]),
                    "the name “\(name)” belongs to UI5; the parameter is ignored"))
            model[name] = nil
        }
        for member in predefined { model[member.name] = member.value }
        let blueprint = CardBlueprint(manifest, staticData: source.values, limits: limits)
        diagnostics += Self.nameProblems(of: blueprint)
        let resolution = CardResolution(
            blueprint: blueprint, environment: environment, messages: CardMessages(texts: library),
            reader: ValueReader(resolve: resolve), mode: loader.mode, host: host,
            models: [
                ("parameters", .object(model), .json), ("i18n", i18n, .translations),
                ("context", context, .hostContext),
            ] + handedOver)
        return (resolution, diagnostics)
    }

    private var environment: BindingEnvironment {
        let host = host
        return BindingEnvironment(
            locale: host.locale, timeZone: host.timeZone, now: { host.now },
            extensionFormatters: host.extensionFormatters, limits: limits)
    }

    /// Makes relative addresses absolute when the manifest came from the network.
    private var resolve: @Sendable (String) -> String {
        guard let base = loader.baseURL else { return { $0 } }
        return { address in
            SafeLink.scheme(of: address) != nil
                ? address : URL(string: address, relativeTo: base)?.absoluteString ?? address
        }
    }

    // MARK: Texts

    /// The texts of a language, and why there are none where the manifest names files that may not be read. Files that are
    /// not there are left out without a word, as by UI5.
    private func texts(for tag: String) async -> (CardTexts, CardDiagnostic?) {
        let i18n = manifest["sap.app"]?["i18n"]
        var files: [String: Data] = [:]
        var problem: String?
        for path in CardTexts.paths(i18n: i18n, locale: tag) {
            if let bundle = loader.bundle {
                do throws(CardDataError) {
                    files[path] = try bundle.data(at: path)
                } catch .fileNotFound {
                    continue
                } catch {
                    problem = "the texts of “\(path)” are missing: \(error)"
                }
            } else if loader.baseURL != nil, loader.mode == .live, i18n != nil,
                let request = try? CardRequest(["url": .string(path), "headers": ["Accept": "text/plain, */*"]]),
                case .string(let text)? = try? await loader.load(request)
            {
                files[path] = Data(text.utf8)
            }
        }
        let isMissing = i18n != nil && files.isEmpty
        return (
            CardTexts(i18n: i18n, locale: tag) { files[$0] },
            isMissing ? problem.map { CardDiagnostic(.warning, at: JSONPointer(["sap.app", "i18n"]), $0) } : nil
        )
    }

    // MARK: Parameters

    private func predefined(environment: BindingEnvironment, tag: String) -> JSONObject {
        let now = JavaScriptDate.isoText(environment.nowMilliseconds) ?? ""
        return [
            "TODAY_ISO": .string(String(now.prefix { $0 != "T" })), "NOW_ISO": .string(now), "LOCALE": .string(tag),
        ]
    }

    /// The values of the declared parameters. Bindings among them are evaluated; in values and in the texts within them, as
    /// UI5 does it for the whole manifest, keys in double braces are translated and the names of other parameters replaced.
    private func parameters(
        i18n: JSONValue, context: JSONValue, texts: CardTexts, predefined: JSONObject, environment: BindingEnvironment
    ) -> JSONObject {
        var given = host.parameters
        for member in overrides { given[member.name] = member.value }
        var resolver = PlaceholderResolver(limits: limits.placeholders)
        resolver.budget = environment.budget
        var scope = BindingScope(environment: environment)
        scope.setModel("i18n", to: i18n, kind: .translations)
        scope.setModel("context", to: context, kind: .hostContext)
        let values = CardParameters(manifest: manifest, given: given).values.mapValues { value -> JSONValue in
            guard PlaceholderResolver.hasPlaceholder(value) else { return value }
            return resolver.mapStrings(of: value) { text, _ in
                guard text[...].firstRange(ofASCII: "{{") != nil else { return text }
                let translated = texts.texts.isEmpty ? text : resolver.translate(text) { texts[$0] }
                if translated != text, !resolver.charge(translated) { return text }
                return resolver.replace("parameters", in: translated, with: .object(predefined))
            }
        }
        return resolver.replacingParameters(in: values).mapValues { value in
            guard case .string(let translated) = value, translated.utf8.contains(UInt8(ascii: "{")) else {
                return value
            }
            guard ["context>", "i18n>"].contains(where: { translated[...].firstRange(ofASCII: $0) != nil }),
                let binding = try? CardBinding(translated, limits: limits.expressions)
            else { return .string(translated) }
            // A value that the host does not know is an empty text.
            guard let result = binding.evaluate(in: scope), !result.isNull else { return .string("") }
            return result
        }
    }

    // MARK: Context

    /// The values of the host's context that the manifest reads, each waited for no longer than the bound of loaders.
    private func hostContext() async -> JSONValue {
        let paths = CardBlueprint.contextPaths(in: manifest, limits: limits).union(
            CardBlueprint.contextPaths(in: .object(overrides), limits: limits)
        ).union(CardBlueprint.contextPaths(in: .object(host.parameters), limits: limits))
        guard !paths.isEmpty else { return .object([:]) }
        let host = host
        let seconds = loader.limits.maximumHostSeconds
        let values = await withTaskGroup(of: (String, JSONValue?).self) { group in
            for path in paths.sorted().prefix(Self.maximumContextPaths) {
                group.addTask {
                    (path, try? await withDeadline(seconds: seconds) { await host.contextValue(at: path) })
                }
            }
            var values: [(path: String, value: JSONValue)] = []
            for await (path, value) in group { if let value { values.append((path, value)) } }
            return values
        }
        var root = JSONValue.object([:])
        for (path, value) in values.sorted(by: { $0.path < $1.path }) {
            root = Self.setting(value, at: path.split(separator: "/").map(String.init)[...], in: root)
        }
        return root
    }

    private static func setting(_ value: JSONValue, at names: ArraySlice<String>, in root: JSONValue) -> JSONValue {
        guard let name = names.first else { return value }
        var object = root.objectValue ?? [:]
        object[name] = setting(value, at: names.dropFirst(), in: object[name] ?? .object([:]))
        return .object(object)
    }

    // MARK: Names of models

    /// The models of another card whose names are free.
    private var handedOver: [(name: String, root: JSONValue, kind: BindingScope.ModelKind)] {
        models.members.filter { !Self.reservedNames.contains($0.name) }.map { ($0.name, $0.value, .json) }
    }

    private static let reservedNames: Set<String> = [
        "parameters", "filters", "i18n", "context", "form", "messages", "paginator", "csrfTokens", "parent",
    ]

    private static func nameProblems(of blueprint: CardBlueprint) -> [CardDiagnostic] {
        var known: Set<String> = []
        var problems: [CardDiagnostic] = []
        let sections = blueprint.sections.sorted { $0.key.pointer.description < $1.key.pointer.description }
        for (place, section) in sections {
            guard let name = section.name else { continue }
            if reservedNames.contains(name) {
                problems.append(
                    CardDiagnostic(.error, at: place.pointer.appending("name"), "the name “\(name)” belongs to UI5"))
            } else if !known.insert(name).inserted {
                problems.append(
                    CardDiagnostic(
                        .error, at: place.pointer.appending("name"), "another section has the name “\(name)”"))
            }
        }
        return problems
    }
}
