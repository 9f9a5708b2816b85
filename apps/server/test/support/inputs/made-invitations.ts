import { randomUUID } from 'node:crypto'
import { hashOf, newToken } from '../../../src/security/random-token.ts'
import type { TargetBackend } from '../target-backend.ts'

const DAY = 24 * 3_600_000

type Tools = Pick<TargetBackend, 'storage' | 'clock'>

/** Creates an invitation to an organisation, and returns its id. */
export async function makeInvitation(backend: Tools, orgId: string): Promise<string> {
  const email = `${randomUUID()}@harbour.example`
  return (await insert(backend, { organisation_id: orgId, email, email_key: email, role_id: 5 })).id
}

/** Creates an invitation of a user to a new organisation, and returns its token. */
export async function makeOwnInvitation(backend: Tools, userId: string): Promise<string> {
  const { db } = backend.storage
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_key', 'role_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const organisation = await db
    .insertInto('organisations')
    .values({ client_key: randomUUID(), company_name: 'Harbour Ltd' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await insert(backend, { organisation_id: organisation.id, ...user })).token
}

type Invited = { organisation_id: string; email: string; email_key: string; role_id: number }

async function insert({ storage: { db }, clock }: Tools, invited: Invited) {
  const token = newToken()
  const { id } = await db
    .insertInto('invitations')
    .values({
      ...invited,
      first_name: '',
      last_name: '',
      token_hash: hashOf(token),
      invited_by: db.selectFrom('users').select('id').where('first_name', '=', 'Sue').limit(1),
      sent_at: clock.now,
      expires_at: new Date(clock.now.getTime() + DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}
