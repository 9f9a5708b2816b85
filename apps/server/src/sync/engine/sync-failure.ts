/** A refresh, or one file of it, that cannot go on: its message is the sentence people read. */
export class SyncFailure extends Error {
  override name = 'SyncFailure'
}

/** Somebody else holds the run now: whatever this attempt still does must not count. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'

  constructor() {
    super('The lease of the refresh was lost')
  }
}
