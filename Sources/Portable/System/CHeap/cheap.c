#define _GNU_SOURCE
#include "cheap.h"

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

void cheap_prepare_short_run(void) {
#ifdef __GLIBC__
    const size_t room = (size_t)256 << 20, large_page = (size_t)1 << 21;
    // The greatest value that the C library takes.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    // The next growth of the heap adds addresses, not memory.
    mallopt(M_TOP_PAD, (int)room);
    char *start = sbrk(0);
    // Volatile, so that compilers do not leave out a block that nobody reads.
    void *volatile block = malloc((size_t)1 << 20);
    char *end = sbrk(0);
    free(block);
    mallopt(M_TOP_PAD, 1 << 20);
    if (start == (char *)-1 || end <= start) return;
    char *first = (char *)(((uintptr_t)start + large_page - 1) & ~(uintptr_t)(large_page - 1));
    if (first < end) madvise(first, (size_t)(end - first), MADV_HUGEPAGE);
#endif
}

void cheap_give_back(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
