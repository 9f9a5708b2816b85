const DAY_MS = 24 * 3_600_000

/** How long a deleted organisation can be restored. It is erased afterwards. */
export const KEEP_DELETED_MS = 30 * DAY_MS
