import type { Row, RowValue } from '../../rows.ts'
import { SourceFailure } from '../../source-failure.ts'
import { isExactNumber } from './exact-json.ts'
import type { HttpMessages } from './http.messages.ts'
import type { ChildTable, Column, HttpStream, SourceRecord } from './http-stream.ts'
import { valueAt } from './paging.ts'
import { text } from './values.ts'

export const isRecord = (value: unknown): value is SourceRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A table of a stream: its own, or one of the lists inside its records. */
export type StreamTable = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly key: readonly string[]
  /** The column that selects the rows to delete. */
  readonly removedBy: string | undefined
  readonly child: ChildTable | undefined
  /** Returns the rows of a record of the stream. */
  rows(record: SourceRecord): Row[]
}

/** Returns the key of a record as its row has it; undefined if the stream has no key. A record without it fails. */
export function keyOf(stream: HttpStream, record: SourceRecord, messages: HttpMessages): string | undefined {
  const columns = stream.columns.filter(({ name }) => name === stream.key[0])
  const table = { name: stream.name, columns, key: stream.key }
  const [key] = rowOf(table, messages, { record, parent: record, line: 1 })
  return key === undefined ? undefined : String(key)
}

/** The column with the fields that no other column reads. */
const OTHER_FIELDS = 'other_fields'

/** Returns the tables of a stream: its own first. */
export function tablesOf(stream: HttpStream, messages: HttpMessages): StreamTable[] {
  if (stream.key.length > 1 && (stream.isRemoved || stream.children?.length))
    throw new Error(`${stream.name}: rows are deleted by one column, so its key must be one column`)
  return [
    ownTable(stream, messages),
    ...(stream.children ?? []).map((child) => childTable(child, stream, messages)),
  ]
}

function ownTable(stream: HttpStream, messages: HttpMessages): StreamTable {
  const { name, key, leftOut } = stream
  const columns = leftOut ? [...stream.columns, otherFields(stream, leftOut)] : stream.columns
  const table = { name, columns, key, removedBy: stream.removedBy ?? key[0], child: undefined }
  return { ...table, rows: (record) => [rowOf(table, messages, { record, parent: record, line: 1 })] }
}

function childTable(child: ChildTable, stream: HttpStream, messages: HttpMessages): StreamTable {
  const { name, columns, key, parentKey } = child
  const table = { name, columns, key, removedBy: parentKey, child }
  return {
    ...table,
    rows(parent) {
      if (stream.isRemoved?.(parent)) return []
      return child
        .records(parent)
        .map((record, at) => rowOf(table, messages, { record, parent, line: at + 1 }))
    },
  }
}

type Place = { record: SourceRecord; parent: SourceRecord; line: number }

function rowOf(
  table: Pick<StreamTable, 'name' | 'columns' | 'key'>,
  messages: HttpMessages,
  place: Place,
): Row {
  return table.columns.map((column) => {
    const value = column.read(sourceValue(column, place))
    if (value === undefined)
      throw badData(messages.badValue(table.name, writtenKey(table, place), column.name))
    if (isBlank(value) && table.key.includes(column.name))
      throw badData(messages.noKey(table.name, column.name))
    return value
  })
}

const isBlank = (value: RowValue) => value === null || value === ''

function sourceValue({ from }: Column, { record, parent, line }: Place): unknown {
  if (from === 'line-number') return line
  return 'parent' in from ? valueAt(parent, from.parent) : valueAt(record, from.record)
}

/** Returns the key of a record as people can look it up. */
function writtenKey({ columns, key }: Pick<StreamTable, 'columns' | 'key'>, place: Place): string {
  const parts = columns
    .filter(({ name }) => key.includes(name))
    .map((column) => text(sourceValue(column, place)))
  return parts.join(' / ').slice(0, 100) || '?'
}

export const badData = (sentence: string) => new SourceFailure(sentence, { code: 'source-data' })

/** A response without the list that the declaration names. */
export class RecordsMissing extends SourceFailure {
  /** Private, so that no log contains it. */
  readonly #body: unknown
  readonly #path: readonly string[]

  constructor(sentence: string, body: unknown, path: readonly string[]) {
    super(sentence, { code: 'source-data' })
    this.#body = body
    this.#path = path
  }

  /** Returns the part of the path that the response has, and the fields there; undefined if it is not an object. */
  found(): FoundPath {
    const at: string[] = []
    let value = this.#body
    for (const field of this.#path) {
      if (!isRecord(value) || !isRecord(value[field])) break
      at.push(field)
      value = value[field]
    }
    return { at, isList: Array.isArray(value), fields: isRecord(value) ? Object.keys(value) : undefined }
  }
}

type FoundPath = {
  readonly at: readonly string[]
  readonly isList: boolean
  readonly fields: readonly string[] | undefined
}

function otherFields(stream: HttpStream, leftOut: readonly string[]): Column {
  const ownFields = stream.columns.map(({ from }) => fieldIn(from, 'record'))
  const childFields = (stream.children ?? []).flatMap(({ columns }) =>
    columns.map(({ from }) => fieldIn(from, 'parent')),
  )
  const known = new Set([...ownFields, ...childFields, ...leftOut])
  return {
    name: OTHER_FIELDS,
    type: 'text',
    from: { record: [] },
    read: (record) => (isRecord(record) ? writtenFields(record, known) : null),
  }
}

/** Returns the top-level field of the stream's record that a column reads. */
const fieldIn = (from: Column['from'], of: 'record' | 'parent'): string | undefined =>
  from === 'line-number' ? undefined : Object.entries(from).find(([name]) => name === of)?.[1][0]

/** Writes the fields without a column as JSON, sorted by name. Lists and objects are left out. */
function writtenFields(record: SourceRecord, known: ReadonlySet<string | undefined>): string | null {
  const fields = Object.entries(record).filter(
    ([name, value]) => !known.has(name) && value !== null && value !== '' && !isNested(value),
  )
  if (fields.length === 0) return null
  return JSON.stringify(Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1))))
}

const isNested = (value: unknown) => Array.isArray(value) || (isRecord(value) && !isExactNumber(value))

/** Returns the objects of a list in a record; none where the field is missing. For the lists of child tables. */
export const listAt =
  (...path: readonly string[]) =>
  (parent: SourceRecord): readonly SourceRecord[] => {
    const list = valueAt(parent, path)
    return Array.isArray(list) ? list.filter(isRecord) : []
  }
