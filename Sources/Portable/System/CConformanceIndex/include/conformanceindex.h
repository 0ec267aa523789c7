#ifndef CONFORMANCEINDEX_H
#define CONFORMANCEINDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The answer of the index to the question if a type conforms to a protocol.
typedef enum {
    /// Neither found nor excluded: a tuple or another type without a definition of its own, a conformance with conditions of
    /// another kind than that types conform to protocols, or one of several.
    conformanceindex_unknown,
    /// No record of the image is for the type's definition and the protocol, or the type is one that conforms to nothing.
    conformanceindex_none,
    /// The one record of the image was found; the type conforms.
    conformanceindex_found,
} conformanceindex_answer;

/// Looks a type and a protocol up in the conformance records of the executable or library that this is linked into.
///
/// The index is made at the first call, from all records. Calls from several threads at once are allowed.
///
/// - `type`: the metadata of a type.
/// - `protocol`: the description of a protocol.
/// - `witnesses`: where the witness table is written to, if the answer is `conformanceindex_found`.
conformanceindex_answer conformanceindex_find(const void *type, const void *protocol, const void **witnesses);

/// True if a type is known not to conform to a protocol: a function, an existential type, a type of types, or a structure or
/// an enum of this image for which it has no record. Other images of the program may have records for types of others.
bool conformanceindex_excludes(const void *type, const void *protocol);

/// The number of conformance records that the index was made from.
size_t conformanceindex_count(void);

#endif
