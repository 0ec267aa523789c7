#include "ondemand.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/// Loads the library; that it is loaded twice by two threads changes nothing.
static void *load(const struct ondemand_library *library) {
    for (const char *const *name = library->names; *name; name++) {
        void *handle = dlopen(*name, RTLD_LAZY | RTLD_LOCAL);
        if (handle) return handle;
    }
    fprintf(stderr, "error: %s need %s, which cannot be loaded: %s\n", library->purpose, library->names[0], dlerror());
    exit(1);
}

void *ondemand_find(struct ondemand_library *library, const char *name) {
    if (!library->handle) library->handle = load(library);
    void *found = dlsym(library->handle, name);
    if (found) return found;
    fprintf(stderr, "error: %s has no %s\n", library->names[0], name);
    exit(1);
}
