import type { Transaction } from 'kysely'
import { insertAccount } from '../account/people.queries.ts'
import { insertApproval, writeDecision } from '../approvals/approvals.queries.ts'
import { describeRequest } from '../approvals/request-approval.rules.ts'
import type { Database } from '../storage/schema.ts'

const HOUR = 3_600_000

const noor = { firstName: 'Noor', lastName: 'Nyström', emailAddress: 'noor@fjordlight.example' }
const bram = { firstName: 'Bram', lastName: 'Birkeland', emailAddress: 'bram@birch.example' }

type Known = {
  /** Ids of the organisations, by their client key. */
  organisations: ReadonlyMap<string, string>
  /** Ids of the people, by their first name. */
  people: ReadonlyMap<string, string>
}

/** Somebody who waits to join acme Traders, and an organisation that was let in the day before yesterday. */
export async function seedApprovals(
  trx: Transaction<Database>,
  { organisations, people }: Known,
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const account = { emailStatus: 'verified', passwordHash: null, role: 'User', needsApproval: true } as const
  const newcomer = { ...noor, ...account }
  await insertApproval(trx, {
    kind: 'JOIN_ORGANISATION',
    organisationId: organisations.get('acme-traders') ?? null,
    companyName: 'acme Traders',
    requesterId: await insertAccount(trx, newcomer),
    opensAccount: true,
    description: describeRequest('JOIN_ORGANISATION', noor, 'acme Traders'),
    now: ago(3),
  })
  const decided = await insertApproval(trx, {
    kind: 'NEW_ORGANISATION',
    organisationId: null,
    companyName: 'Birch Ltd',
    requesterId: null,
    opensAccount: false,
    description: describeRequest('NEW_ORGANISATION', bram, 'Birch Ltd'),
    now: ago(52),
  })
  await writeDecision(trx, decided, {
    status: 'APPROVED',
    organisationId: organisations.get('birch') ?? null,
    by: { userId: people.get('Adam') ?? null, name: 'Adam Ash' },
    now: ago(49),
  })
}
