import Foundation

/// The loader of the requests, files and data sections of one card, within their bounds.
///
/// It fetches the tokens that requests need, resolves addresses, asks the address policy before each exchange and each
/// redirect, repeats a request once when the server asks for it, stores answers, and reads JSON.
public actor CardDataLoader {
    /// A function of the host that gives the data of the card's extension: the result of a method for its arguments.
    public typealias Extension = @Sendable (_ method: String, _ arguments: [JSONValue]) async throws -> JSONValue

    /// The files of the card; nil for a card without a folder.
    public let bundle: CardBundle?
    /// The address of a manifest that came from the network, to which relative addresses lead.
    public let baseURL: URL?
    /// The places from which data come.
    public let mode: CardDataMode
    let limits: CardDataLimits
    private let network: CardNetwork
    private let cache: CardCache
    private let tokenStore: CSRFTokenStore
    private let extensionData: Extension?
    private var images: [String: Int] = [:]
    private var pixels = 0
    private var vectorTime = 0.0

    /// Creates the loader of a card.
    ///
    /// - Parameters:
    ///   - cache: the stored answers; cards of one host may share them.
    ///   - tokenStore: the CSRF tokens; cards of one host may share them.
    ///   - extensionData: the data of the card's extension; without it, sections with an extension fail.
    public init(
        bundle: CardBundle? = nil, baseURL: URL? = nil, client: any CardHTTPClient = SystemCardHTTPClient(),
        policy: AddressPolicy = .init(), limits: CardDataLimits = .init(), mode: CardDataMode = .live,
        cache: CardCache = CardCache(), tokenStore: CSRFTokenStore = CSRFTokenStore(),
        extensionData: Extension? = nil
    ) {
        self.bundle = bundle
        self.baseURL = baseURL
        self.limits = limits
        self.mode = mode
        self.cache = cache
        self.tokenStore = tokenStore
        self.extensionData = extensionData
        network = CardNetwork(client: client, policy: policy, limits: limits)
    }

    // MARK: Sections

    /// Loads the data of a section from its provider, the mock data when the card is offline.
    ///
    /// - Parameters:
    ///   - section: a section that has a provider.
    ///   - scope: the models that the section's bindings read; `csrfTokens` is added.
    ///   - tokens: the tokens that the manifest declares. Those that the request uses are fetched first; when the
    ///     server says that one has expired, it is fetched once more and the request repeated once.
    ///   - refresh: the use of stored answers.
    public func load(
        _ section: CardDataSection, in scope: BindingScope, tokens: CSRFTokens = .init(),
        refresh: CardRefresh = .whenOld
    ) async throws(CardDataError) -> CardData {
        let path = section.path(in: mode, scope: scope)
        let place = section.usesMockData(in: mode) ? ["mockData"] : []
        switch section.provider(in: mode) {
        case nil: throw .invalidRequest("the data section has neither a request nor other data")
        case .json(let value)?: return CardData(root: value.resolve(in: scope) ?? .null, path: path)
        case .extension(let call)?:
            do throws(CardDataError) {
                return CardData(root: try await data(ofExtension: call.resolve(in: scope) ?? .null), path: path)
            } catch { throw error.within(place + ["extension"]) }
        case .service?: throw .extensionFailed("services are written in JavaScript", at: place + ["service"])
        case .request(let request)?:
            let call = RequestCall(
                request: request, tokenNames: section.usesMockData(in: mode) ? [] : section.tokenNames, scope: scope,
                tokens: tokens)
            let loaded: CardData
            do throws(CardDataError) { loaded = try await load(call, refresh) } catch {
                throw error.place.isEmpty ? error : error.within(place + ["request"])
            }
            return CardData(root: loaded.root, path: path, isStale: loaded.isStale, update: loaded.update)
        }
    }

    private func data(ofExtension call: JSONValue) async throws(CardDataError) -> JSONValue {
        guard let method = call["method"]?.stringValue, !method.isEmpty else {
            throw .extensionFailed("the section names no method")
        }
        guard let extensionData else { throw .extensionFailed("the host offers no method “\(method)”") }
        let arguments = call["args"]?.arrayValue ?? []
        return try await withDeadline(seconds: limits.maximumSeconds) { try await extensionData(method, arguments) }
    }

    /// Loads the data of a request: JSON when the content type says so, else the text. Stored answers are used unless
    /// they are too old.
    public func load(_ request: CardRequest) async throws(CardDataError) -> JSONValue {
        let plan = try plan(request)
        if case .exchange(_, let key?) = plan, let entry = await cache.entry(of: key), isUsable(entry, request) {
            return try data(of: entry.response, for: request)
        }
        return try data(of: await respond(to: plan, request), for: request)
    }

    // MARK: Requests with tokens

    /// A request of a section before its bindings are evaluated.
    private struct RequestCall: Sendable {
        let request: BoundValue
        let tokenNames: [String]
        let scope: BindingScope
        let tokens: CSRFTokens

        func request(with values: [String: String]) throws(CardDataError) -> CardRequest {
            var scope = scope
            if scope.environment.budget != nil {
                scope.environment.budget = CardBudget(scope.environment.limits.content)
            }
            if !tokenNames.isEmpty { scope.setModel("csrfTokens", to: CSRFTokens.model(values)) }
            let value = request.resolve(in: scope) ?? .null
            return try CardRequest(CSRFTokens.replacing(in: value, with: values))
        }
    }

    private func load(_ call: RequestCall, _ refresh: CardRefresh) async throws(CardDataError) -> CardData {
        var known = try await tokenValues(of: call)
        for isRepeated in [false, true] {
            let request = try call.request(with: known.mapValues(\.value))
            let plan = try plan(request)
            if refresh == .whenOld, case .exchange(_, let key?) = plan, let entry = await cache.entry(of: key) {
                if isUsable(entry, request) { return CardData(root: try data(of: entry.response, for: request)) }
                if request.cache?.servesStale == true {
                    let update = Task { () -> Result<JSONValue, CardDataError> in
                        do throws(CardDataError) {
                            return .success(try await self.load(call, .always).root)
                        } catch { return .failure(error) }
                    }
                    let root = try data(of: entry.response, for: request)
                    return CardData(root: root, isStale: true, update: update)
                }
            }
            let response = try await respond(to: plan, request)
            guard !isRepeated, !known.isEmpty, response.status == 403,
                response.headers["x-csrf-token"]?.lowercased() == "required"
            else { return CardData(root: try data(of: response, for: request)) }
            for token in known.values { await tokenStore.forget(token.number, of: token.address) }
            known = try await tokenValues(of: call)
        }
        throw .cancelled
    }

    private struct KnownToken: Sendable {
        let number: Int
        let address: String
        let value: String
    }

    private func tokenValues(of call: RequestCall) async throws(CardDataError) -> [String: KnownToken] {
        var values: [String: KnownToken] = [:]
        for name in call.tokenNames {
            guard let section = call.tokens.declarations[name]?.section,
                case .request(let bound)? = section.provider
            else { throw .token(name, "the manifest declares none of this name") }
            if mode == .offline {
                // Stored answers are kept without their token.
                values[name] = KnownToken(number: 0, address: "", value: "")
                continue
            }
            let (request, plan): (CardRequest, Plan)
            do throws(CardDataError) {
                request = try CardRequest(bound.resolve(in: call.scope) ?? .null)
                plan = try self.plan(request)
            } catch { throw error.withoutPlace }
            let address = request.method + " " + plan.address
            let path = section.path(in: .live, scope: call.scope)
            let (number, value) = try await tokenStore.token(of: address) { [self] in
                do throws(CardDataError) {
                    return .success(try await fetchToken(name, request, plan, address: plan.address, path: path))
                } catch { return .failure(error) }
            }
            values[name] = KnownToken(number: number, address: address, value: value)
        }
        return values
    }

    private func fetchToken(
        _ name: String, _ request: CardRequest, _ plan: Plan, address: String, path: String
    ) async throws(CardDataError) -> String {
        if let host = tokenStore.host {
            let supplied = try? await withDeadline(seconds: limits.maximumHostSeconds) {
                try await host(name, address)
            }
            if let supplied { return try checked(supplied, name) }
        }
        let response = try await respond(to: plan, request)
        guard (200..<300).contains(response.status) else {
            throw .token(name, "the server answered “\(CardDataError.status(of: response).title)”")
        }
        if let header = response.headers["x-csrf-token"], !["", "required", "fetch"].contains(header.lowercased()) {
            return try checked(header, name)
        }
        guard !response.body.isEmpty else { throw .token(name, "the answer has no header field X-CSRF-Token") }
        let root = try data(of: response, for: request)
        let reference = BindingReference(model: "", path: path.hasPrefix("/") ? path : "/" + path)
        switch BindingScope(data: root).value(of: reference) {
        case .string(let text)? where !text.isEmpty: return try checked(text, name)
        case .number(let number)?: return try checked(JavaScriptNumber.text(number), name)
        default: throw .token(name, "the answer has it neither in X-CSRF-Token nor at the path \(path)")
        }
    }

    private func checked(_ token: String, _ name: String) throws(CardDataError) -> String {
        guard token.utf8.count <= limits.maximumTokenBytes else {
            throw .token(name, "it is longer than \(limits.maximumTokenBytes) bytes")
        }
        guard !token.isEmpty, token.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
            throw .token(name, "it is empty or contains control characters")
        }
        return token
    }

    // MARK: Answers

    /// The way to the answer of a request.
    private enum Plan: Sendable {
        case file(String)
        case exchange(CardHTTPRequest, CardCache.Key?)

        var address: String {
            switch self {
            case .file(let path): path
            case .exchange(let message, _): message.url.absoluteString
            }
        }
    }

    private func plan(_ request: CardRequest) throws(CardDataError) -> Plan {
        guard let url = try absoluteURL(of: request.url) else { return .file(request.url) }
        guard request.batch.count <= limits.maximumBatchParts else {
            throw .invalidRequest("its batch has more than \(limits.maximumBatchParts) parts", at: ["batch"])
        }
        let message = try request.httpRequest(to: url, limits: limits)
        return .exchange(message, request.cache?.isEnabled == true ? CardCache.Key(message) : nil)
    }

    /// True if a stored answer is young enough. Any age is when the card is offline.
    private func isUsable(_ entry: CardCache.Entry, _ request: CardRequest) -> Bool {
        mode == .offline || entry.age < request.cache?.maximumAge ?? 0
    }

    /// Reads a file, or sends a request and repeats it once when the server is busy and states a delay.
    private func respond(to plan: Plan, _ request: CardRequest) async throws(CardDataError) -> CardHTTPResponse {
        switch plan {
        case .file(let path):
            guard let bundle else { throw .invalidRequest("a relative address without a bundle") }
            guard request.batch.isEmpty else { throw .invalidRequest("a file answers no batch", at: ["batch"]) }
            let body = try bundle.data(at: path, limits: limits)
            return CardHTTPResponse(status: 200, headers: ["content-type": Self.mediaType(of: path)], body: body)
        case .exchange(let message, let key):
            guard mode == .live else { throw .offline(message.url.absoluteString) }
            var (response, last) = try await network.exchange(message)
            if response.status == 429 || response.status == 503,
                let seconds = response.headers["retry-after"].flatMap(Double.init) ?? request.retryAfter,
                seconds >= 0, seconds <= limits.maximumRetryDelay
            {
                do { try await Task.sleep(for: .seconds(seconds)) } catch { throw .cancelled }
                (response, last) = try await network.exchange(last)
            }
            if let key { await cache.store(response, for: key) }
            return response
        }
    }

    private func data(of response: CardHTTPResponse, for request: CardRequest) throws(CardDataError) -> JSONValue {
        guard (200..<300).contains(response.status) else { throw .status(of: response) }
        guard request.batch.isEmpty else {
            return try BatchAnswer(response, count: request.batch.count).data(of: request.batch, json: json)
        }
        guard response.headers["content-type"]?.lowercased().contains("application/json") == true else {
            return .string(String(decoding: response.body, as: UTF8.self))
        }
        if response.body.isEmpty, request.method == "HEAD" || response.status == 204 || response.status == 205 {
            return .null
        }
        return try json(response.body)
    }

    private func json(_ data: Data) throws(CardDataError) -> JSONValue {
        do throws(JSONParseError) { return try JSONParser(limits: limits.json).parse(data) } catch {
            throw .invalidJSON(error)
        }
    }

    // MARK: Addresses

    /// The address of a request; nil for a file of the bundle.
    private func absoluteURL(of address: String) throws(CardDataError) -> URL? {
        let hasScheme = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains(":")
        if baseURL == nil, !hasScheme {
            guard address.hasPrefix("/") else {
                guard bundle != nil else { throw .invalidRequest("a relative address without a bundle") }
                return nil
            }
            guard address.hasPrefix("//") else {
                throw .addressRefused("it starts at the root of a host, and the manifest came from none")
            }
        }
        let url =
            address.hasPrefix("//") && baseURL == nil
            ? URL(string: "https:" + address) : URL(string: address, relativeTo: baseURL)?.absoluteURL
        guard let url else { throw .invalidRequest("\(address) is no URL", at: ["url"]) }
        return url
    }

    /// The content type of a file by its ending: text for known endings of text files, else JSON.
    private static func mediaType(of path: String) -> String {
        let name = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last ?? ""
        let ending = name.split(separator: ".").last?.lowercased() ?? ""
        return ["txt", "csv", "xml", "md", "html", "htm", "properties", "yaml", "yml"].contains(ending)
            ? "text/plain" : "application/json"
    }

    // MARK: Images

    /// Loads a picture by its address: absolute, relative to the manifest, or `data:`.
    ///
    /// - Throws: `imageRefused` for data that is no picture of a known kind, for pictures that are too large, and for
    ///   too many.
    public func image(_ source: String) async throws(CardDataError) -> CardImage {
        let known = images[source]
        if known == nil, images.count >= limits.maximumImages {
            throw .imageRefused("the card has more than \(limits.maximumImages) images")
        }
        images[source] = known ?? 0
        let data = try await bytes(ofImage: source)
        let isVector = ImageHeader(bytes: Array(data.prefix(4096))).kind == .svg
        guard !isVector || vectorTime <= 2 * VectorCost.maximumTime else {
            throw .imageRefused("the SVG pictures of the card take too long to draw in all")
        }
        let image: CardImage
        do throws(CardDataError) { image = try CardImage(data, limits: limits) } catch {
            // To measure a picture takes time as well, some 1,000 ns for each of its bytes.
            if isVector { vectorTime += Double(data.count) * 1_000 }
            throw error
        }
        if images[source] == 0 {
            let count = pixels + image.visitedPixels
            guard count <= limits.maximumImagePixelsInAll else {
                throw .imageRefused("the images have more than \(limits.maximumImagePixelsInAll) pixels in all")
            }
            pixels = count
            vectorTime += image.drawingTime
            let total = images.values.reduce(0, +) + image.data.count
            guard total <= limits.maximumImageBytesInAll else {
                throw .imageRefused("the images have more than \(limits.maximumImageBytesInAll) bytes in all")
            }
            images[source] = image.data.count
        }
        return image
    }

    private func bytes(ofImage source: String) async throws(CardDataError) -> Data {
        var limits = limits
        limits.maximumResponseBytes = min(limits.maximumImageBytes, limits.maximumResponseBytes)
        if source.prefix(5).lowercased() == "data:" { return try DataAddress(source, limits: limits).data }
        guard let url = try absoluteURL(of: source) else {
            guard let bundle else { throw .invalidRequest("a relative address without a bundle") }
            return try bundle.data(at: source, limits: limits)
        }
        guard mode == .live else { throw .offline(source) }
        let message = CardHTTPRequest(url: url, headers: ["Accept": "image/*"], limits: limits)
        let response = try await network.exchange(message).response
        guard (200..<300).contains(response.status) else { throw .status(of: response) }
        return response.body
    }
}

extension CardDataError {
    /// The error that an answer with a status outside of 200 to 299 is.
    static func status(of response: CardHTTPResponse) -> CardDataError {
        .status(response.status, HTTPStatus.reasons[response.status] ?? "")
    }
}
