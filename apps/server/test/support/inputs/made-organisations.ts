import { randomUUID } from 'node:crypto'
import type { TargetBackend } from '../target-backend.ts'

/** Creates an organisation with these members, to delete. */
export async function makeSpare({ storage: { db } }: TargetBackend, people: readonly string[]) {
  const key = randomUUID()
  const { id } = await db
    .insertInto('organisations')
    .values({ client_key: key, company_name: `Spare ${key}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (people.length > 0)
    await db
      .insertInto('user_organisations')
      .values(people.map((user_id) => ({ organisation_id: id, user_id })))
      .execute()
  return { spare: id, spareName: `Spare ${key}` }
}

/** Creates a deleted organisation with these former members, to restore. */
export async function makeDeleted({ storage: { db }, clock }: TargetBackend, people: readonly string[]) {
  const id = randomUUID()
  await db
    .insertInto('deleted_organisations')
    .values({ organisation_id: id, client_key: id, name: `Deleted ${id}`, deleted_at: clock.now })
    .execute()
  const rows = [
    { table_name: 'organisations', row: { id, client_key: id, company_name: `Deleted ${id}` } },
    ...people.map((user_id) => ({ table_name: 'user_organisations', row: { organisation_id: id, user_id } })),
  ]
  await db
    .insertInto('deleted_organisation_rows')
    .values(
      rows.map(({ table_name, row }) => ({ organisation_id: id, table_name, row: JSON.stringify(row) })),
    )
    .execute()
  return id
}
