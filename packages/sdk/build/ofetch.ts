// Built into the package without what it needs for options that are never used here: see tsup.config.ts.
export { createFetch } from 'ofetch'
