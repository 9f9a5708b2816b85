import type { ColumnType } from '../../column-type.ts'
import type { Column } from './http-stream.ts'
import {
  day,
  guid,
  instant,
  json,
  numeric,
  type ReadValue,
  text,
  utcInstant,
  whole,
  yesNo,
} from './values.ts'

const readers = {
  text: ['text', text],
  guid: ['text', guid],
  numeric: ['numeric', numeric],
  whole: ['bigint', whole],
  yesNo: ['boolean', yesNo],
  day: ['date', day],
  instant: ['timestamptz', instant],
  utcInstant: ['timestamptz', utcInstant],
  json: ['text', json],
} as const satisfies Record<string, readonly [ColumnType, ReadValue]>

/** How a column's values are read, and so its type. */
export type ValueKind = keyof typeof readers

/**
 * Declares columns of one kind. `fields` are separated by white space, and each is the path of a value: `Name`,
 * `Contact.Name`, `Contact.ContactID:contact_id`. Without a name after the colon, the column is the path in snake case.
 */
export function columns(kind: ValueKind, fields: string): Column[] {
  const [type, read] = readers[kind]
  return columnsReadBy(type, read, fields)
}

/** Declares columns whose values only this source writes so. */
export const columnsReadBy = (type: ColumnType, read: ReadValue, fields: string): Column[] =>
  fields
    .trim()
    .split(/\s+/)
    .map((field) => {
      const [path = '', name] = field.split(':')
      return { name: name ?? snakeCase(path), type, from: { record: path.split('.') }, read }
    })

/** Declares one column, whose fields may contain dots. */
export function columnFrom(kind: ValueKind, from: Column['from'], name: string): Column {
  const [type, read] = readers[kind]
  return { name, type, from, read }
}

/** Declares a column of a child table with a value of the parent record. */
export const ofParent = (kind: ValueKind, path: string, name: string): Column =>
  columnFrom(kind, { parent: path.split('.') }, name)

/** Declares the place of a record in its list, from 1, for lists whose records have no id. */
export const lineNumber = (name = 'line_no'): Column => ({
  name,
  type: 'bigint',
  from: 'line-number',
  read: whole,
})

/** Turns `Contact.ContactID` into `contact_contact_id`. */
const snakeCase = (path: string) =>
  path
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toLowerCase()
