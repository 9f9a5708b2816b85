import { randomUUID } from 'node:crypto'
import type { TargetBackend } from '../target-backend.ts'

/** Creates a personal filter of a user in an organisation. */
export async function makeFilter({ storage: { db }, clock }: TargetBackend, orgId: string, userId: string) {
  const name = randomUUID()
  const { id } = await db
    .insertInto('saved_filters')
    .values({
      organisation_id: orgId,
      owner_id: userId,
      name,
      name_key: name,
      query: 'state=error',
      shared: false,
      created_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
