import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { type SealedColumn, sealedColumns } from '../storage/sealed-columns.ts'
import { createSecretBox, keyIdOf, type SecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'

/** Values in one transaction. A few hundred row locks are held for milliseconds. */
const BATCH = 200

export type Rotation = {
  /** Values that are now sealed with the newest key. */
  resealed: number
  /** Values that none of the keys opens. They stay as they are. */
  unopened: number
}

export type RotateTools = {
  keys: readonly [Uint8Array, ...Uint8Array[]]
  report(line: string): void
  signal?: AbortSignal | undefined
}

/**
 * Seals every stored value with the newest key, in small transactions while servers run. What was sealed before an
 * interruption stays, and the next run continues with the rest.
 */
export async function rotateSecrets({ db }: Pick<Storage, 'db'>, tools: RotateTools): Promise<Rotation> {
  const total: Rotation = { resealed: 0, unopened: 0 }
  for (const [table, columns] of Map.groupBy(sealedColumns, ({ table }) => table)) {
    const ofTable: Rotation = { resealed: 0, unopened: 0 }
    for (const column of columns) add(ofTable, await rotateColumn(db, column, tools))
    const { resealed, unopened } = ofTable
    tools.report(`${table}: ${resealed} resealed${unopened > 0 ? `, ${unopened} not opened` : ''}`)
    add(total, ofTable)
  }
  return total
}

function add(total: Rotation, { resealed, unopened }: Rotation) {
  total.resealed += resealed
  total.unopened += unopened
}

async function rotateColumn(
  db: Kysely<Database>,
  column: SealedColumn,
  { keys, signal }: RotateTools,
): Promise<Rotation> {
  const box = createSecretBox(...keys)
  const newest = keyIdOf(keys[0])
  const done: Rotation = { resealed: 0, unopened: 0 }
  for (let after = ''; ; ) {
    signal?.throwIfAborted()
    const values = await nextValues(db, column, { newest, after })
    const last = values.at(-1)
    if (!last) return done
    add(done, await db.transaction().execute((trx) => resealAll(trx, column, values, box)))
    after = last.position
  }
}

type SealedValue = { organisation: string; row: string; position: string; sealed: string }

const organisationOf = ({ organisation }: SealedColumn) =>
  organisation ? sql`${sql.id(organisation)}::text` : sql`''`

const positionOf = (column: SealedColumn) =>
  sql`${organisationOf(column)} || ' ' || ${sql.id(column.row)}::text`

async function nextValues(
  db: Kysely<Database>,
  column: SealedColumn,
  { newest, after }: { newest: string; after: string },
): Promise<SealedValue[]> {
  const { rows } = await sql<SealedValue>`
    select ${organisationOf(column)} as organisation, ${sql.id(column.row)}::text as row,
      ${positionOf(column)} as position, ${sql.id(column.column)} as sealed
    from ${sql.id(column.table)}
    where split_part(${sql.id(column.column)}, '.', 2) <> ${newest}
      and (${positionOf(column)}) collate "C" > ${after}
    order by (${positionOf(column)}) collate "C" limit ${BATCH}`.execute(db)
  return rows
}

async function resealAll(
  trx: Kysely<Database>,
  column: SealedColumn,
  values: readonly SealedValue[],
  box: SecretBox,
): Promise<Rotation> {
  const done: Rotation = { resealed: 0, unopened: 0 }
  for (const value of values) {
    const next = resealed(box, column, value)
    if (next === undefined) done.unopened += 1
    else if (await replace(trx, column, value, next)) done.resealed += 1
  }
  return done
}

function resealed(
  box: SecretBox,
  { table, field }: SealedColumn,
  { organisation, row, sealed }: SealedValue,
) {
  try {
    return box.reseal(sealed, { organisation, table, row, field })
  } catch {
    return undefined
  }
}

/** Does nothing if the value has changed meanwhile: a server that runs has then sealed a new one. */
async function replace(
  trx: Kysely<Database>,
  column: SealedColumn,
  { position, sealed }: SealedValue,
  next: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.id(column.table)} set ${sql.id(column.column)} = ${next}
    where ${sql.id(column.column)} = ${sealed} and ${positionOf(column)} = ${position}`.execute(trx)
  return numAffectedRows > 0n
}
