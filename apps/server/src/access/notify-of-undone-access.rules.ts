import type { Transaction } from 'kysely'
import type { Author } from '../audit/audited-transaction.ts'
import type { NotedRow } from '../excel/changes/changes.queries.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { holdMember } from '../users/users.queries.ts'
import { userById } from '../users/users.read.ts'
import { notifyOfAccess } from './notify-of-access.rules.ts'

type Change = { organisationId: string; action: string; rows: readonly NotedRow[] }

/**
 * Undoes a change. If it was one of the access of a user, mails them what they gained and lost, as saving does. Changes of
 * an item that several users have mail no one.
 */
export async function notifyOfUndoneAccess(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'secretBox'>,
  author: Author,
  { organisationId, action, rows }: Change,
  undo: () => Promise<void>,
): Promise<void> {
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
