import type { Named, User } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { Author } from '../audit/audited-transaction.ts'
import type { AccessList, AccessNames } from '../mail/mail.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { Member } from '../users/user-link-writes.queries.ts'
import { mailedMember } from './user-access.queries.ts'

type Access = Pick<User, AccessList | 'everyEntity'>

const lists = ['connectors', 'groups', 'entities', 'helperTables'] as const satisfies readonly AccessList[]

/** A mail has this many names of each list at most. */
const MOST_NAMES = 10

/**
 * Mails a user what an administrator has given to them and taken from them. Nothing for a save without effect, for users
 * who change their own access, and for those who cannot sign in. Returns whether it mailed them.
 */
export async function notifyOfAccess(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'secretBox'>,
  { caller }: Author,
  { organisationId, userId }: Member,
  { before, after }: { before: Access; after: Access },
): Promise<boolean> {
  const [gained, lost] = [namesOf(after, before), namesOf(before, after)]
  if (isEmpty(gained) && isEmpty(lost)) return false
  const member = userId === caller.userId ? undefined : await mailedMember(trx, organisationId, userId)
  if (!member) return false
  const { email: recipient, language, ...person } = member
  const changedBy = `${caller.firstName} ${caller.lastName}`
  const mail = { kind: 'access-changed', ...person, organisationId, changedBy, gained, lost } as const
  const inExcel = [gained, lost].some(changesExcel)
  await enqueueMail(trx, services, { recipient, mail: { ...mail, inExcel, language: language ?? 'en' } })
  return true
}

/** What the first access has that the second one lacks. */
function namesOf(access: Access, other: Access): AccessNames {
  const changed = lists.map((list) => ({ list, names: lackingIn(other[list], access[list]) }))
  return {
    lists: changed
      .filter(({ names }) => names.length > 0)
      .map(({ list, names }) => ({
        list,
        shown: names.slice(0, MOST_NAMES),
        more: Math.max(0, names.length - MOST_NAMES),
      })),
    futureEntities: access.everyEntity && !other.everyEntity,
  }
}

function lackingIn(rows: readonly Named[], of: readonly Named[]): string[] {
  const known = new Set(rows.map(({ id }) => String(id)))
  return of.filter(({ id }) => !known.has(String(id))).map(({ name }) => name)
}

const isEmpty = (names: AccessNames) => names.lists.length === 0 && !names.futureEntities

const changesExcel = ({ lists: changed, futureEntities }: AccessNames) =>
  futureEntities || changed.some(({ list }) => list !== 'connectors')
