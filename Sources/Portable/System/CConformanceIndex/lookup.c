#include "conformanceindex.h"

// The functions by which code and Swift's runtime ask if a type conforms to a protocol. Each question that was not asked
// before goes through all conformance records of the program, thirteen thousand in the command. A program that is linked with
// `--wrap` for the four, and has Swift's libraries in itself, so that its records are all that there are, asks the index
// first. Where they are not wrapped, nothing calls the functions below.

#ifdef FIORI_CHECKS_CONFORMANCES
#include <stdio.h>
#include <stdlib.h>
static void check(const void *answer, const void *expected) {
    if (answer == expected) return;
    fprintf(stderr, "conformance index: %p in the place of %p\n", answer, expected);
    abort();
}
#else
#define check(answer, expected)
#endif

#define WRAP(NAME, PARAMETERS, ...)                                                                                      \
    extern const void *__real_##NAME PARAMETERS __attribute__((weak));                                                   \
    const void *__wrap_##NAME PARAMETERS {                                                                               \
        const void *witnesses = NULL;                                                                                    \
        if (conformanceindex_find(type, protocol, &witnesses) == conformanceindex_unknown)                               \
            return __real_##NAME(__VA_ARGS__);                                                                           \
        check(witnesses, __real_##NAME(__VA_ARGS__));                                                                    \
        return witnesses;                                                                                                \
    }

WRAP(swift_conformsToProtocol, (const void *type, const void *protocol), type, protocol)
WRAP(swift_conformsToProtocol2, (const void *type, const void *protocol), type, protocol)
WRAP(swift_conformsToProtocolCommon, (const void *type, const void *protocol), type, protocol)
WRAP(
    swift_conformsToProtocolWithExecutionContext, (const void *type, const void *protocol, void *context), type, protocol,
    context)
