#define _GNU_SOURCE
#include "cheap.h"

#include <malloc.h>

void cheap_prepare_short_run(void) {
#ifdef __GLIBC__
    // The greatest value that the C library takes.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    // The few threads that allocate share the heap of the first one, in place of making one of their own each.
    mallopt(M_ARENA_MAX, 1);
    // A growth of the heap adds addresses, not memory.
    mallopt(M_TOP_PAD, 256 << 20);
#endif
}

void cheap_give_back(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
