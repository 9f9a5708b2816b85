import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageLanguage } from '../page-language.ts'

/** The request that work is done for, and its language. Scheduled work has neither. */
export type Cause = { readonly requestId: string | null; readonly language?: PageLanguage }

const scheduled: Cause = { requestId: null }

const causes = new AsyncLocalStorage<Cause>()

/** Returns the request of the current work, so that what it stores can name it. */
export const currentCause = (): Cause => causes.getStore() ?? scheduled

/** Runs work for a request, and everything that it starts. */
export const withCause = <T>(cause: Cause, work: () => T): T => causes.run(cause, work)

/** Runs work that a request only wakes up, and that is not done for it. */
export const withoutCause = <T>(work: () => T): T => withCause(scheduled, work)
