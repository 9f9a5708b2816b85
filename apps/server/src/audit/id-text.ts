import type { Id } from '@tributary/domain'

/** Ids as the audit log has them: in order, separated by blanks. */
export const idText = (rows: readonly { id: Id }[]): string =>
  rows
    .map(({ id }) => String(id))
    .toSorted()
    .join(' ')
