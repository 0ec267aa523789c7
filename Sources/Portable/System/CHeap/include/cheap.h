#ifndef CHEAP_H
#define CHEAP_H

/// Prepares the heap of a program that ends soon: it grows by much at once, and keeps what is freed.
void cheap_prepare_short_run(void);

/// Gives freed memory back to the system, before much is needed at once for something else.
void cheap_give_back(void);

#endif
