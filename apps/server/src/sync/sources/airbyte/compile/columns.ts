import type { ColumnType } from '../../../column-type.ts'
import type { Column } from '../../http/http-stream.ts'
import { instant, json, numeric, type ReadValue, text, whole, yesNo } from '../../http/values.ts'
import type { Component } from '../manifest/component.ts'
import { type Fields, isFields } from '../manifest/read-yaml.ts'

/** The columns of a stream and of its key. */
export type Shape = { readonly columns: readonly Column[]; readonly key: readonly string[] }

type Reading = readonly [type: ColumnType, read: ReadValue]
const asText: Reading = ['text', text]

/** Reads the schema and the primary key of a stream. */
export function readShape(stream: Component): Shape {
  const columns = columnsOf(schemaOf(stream))
  const key: string[] = []
  for (const path of keyPaths(stream)) {
    const known = columns.find(({ from }) => samePath(from, path))
    if (!known) columns.push(column(nameFor(path, columns), path, asText))
    key.push(known?.name ?? columns.at(-1)?.name ?? '')
  }
  return { columns, key }
}

function schemaOf(stream: Component): Fields {
  const loaders = stream.children('schema_loader', 'JsonFileSchemaLoader')
  if (loaders.length === 0) stream.problem('has no schema in the manifest')
  const schemas = loaders
    .filter((loader) => loader.isOneOf('InlineSchemaLoader'))
    .map((loader) => propertiesOf(loader.data('schema')))
  return Object.assign(Object.create(null), ...schemas)
}

const propertiesOf = (schema: unknown): Fields =>
  isFields(schema) && isFields(schema.properties) ? schema.properties : {}

/** A stream without a schema becomes one column with the whole record. */
function columnsOf(properties: Fields): Column[] {
  const made: Column[] = []
  for (const [name, schema] of Object.entries(properties))
    made.push(column(nameFor([name], made), [name], readingOf(schema)))
  return made.length > 0 ? made : [column('record', [], ['text', json])]
}

const column = (name: string, path: readonly string[], [type, read]: Reading): Column => ({
  name,
  type,
  from: { record: path },
  read,
})

/** Times are texts as they are written, unless the schema says that they have a zone. */
function readingOf(schema: unknown): Reading {
  if (!isFields(schema)) return asText
  const [type, ...others] = typesOf(schema)
  if (others.length > 0) return asText
  if (type === 'number') return ['numeric', numeric]
  if (type === 'integer')
    return schema.airbyte_type === 'big_integer' ? ['numeric', numeric] : ['bigint', whole]
  if (type === 'boolean') return ['boolean', yesNo]
  if (schema.format === 'date-time' && schema.airbyte_type === 'timestamp_with_timezone')
    return ['timestamptz', instant]
  return asText
}

function typesOf({ type }: Fields): unknown[] {
  const types = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null' && one !== undefined)
  const isNumbers = types.length === 2 && types.includes('integer') && types.includes('number')
  return isNumbers ? ['number'] : types
}

function keyPaths(stream: Component): string[][] {
  const key = stream.data('primary_key')
  const parts: unknown[] = Array.isArray(key) ? key : [key]
  return parts
    .filter((part) => part !== undefined && part !== null && part !== '')
    .map((part) => (Array.isArray(part) ? part.map(String) : [String(part)]))
    .filter((path) => path.length > 0)
}

const samePath = (from: Column['from'], path: readonly string[]) =>
  typeof from === 'object' && 'record' in from && from.record.join('\n') === path.join('\n')

/** Returns a name in snake case that no other column has. */
function nameFor(path: readonly string[], others: readonly Column[]): string {
  const base = snakeCase(path.join('_')) || 'field'
  const taken = new Set(others.map(({ name }) => name))
  if (!taken.has(base)) return base
  for (let number = 2; ; number++) if (!taken.has(`${base}_${number}`)) return `${base}_${number}`
}

const snakeCase = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
