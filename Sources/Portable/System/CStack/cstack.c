#define _GNU_SOURCE
#include "cstack.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

/// The lowest address of the current stack; null until its first use.
static __thread char *lowest;

/// The lowest address that the stack of the first thread can grow to; null for other threads, and where that is not certain.
///
/// The C library reads the list of all mappings for this, which has 200 lines.
static char *lowest_of_first_thread(void) {
    if (gettid() != getpid()) return NULL;
    // The name of the program stands at the end of the stack. The kernel keeps 128 MB below that free of mappings.
    char *end = (char *)getauxval(AT_EXECFN);
    struct rlimit limit;
    if (!end || getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur > (rlim_t)128 << 20) return NULL;
    char *start = end - limit.rlim_cur + sysconf(_SC_PAGESIZE), here;
    // A process that a thread has forked goes on with that thread's stack.
    return start < &here && &here < end ? start : NULL;
}

size_t cstack_remaining(void) {
    char here;
    if (!lowest) lowest = lowest_of_first_thread();
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
