#ifndef CPROGRAMIMAGE_H
#define CPROGRAMIMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The conformance records of the executable or library that this is linked into: each is the offset of a conformance's
/// description from the record itself, in bytes.
const int32_t *cprogramimage_conformances(size_t *count);

/// True if an address lies in that executable or library.
bool cprogramimage_contains(const void *address);

#endif
