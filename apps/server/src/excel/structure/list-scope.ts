import type { Id } from '@tributary/domain'
import type { CompiledQuery, Kysely, RawBuilder } from 'kysely'
import type { Caller } from '../../http/caller.ts'
import { organisationsOf } from '../../organisations/organisations.rules.ts'
import { anyOf } from '../../storage/any-of.ts'
import { compileOnce } from '../../storage/compile-once.ts'
import type { Database } from '../../storage/schema.ts'

/** The rows of a list: all of these organisations, or the one with that id. */
export type ListScope = { organisationIds: readonly string[]; id?: string }

/** The links a list spells out: `custom` omits those of automatic areas. */
export type WithLinks = { links?: 'all' | 'custom' | undefined }

type Db = Kysely<Database>

/** Compiles a query about a {@link ListScope} once. Its `organisation` follows a `=`, and without an `id` it reads all. */
export function compileInScope<Row>(
  build: (
    db: Db,
    organisation: string | RawBuilder<string>,
    id: string | undefined,
  ) => { compile(): CompiledQuery<Row> },
): (db: Db, scope: ListScope) => Promise<Row[]> {
  const compiled = compileOnce(
    (db, values: Required<ListScope> & { organisationId: string }, ofOne: boolean, withId: boolean) =>
      build(
        db,
        ofOne ? values.organisationId : anyOf(values.organisationIds),
        withId ? values.id : undefined,
      ),
  )
  return (db, { organisationIds, id }) => {
    const [organisationId = ''] = organisationIds
    const values = { organisationIds, organisationId, id: id ?? '' }
    return compiled(db, values, organisationIds.length === 1, id !== undefined)
  }
}

/** Lists the items of one organisation, or of all of the caller's organisations if none is named. */
export async function listInScope<T>(
  db: Kysely<Database>,
  caller: Caller,
  orgId: Id | undefined,
  read: (db: Kysely<Database>, scope: ListScope) => Promise<T[]>,
): Promise<T[]> {
  const organisationIds =
    orgId === undefined ? (await organisationsOf(db, caller)).map(({ id }) => String(id)) : [String(orgId)]
  return organisationIds.length === 0 ? [] : read(db, { organisationIds })
}
