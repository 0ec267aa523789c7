#include "cprogramimage.h"

// The linker defines these; it defines none where the program has no section of the name.
#define LINKED extern __attribute__((weak, visibility("hidden")))
LINKED const int32_t __start_swift5_protocol_conformances[], __stop_swift5_protocol_conformances[];
LINKED const char __ehdr_start[], _end[];

const int32_t *cprogramimage_conformances(size_t *count) {
    const int32_t *first = __start_swift5_protocol_conformances;
    *count = first ? (size_t)(__stop_swift5_protocol_conformances - first) : 0;
    return first;
}

bool cprogramimage_contains(const void *address) {
    const char *here = address;
    return &__ehdr_start[0] != NULL && &_end[0] != NULL && here >= __ehdr_start && here < _end;
}
