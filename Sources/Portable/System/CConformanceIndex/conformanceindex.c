#include "conformanceindex.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

// Layouts: include/swift/ABI/Metadata.h and MetadataValues.h of Swift, which are part of its stable ABI.

/// A conformance of a type to a protocol. References are offsets from their own fields.
typedef struct {
    /// The protocol's description; if the lowest bit is set, the address of its address.
    int32_t protocol;
    int32_t type;
    int32_t witnesses;
    uint32_t flags;
} conformance;

/// The bits of its flags.
enum {
    type_reference_shift = 3,
    type_reference_mask = 7,
    type_reference_direct = 0,
    type_reference_indirect = 1,
    is_retroactive = 1u << 6,
    is_synthesized = 1u << 7,
    conditions_shift = 8,
    conditions_mask = 0xff,
    is_of_protocol = 1u << 18,
    has_isolation = 1u << 19,
    pack_conditions_mask = 0xffu << 24,
};

/// A condition of a conformance. Conditions follow it, after the module of a retroactive one.
typedef struct {
    uint32_t flags;
    /// The mangled name of the type that must meet it.
    int32_t subject;
    /// The protocol's description; if the lowest bit is set, the address of its address.
    int32_t protocol;
} condition;

/// The flags of a condition that a type conforms to a protocol of Swift, whose witness table is passed on.
static const uint32_t subject_conforms = 0x80;

/// The description of a structure, an enum or a class; if it is a generic structure or enum, with its parameters.
typedef struct {
    uint32_t flags;
    int32_t parent, name, accessor, fields;
    /// The name of a class's superclass, zero if it has none; the number of a structure's fields.
    int32_t superclass;
    uint32_t number;
    int32_t instantiations, pattern;
    uint16_t parameter_count, requirement_count, key_argument_count, generic_flags;
    uint8_t parameters[];
} definition;

/// The description of a class, up to what says where its metadata has the arguments of its parameters.
typedef struct {
    uint32_t flags;
    int32_t parent, name, accessor, fields, superclass;
    /// Numbers of words of its metadata: before and after its address, and those that are not of its superclass.
    uint32_t words_before, words_after, own_words;
} class_extent;

enum {
    definition_is_unique = 1u << 6,
    definition_is_generic = 1u << 7,
    class_words_stand_before = 1u << 28,
    superclass_is_resilient = 1u << 29,
    key_type_parameter = 0x80,
    most_conditions = 8,
};

/// The words of a type's metadata.
enum {
    metadata_kind = 0,
    first_value_kind = 0x200,  // structures, enums, optionals
    last_value_kind = 0x202,
    class_kind = 0,
    function_kind = 0x302,
    existential_kind = 0x303,
    metatype_kind = 0x304,
    existential_metatype_kind = 0x306,
    existential_flags = 1,
    value_definition = 1,
    value_arguments = 2,
    class_superclass = 1,
    class_definition = 5,
};

/// The bits of the flags of an existential type that mark `Error`, which conforms to itself.
static const uintptr_t special_protocol = 0x3f000000;

extern const void *swift_getWitnessTable(const void *conformance, const void *type, const void *const *arguments);
/// Finds the type of a mangled name, in which generic parameters are those of a definition and have the given arguments.
extern const void *swift_getTypeByMangledNameInContext(
    const char *name, size_t length, const void *definition, const void *const *arguments);

// The linker defines these; it defines none where the image has no section of the name.
#define LINKED extern __attribute__((weak, visibility("hidden")))
LINKED const int32_t __start_swift5_protocol_conformances[], __stop_swift5_protocol_conformances[];
LINKED const char __ehdr_start[], _end[];

/// An open hash table from a definition and a protocol to the number of its record, from one; zero where there is none. The
/// highest bit marks a pair with several records.
static uint32_t *slots;
static size_t mask;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static const uint32_t is_ambiguous = 1u << 31;

size_t conformanceindex_count(void) {
    const int32_t *first = __start_swift5_protocol_conformances;
    return first ? (size_t)(__stop_swift5_protocol_conformances - first) : 0;
}

static const conformance *record(size_t index) {
    const int32_t *reference = __start_swift5_protocol_conformances + index;
    return (const conformance *)((const char *)reference + *reference);
}

static const void *indirectable(const int32_t *reference) {
    const char *target = (const char *)reference + (*reference & ~1);
    return *reference & 1 ? *(const void *const *)target : target;
}

static const void *protocol_of(const conformance *it) { return indirectable(&it->protocol); }

/// The definition of the type; null for a class of Objective-C and for protocols that conform to others.
static const void *definition_of(const conformance *it) {
    if (it->flags & is_of_protocol) return NULL;
    const char *target = (const char *)&it->type + it->type;
    switch (it->flags >> type_reference_shift & type_reference_mask) {
        case type_reference_direct: return target;
        case type_reference_indirect: return *(const void *const *)target;
        default: return NULL;
    }
}

static uint64_t hash(const void *definition, const void *protocol) {
    uint64_t key = (uintptr_t)definition * 0x9e3779b97f4a7c15u ^ (uintptr_t)protocol * 0xc2b2ae3d27d4eb4fu;
    return key >> 32;
}

/// The slot of a pair: its own, or the empty one where it would be.
static uint32_t *slot_of(uint32_t *slots, const void *definition, const void *protocol) {
    for (size_t slot = hash(definition, protocol) & mask;; slot = (slot + 1) & mask) {
        if (!slots[slot]) return slots + slot;
        const conformance *it = record((slots[slot] & ~is_ambiguous) - 1);
        if (definition_of(it) == definition && protocol_of(it) == protocol) return slots + slot;
    }
}

static void make_index(void) {
    size_t count = conformanceindex_count(), size = 2;
    while (size < count * 2) size *= 2;
    uint32_t *made = count && count < is_ambiguous ? calloc(size, sizeof *made) : NULL;
    if (!made) return;
    mask = size - 1;
    for (size_t index = 0; index < count; index++) {
        if (__start_swift5_protocol_conformances[index] == 0) continue;
        const void *definition = definition_of(record(index));
        if (!definition) continue;
        uint32_t *slot = slot_of(made, definition, protocol_of(record(index)));
        *slot = *slot ? *slot | is_ambiguous : (uint32_t)(index + 1);
    }
    slots = made;
}

/// The number of a type's own generic parameter by its mangled name; -1 for other types.
static int parameter_of(const condition *it) {
    const char *name = (const char *)&it->subject + it->subject;
    if (name[0] == 'x') return name[1] ? -1 : 0;
    if (name[0] != 'q') return -1;
    if (name[1] == '_') return name[2] ? -1 : 1;
    return name[1] >= '0' && name[1] <= '9' && name[2] == '_' && !name[3] ? name[1] - '0' + 2 : -1;
}

/// The length of a mangled name, in which references of four or eight bytes stand for definitions.
static size_t length_of(const char *name) {
    size_t length = 0;
    for (unsigned char byte; (byte = (unsigned char)name[length]);)
        length += byte >= 0x20 ? 1 : byte >= 0x18 ? 1 + sizeof(void *) : 1 + sizeof(int32_t);
    return length;
}

/// The arguments of a type's generic parameters, which stand in its metadata; null where they stand depends on another module.
static const void *const *arguments_of(const uintptr_t *type) {
    if (type[metadata_kind] != class_kind) return (const void *const *)(type + value_arguments);
    const class_extent *extent = (const class_extent *)type[class_definition];
    if (extent->flags & superclass_is_resilient) return NULL;
    ptrdiff_t first = extent->flags & class_words_stand_before ? -(ptrdiff_t)extent->words_before
                                                                : (ptrdiff_t)extent->words_after - extent->own_words;
    return (const void *const *)(type + first);
}

/// The type that must meet a condition; null if it cannot be told.
static const void *subject_of(const condition *it, const uintptr_t *type) {
    bool is_class = type[metadata_kind] == class_kind;
    const definition *generic = (const definition *)type[is_class ? class_definition : value_definition];
    const void *const *arguments = arguments_of(type);
    if (!(generic->flags & definition_is_generic) || !arguments) return NULL;
    int parameter = is_class ? -1 : parameter_of(it);
    bool is_argument = parameter >= 0 && parameter < generic->parameter_count;
    for (int other = 0; is_argument && other <= parameter; other++)
        is_argument = generic->parameters[other] == key_type_parameter;
    if (is_argument) return arguments[parameter];
    const char *name = (const char *)&it->subject + it->subject;
    return swift_getTypeByMangledNameInContext(name, length_of(name), generic, arguments);
}

/// The witness table of a conformance with conditions, if all of these ask types to conform to protocols.
static conformanceindex_answer find_with_conditions(
    const conformance *it, const uintptr_t *type, const void **witnesses) {
    size_t count = it->flags >> conditions_shift & conditions_mask;
    if (count > most_conditions || it->flags & pack_conditions_mask) return conformanceindex_unknown;
    const condition *conditions = (const condition *)((const int32_t *)(it + 1) + (it->flags & is_retroactive ? 1 : 0));
    const void *tables[most_conditions];
    for (size_t index = 0; index < count; index++) {
        if (conditions[index].flags != subject_conforms || conditions[index].protocol & 2) return conformanceindex_unknown;
        const void *subject = subject_of(conditions + index, type);
        if (!subject) return conformanceindex_unknown;
        conformanceindex_answer answer =
            conformanceindex_find(subject, indirectable(&conditions[index].protocol), tables + index);
        if (answer != conformanceindex_found) return answer;
    }
    *witnesses = swift_getWitnessTable(it, type, tables);
    return conformanceindex_found;
}

/// A conformance with conditions that was found before.
typedef struct {
    const void *type, *protocol, *witnesses;
} known_conformance;

enum { known_count = 4096, known_probes = 4 };
static _Atomic(const known_conformance *) known[known_count];

static conformanceindex_answer find_known_or_with_conditions(
    const conformance *it, const void *type, const void *protocol, const void **witnesses) {
    size_t first = (size_t)hash(type, protocol), probe = 0;
    for (; probe < known_probes; probe++) {
        const known_conformance *entry =
            atomic_load_explicit(&known[(first + probe) % known_count], memory_order_acquire);
        if (!entry) break;
        if (entry->type != type || entry->protocol != protocol) continue;
        *witnesses = entry->witnesses;
        return conformanceindex_found;
    }
    conformanceindex_answer answer = find_with_conditions(it, type, witnesses);
    if (answer != conformanceindex_found || probe == known_probes) return answer;
    known_conformance *entry = malloc(sizeof *entry);
    if (!entry) return answer;
    *entry = (known_conformance){type, protocol, *witnesses};
    const known_conformance *none = NULL;
    if (!atomic_compare_exchange_strong(&known[(first + probe) % known_count], &none, entry)) free(entry);
    return answer;
}

/// True for structures, enums and optionals.
static bool is_value(const uintptr_t *metadata) {
    return metadata[metadata_kind] >= first_value_kind && metadata[metadata_kind] <= last_value_kind;
}

/// True for functions, existential types and types of types.
static bool conforms_to_nothing(const uintptr_t *metadata) {
    switch (metadata[metadata_kind]) {
        case function_kind:
        case metatype_kind:
        case existential_metatype_kind: return true;
        case existential_kind: return !(metadata[existential_flags] & special_protocol);
        default: return false;
    }
}

/// The answer for a type of a definition, without its superclasses.
static conformanceindex_answer find_own(
    const void *type, const definition *definition, const void *protocol, const void **witnesses) {
    if (!(definition->flags & definition_is_unique)) return conformanceindex_unknown;
    uint32_t slot = *slot_of(slots, definition, protocol);
    if (!slot) return conformanceindex_none;
    if (slot & is_ambiguous) return conformanceindex_unknown;
    const conformance *it = record(slot - 1);
    if (it->flags & (has_isolation | is_synthesized)) return conformanceindex_unknown;
    if (it->flags >> conditions_shift & conditions_mask)
        return find_known_or_with_conditions(it, type, protocol, witnesses);
    *witnesses = swift_getWitnessTable(it, type, NULL);
    return conformanceindex_found;
}

conformanceindex_answer conformanceindex_find(const void *type, const void *protocol, const void **witnesses) {
    pthread_once(&once, make_index);
    const uintptr_t *metadata = type;
    if (!slots) return conformanceindex_unknown;
    if (is_value(metadata)) return find_own(type, (const definition *)metadata[value_definition], protocol, witnesses);
    if (conforms_to_nothing(metadata)) return conformanceindex_none;
    if (metadata[metadata_kind] != class_kind) return conformanceindex_unknown;
    while (true) {
        const definition *class = (const definition *)metadata[class_definition];
        // A superclass that is not known yet may be the one that conforms.
        bool is_complete = class && (metadata[class_superclass] != 0) == (class->superclass != 0);
        conformanceindex_answer answer =
            class ? find_own(metadata, class, protocol, witnesses) : conformanceindex_unknown;
        if (answer != conformanceindex_none) return answer;
        if (!is_complete) return conformanceindex_unknown;
        if (!metadata[class_superclass]) return conformanceindex_none;
        metadata = (const uintptr_t *)metadata[class_superclass];
    }
}

bool conformanceindex_excludes(const void *type, const void *protocol) {
    pthread_once(&once, make_index);
    const uintptr_t *metadata = type;
    if (conforms_to_nothing(metadata)) return true;
    if (!slots || !is_value(metadata)) return false;
    const definition *definition = (const void *)metadata[value_definition];
    const char *address = (const char *)definition;
    bool is_of_image = &__ehdr_start[0] != NULL && &_end[0] != NULL && address >= __ehdr_start && address < _end;
    return is_of_image && definition->flags & definition_is_unique && !*slot_of(slots, definition, protocol);
}
