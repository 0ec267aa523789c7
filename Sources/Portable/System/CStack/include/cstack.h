#ifndef CSTACK_H
#define CSTACK_H

#include <stddef.h>

/// The number of bytes that remain of the current stack.
size_t cstack_remaining(void);

/// Runs a function synchronously on a separate stack, on the same thread. Without memory for that, it uses the current
/// stack.
void cstack_call(size_t size, void (*body)(void *), void *context);

#endif
