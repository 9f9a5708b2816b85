import { randomUUID } from 'node:crypto'
import type { TargetBackend } from '../target-backend.ts'

/** Creates an API token of a user or service account, limited to an organisation if one is given. */
export async function makeToken({ storage: { db }, clock }: TargetBackend, userId: string, orgId?: string) {
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      name: 'A token',
      scope: 'read',
      token_hash: randomUUID(),
      hint: '0000',
      limited: orgId !== undefined,
      created_at: clock.now,
      // Expired ones do not count for the limit.
      expires_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (orgId)
    await db.insertInto('api_token_organisations').values({ token_id: id, organisation_id: orgId }).execute()
  return id
}

export async function makeServiceAccount({ storage: { db } }: TargetBackend, orgId: string, name: string) {
  const email = `${randomUUID()}@service.invalid`
  const { id } = await db
    .insertInto('users')
    .values({
      ...{ email, email_key: email, email_status: 'needs-link', kind: 'service' },
      ...{ first_name: name, last_name: '', role_id: 5 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('user_organisations').values({ organisation_id: orgId, user_id: id }).execute()
  return id
}
