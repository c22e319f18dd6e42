/**
 * Limits the memory of a site build: memory that the bundler has freed but not returned, and the young generation,
 * which V8 lets grow to 128 MB. Without these limits a build of 2,900 pages takes 0.3 GB more and is no faster.
 */
export const lean = {
  environment: { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MALLOC_ARENA_MAX: '2' },
  flags: ['--max-semi-space-size=16'],
} as const;
