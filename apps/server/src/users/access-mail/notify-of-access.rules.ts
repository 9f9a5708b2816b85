import type { Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import {
  type Access,
  changesExcel,
  differenceOf,
  isEmpty,
  mergedDifference,
  namesOf,
} from './access-difference.ts'
import { takeDelayedDifference } from './delayed-mail.ts'
import { mailedMember } from './mailed-member.queries.ts'

/** How long the mail about a single link waits for further ones, so that users get one mail for all of them. */
const FURTHER_LINKS_MS = 2 * 60_000

type Change = {
  before: Access
  after: Access
  /** Whether the mail waits for further changes. */
  delayed?: boolean
}

/**
 * Mails a user what an administrator has given to them and taken from them. A mail that waits for further changes of the same
 * administrator is replaced by one about all of them, or by none if they cancel each other. Nothing for a save without effect, for
 * users who change their own access, and for those who cannot sign in. Returns whether the user is notified.
 */
export async function notifyOfAccess(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'secretBox'>,
  { caller }: Pick<Author, 'caller'>,
  { organisationId, userId }: { organisationId: string; userId: string },
  { before, after, delayed = false }: Change,
): Promise<boolean> {
  const latest = differenceOf(before, after)
  if (isEmpty(latest)) return false
  const member = userId === caller.userId ? undefined : await mailedMember(trx, organisationId, userId)
  if (!member) return false
  const { email: recipient, ...person } = member
  const changedBy = `${caller.firstName} ${caller.lastName}`
  const earlier = await takeDelayedDifference(trx, services, { recipient, organisationId, changedBy })
  const difference = earlier ? mergedDifference(earlier, latest) : latest
  if (isEmpty(difference)) return true
  const names = { gained: namesOf(difference.gained), lost: namesOf(difference.lost) }
  const inExcel = changesExcel(difference)
  const mail = { kind: 'access-changed', ...person, organisationId, changedBy, ...names, inExcel } as const
  await enqueueMail(trx, services, {
    recipient,
    mail: { ...mail, ...(delayed && { difference }) },
    ...(delayed && { delay: FURTHER_LINKS_MS }),
  })
  return true
}
