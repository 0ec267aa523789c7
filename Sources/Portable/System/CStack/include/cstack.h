#ifndef CSTACK_H
#define CSTACK_H

#include <stddef.h>

/// How many bytes of the stack in use are left.
size_t cstack_remaining(void);

/// Runs a function on a stack of its own, on the same thread, and returns when it has returned.
/// Where no memory is to be had it runs on the stack in use.
void cstack_call(size_t size, void (*body)(void *), void *context);

#endif
