#ifndef FETCHING_ALLOCATIONS_H
#define FETCHING_ALLOCATIONS_H

/// The number of blocks of memory that the process has allocated on the heap, 0 where it cannot be counted.
long fetching_allocation_count(void);

#endif
