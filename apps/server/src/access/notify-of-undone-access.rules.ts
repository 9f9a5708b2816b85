import type { NotedRow } from '../excel/changes/changes.queries.ts'
import type { AroundUndo } from '../excel/changes/undo-change.rules.ts'
import { holdMember } from '../users/users.queries.ts'
import { userById } from '../users/users.read.ts'
import { notifyOfAccess } from './notify-of-access.rules.ts'

/**
 * Undoes a change. If it was one of the access of a user, mails them what they gained and lost, as saving does. Changes of
 * an item that several users have mail no one.
 */
export const notifyOfUndoneAccess: AroundUndo = async (trx, services, author, change, undo) => {
  const { organisationId, action, rows } = change
  const userId = ofAccess.includes(action) ? onlyUser(rows) : undefined
  if (userId === undefined || !(await holdMember(trx, organisationId, userId))) return undo()
  const access = () => userById(trx, author.caller, organisationId, userId)
  const before = await access()
  await undo()
  await notifyOfAccess(trx, services, author, { organisationId, userId }, { before, after: await access() })
}

const ofAccess = ['users.linked', 'users.unlinked', 'connector.users-changed']

/** The user of all rows; undefined if there are several. */
function onlyUser(rows: readonly NotedRow[]): string | undefined {
  const [userId, ...others] = new Set(rows.map(({ before, after }) => (after ?? before)?.user_id))
  return typeof userId === 'string' && others.length === 0 ? userId : undefined
}
