import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { asFailure } from './tds-failure.ts'
import type { TdsColumn, TdsKind, TdsValue } from './tds-rows.ts'

export type TdsParameters = Readonly<Record<string, SQLInputValue>>

/** The response to a statement: rows on demand, then their number or the number of changed rows. */
export type TdsAnswer = {
  readonly columns: readonly TdsColumn[]
  readonly rows: Iterable<readonly TdsValue[]>
  changed(): number
}

const LOOKED_AT = 100

/** Runs a prepared statement. Column types come from the declarations, and for expressions from the first rows. */
export function answerOf(statement: StatementSync, sql: string, parameters: TdsParameters): TdsAnswer {
  statement.setReadBigInts(true)
  const declared = statement.columns()
  if (declared.length === 0) {
    const { changes } = statement.run(parameters)
    return { columns: [], rows: [], changed: () => Number(changes) }
  }
  statement.setReturnArrays(true)
  // The declared type is objects, but with arrays enabled each row is an array of values.
  const rows = statement.iterate(parameters) as unknown as Iterator<TdsValue[]> & Iterable<TdsValue[]>
  const first = taken(rows, LOOKED_AT)
  const columns = declared.map(({ name, type }, at) => ({
    name,
    kind:
      type === null
        ? kindOf(
            first.map((row) => row[at] ?? null),
            sql,
          )
        : declaredKind(type),
  }))
  let count = 0
  function* counted() {
    try {
      for (const row of following(first, rows)) {
        count++
        yield row
      }
    } catch (error) {
      throw asFailure(error)
    } finally {
      rows.return?.()
    }
  }
  return { columns, rows: counted(), changed: () => count }
}

function* following<T>(first: readonly T[], rest: Iterator<T>) {
  yield* first
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value
}

function taken<T>(rows: Iterator<T>, most: number): T[] {
  const first: T[] = []
  while (first.length < most) {
    const next = rows.next()
    if (next.done) break
    first.push(next.value)
  }
  return first
}

function kindOf(values: readonly TdsValue[], sql: string): TdsKind {
  if (values.some((value) => typeof value === 'bigint' || typeof value === 'number')) return 'int'
  if (values.some((value) => value instanceof Uint8Array)) return 'binary'
  return /\(max\)/i.test(sql) ? 'long text' : 'text'
}

const byType: readonly [RegExp, TdsKind][] = [
  [/^bigint/, 'bigint'],
  [/^(?:small|tiny)?int/, 'int'],
  [/^bit/, 'bit'],
  [/^(?:float|real)/, 'float'],
  [/^(?:rowversion|timestamp|binary|varbinary|image)/, 'binary'],
  [/^uniqueidentifier/, 'guid'],
  [/ max$|^n?text$|^xml/, 'long text'],
]

const declaredKind = (type: string): TdsKind =>
  byType.find(([pattern]) => pattern.test(type.toLowerCase()))?.[1] ?? 'text'
