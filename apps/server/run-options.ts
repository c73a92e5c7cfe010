/** Options of Node for the service. Without the limit, V8 lets the young generation grow to 100 MB before it collects garbage. */
export const nodeOptions = ['--max-semi-space-size=8']
/** Environment of the service. By default glibc has `malloc` arenas for each thread, and they keep much freed memory. */
export const memory = { MALLOC_ARENA_MAX: '1' }
