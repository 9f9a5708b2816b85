import type { Transaction } from 'kysely'
import { insertAccount } from '../account/people.queries.ts'
import { writeDecision } from '../approvals/approvals.queries.ts'
import { insertApproval } from '../approvals/requests/approval-requests.queries.ts'
import { asksFor } from '../approvals/requests/request-approval.rules.ts'
import { describedRequest } from '../mail/templates/described-request.ts'
import type { Database } from '../storage/schema.ts'
import type { SeedApproval, SeedPerson } from './seed-data.ts'

const HOUR = 3_600_000

type Known = {
  /** Ids of the organisations, by client key. */
  organisations: ReadonlyMap<string, string>
  /** Ids of the people, by first name. */
  ids: ReadonlyMap<string, string>
  people: readonly SeedPerson[]
}

/** Inserts a request for approval, decided or pending. */
export async function seedApproval(
  trx: Transaction<Database>,
  known: Known,
  { kind, organisation, companyName, requester, hoursAgo, approved }: SeedApproval,
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const organisationId = known.organisations.get(organisation) ?? null
  const account = { emailStatus: 'verified', passwordHash: null, role: 'User', needsApproval: true } as const
  const id = await insertApproval(trx, {
    kind,
    // An organisation that is requested does not exist yet.
    organisationId: kind === 'JOIN_ORGANISATION' ? organisationId : null,
    companyName,
    requesterId: approved ? null : await insertAccount(trx, { ...requester, ...account }),
    opensAccount: !approved,
    description: describedRequest(asksFor(kind, requester, companyName)),
    now: ago(hoursAgo),
  })
  if (!approved) return
  const decider = known.people.find(({ firstName }) => firstName === approved.by)
  await writeDecision(trx, id, {
    status: 'APPROVED',
    organisationId,
    by: {
      userId: known.ids.get(approved.by) ?? null,
      name: decider ? `${decider.firstName} ${decider.lastName}` : approved.by,
    },
    now: ago(approved.hoursAgo),
  })
}
