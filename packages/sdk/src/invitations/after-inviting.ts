import type { InvitationOutcome } from '@tributary/domain'
import { shownRefusal } from './invitation-refusal.ts'
import type { InviteRow } from './invite-row.ts'
import { isSent, type RowFate } from './row-fates.ts'

/** Returns the rows that stay after a call: those that failed, with the reason, and those that were not sent. */
export function rowsAfterInviting(
  rows: readonly InviteRow[],
  fates: readonly RowFate[],
  outcomes: readonly InvitationOutcome[],
): InviteRow[] {
  const answers = outcomes.values()
  return rows.flatMap((row, place) => {
    const fate = fates[place]
    if (fate?.kind === 'error') return [row]
    if (!isSent(fate)) return []
    const { value } = answers.next()
    return value?.outcome === 'failed' ? [{ ...row, failure: shownRefusal(value.message) }] : []
  })
}
