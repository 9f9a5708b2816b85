import type { NotedRow } from '../excel/changes/changes.queries.ts'
import type { AroundUndo } from '../excel/changes/undo-change.rules.ts'
import { notifyOfAccess } from '../users/access-mail/notify-of-access.rules.ts'
import { holdMember } from '../users/users.queries.ts'
import { userById } from '../users/users.read.ts'

/**
 * Undoes a change. If it mailed the user whose access it changed, mails them what they gain and lose by the undoing. Changes
 * that mailed no one, such as a single link, are undone without a mail.
 */
export const notifyOfUndoneAccess: AroundUndo = async (trx, services, author, change, undo) => {
  const { organisationId, mailed, rows } = change
  const userId = mailed ? onlyUser(rows) : undefined
  if (userId === undefined || !(await holdMember(trx, organisationId, userId))) {
    await undo()
    return false
  }
  const access = () => userById(trx, author.caller, organisationId, userId)
  const before = await access()
  await undo()
  return notifyOfAccess(trx, services, author, { organisationId, userId }, { before, after: await access() })
}

/** The user of all rows; undefined if there are several. */
function onlyUser(rows: readonly NotedRow[]): string | undefined {
  const [userId, ...others] = new Set(rows.map(({ before, after }) => (after ?? before)?.user_id))
  return typeof userId === 'string' && others.length === 0 ? userId : undefined
}
