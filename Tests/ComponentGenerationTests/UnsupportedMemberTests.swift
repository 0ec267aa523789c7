import Testing

@testable import ComponentGeneration

/// Members that a component cannot carry: errors at their place, so that no component loses a part without a word.
///
/// Numbers: lines and columns counted in the inputs, from 1; a member begins in line 2, column 5.
struct UnsupportedMemberTests {
    @Test(arguments: [
        ("static var title: String { get }", "2:12: error: a static property cannot be part of a component"),
        ("static func f()", "2:17: error: a static function cannot be part of a component"),
        ("init()", "2:5: error: an initialiser cannot be part of a component"),
        ("subscript(i: Int) -> Int { get }", "2:5: error: a subscript cannot be part of a component"),
        ("associatedtype T", "2:20: error: an associated type cannot be part of a component"),
        ("func f<T>(_ x: T)", "2:10: error: 'f' cannot be passed as a closure: it is generic"),
        ("func f(_ x: some P)", "2:10: error: 'f' cannot be passed as a closure: it is generic"),
        ("func f(_ x: Int...)", "2:10: error: 'f' cannot be passed as a closure: it has a variadic parameter"),
        ("mutating func f()", "2:19: error: 'f' cannot be passed as a closure: it is mutating"),
        ("var a: String { get async }", "2:9: error: 'a' cannot be read by a component: its getter is 'get async'"),
        (
            "var a: String { get throws(E) }",
            "2:9: error: 'a' cannot be read by a component: its getter is 'get throws(E)'"
        ),
        (
            "var a: String { mutating get }",
            "2:9: error: 'a' cannot be read by a component: its getter is 'mutating get'"
        ),
        ("func f(_ g: () throws -> Void) rethrows", "2:10: error: 'f' cannot be passed as a closure: it rethrows"),
        ("@objc optional var a: String { get }", "2:24: error: 'a' is an optional requirement"),
        (
            "@objc optional func f()",
            "2:25: error: 'f' cannot be passed as a closure: it is an optional requirement"
        ),
        ("typealias W = String; var a: W { get }", "2:31: error: the type 'W' of 'a' cannot be named"),
        ("var __: String { get }", "2:9: error: the name '__' leaves no name for a part"),
        ("var a: [Self] { get }", "2:9: error: the type 'Self' of 'a' cannot be named outside of its declaration"),
    ])
    func `a member of a component protocol`(_ member: String, _ message: String) {
        for dialect in Dialect.ofTheSeeds {
            let result = generate(
                "protocol _A: _ComponentMultiPropGenerating {\n    \(member)\n}", dialect: dialect)
            #expect(result.messages.first?.hasPrefix("Input.swift:" + message) == true, "\(result.messages)")
            #expect(result.files.isEmpty)
        }
    }

    @Test(arguments: [
        (
            "// sourcery: no_view\n var a: T { get }\n associatedtype T",
            "3:6: error: the type 'T' of 'a' cannot be named"
        ),
        ("// sourcery: no_view\n var a: Int { get async throws }", "3:6: error: 'a' cannot be read by a component"),
        ("func f<T>(x: T)", "2:7: error: 'f' cannot be passed as a closure: it is generic"),
    ])
    func `a member that a model inherits`(_ member: String, _ message: String) {
        let result = generate(
            "protocol P {\n \(member)\n}\n// sourcery: generated_component\nprotocol XModel: P { var t: String { get } }"
        )
        #expect(result.messages.first?.hasPrefix("Input.swift:" + message) == true, "\(result.messages)")
        #expect(result.files.isEmpty)
    }

    @Test func `a model with an associated type has a generic initialiser`() {
        let result = generate(
            "// sourcery: generated_component\nprotocol XModel { associatedtype T; var t: String { get } }")
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("init<Model>(model: Model) where Model: XModel"))
    }

    @Test(arguments: [
        ("class _C: _ComponentGenerating { let a: String }", "'_ComponentGenerating' has no meaning on 'class _C'"),
        (
            "extension A: _ComponentMultiPropGenerating {}",
            "'_ComponentMultiPropGenerating' has no meaning on an extension"
        ),
        ("protocol _P: _ComponentGenerating {}", "'_ComponentGenerating' has no meaning on a protocol"),
        (
            "struct _C: _ComponentGenerating { static let a: String }",
            "a static property cannot be part of a component"
        ),
        (
            "struct _C: _ComponentGenerating { let a: some P }",
            "'a' has an opaque type, which a protocol cannot require"
        ),
        ("struct _C: _ComponentGenerating { let (a, b): (Int, Int) }", "a declared property needs a name and a type"),
    ])
    func `a declaration in the wrong form`(_ text: String, _ message: String) {
        #expect(generate(text).errors.map(\.message) == [message])
    }

    @Test func `two members of one name are an error, whoever declares them`() {
        let result = generate(
            """
            protocol _A: _ComponentMultiPropGenerating { var a_: String { get }; func f(_ x: Int); func f(_ x: String) }
            // sourcery: generated_component
            public protocol XModel: AComponent, class {}
            """, dialect: .classic)
        #expect(result.errors.map(\.message) == ["'f' is declared more than once in 'AComponent'"])
        #expect(result.errors.first.map { $0.location == (1, 93) } == true)
    }

    @Test func `what one dialect cannot carry is an error there`() {
        let text =
            "struct _C: _ComponentGenerating {\n// sourcery: default.value = \"a\", default.isStringLiteral\nlet title_: String\n}\n"
            + "// sourcery: generated_component\nprotocol XModel: TitleComponent { func f() }"
        #expect(
            generate(text, dialect: .classic).errors.map(\.message) == [
                "tag 'default.value' has no effect in the classic dialect",
                "tag 'default.isStringLiteral' has no effect in the classic dialect",
                "a model's own function has no effect in the classic dialect",
            ])
    }

    @Test func `a property is settable if its setter says so`() {
        let result = generate(
            """
            protocol _A: _ComponentMultiPropGenerating { var offset: String { get /* no set */ }; var b: String { get set } }
            struct _C: _ComponentGenerating { private(set) var c: String; var d: String }
            """)
        #expect(result.messages == [])
        let protocols = result.file("Component+Protocols.generated.swift")
        #expect(protocols.contains("var offset: String { get }"))
        #expect(protocols.contains("var b: String { get set }"))
        #expect(protocols.contains("var c: String { get }"))
        #expect(protocols.contains("var d: String { get set }"))
    }
}
