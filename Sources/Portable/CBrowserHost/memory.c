#include "CBrowserHost.h"

#include <malloc.h>

void fiori_return_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
