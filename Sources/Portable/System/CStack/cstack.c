#define _GNU_SOURCE
#include "cstack.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

/// The lowest address of the current stack; null until its first use.
static __thread char *lowest;

size_t cstack_remaining(void) {
    char here;
    if (!lowest) {
        pthread_attr_t attributes;
        void *start = NULL;
        size_t size = 0;
        if (pthread_getattr_np(pthread_self(), &attributes) != 0) return SIZE_MAX;
        pthread_attr_getstack(&attributes, &start, &size);
        pthread_attr_destroy(&attributes);
        lowest = start;
    }
    return (size_t)(&here - lowest);
}

struct call {
    void (*body)(void *);
    void *context;
};

/// makecontext passes only integers, so the address is split in two halves.
static void enter(unsigned int high, unsigned int low) {
    struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
    call->body(call->context);
}

void cstack_call(size_t size, void (*body)(void *), void *context) {
    char *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) {
        body(context);
        return;
    }
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    mprotect(stack, page, PROT_NONE);
    ucontext_t here, there;
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    struct call call = {body, context};
    uintptr_t address = (uintptr_t)&call;
    makecontext(&there, (void (*)(void))enter, 2, (unsigned int)(address >> 32), (unsigned int)(address & 0xffffffff));
    char *outer = lowest;
    lowest = stack + page;
    swapcontext(&here, &there);
    lowest = outer;
    munmap(stack, size);
}
