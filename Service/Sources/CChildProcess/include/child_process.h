#ifndef CHILD_PROCESS_H
#define CHILD_PROCESS_H

#include <sys/types.h>

/// Starts a program in a process group of its own, with pipes for its input, output and error output, and no other
/// descriptor of this process.
///
/// - ends: takes the ends of this process, in that order; they do not block and are not inherited.
/// - memory: the bound of RLIMIT_DATA in bytes.
/// Returns 0, or the number of the error.
int child_process_start(
    const char *path, char *const arguments[], char *const environment[], unsigned long memory, pid_t *process,
    int ends[3]);

/// Closes the input of a process in a way that keeps the number of the descriptor taken.
void child_process_end_input(int input);

#endif
