const OPEN_MS = 30 * 60_000
const SETTLED_MS = 30 * 24 * 3_600_000

/** How long somebody who has come from a provider may take to finish. */
export const openUntil = (now: Date): Date => new Date(now.getTime() + OPEN_MS)

/** How long a sign-up that has been answered can still be looked at: until it is approved, and a while longer. */
export const keepUntil = (now: Date): Date => new Date(now.getTime() + SETTLED_MS)
