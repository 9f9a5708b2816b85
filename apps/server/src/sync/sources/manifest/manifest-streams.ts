import type { Manifest } from '@tributary/sdk/manifests'
import { columnFrom, lineNumber } from '../http/columns.ts'
import type { ChildTable, Column, HttpRequest, HttpStream, SourceRecord } from '../http/http-stream.ts'
import { valueAt } from '../http/paging.ts'
import { badData, isRecord } from '../http/records.ts'
import { text } from '../http/values.ts'
import type { Compiling } from './compiling.ts'
import { headerText } from './manifest-authentication.ts'
import { compileIncremental, compileWindows } from './manifest-changes.ts'
import { compilePaging, texts } from './manifest-paging.ts'
import { fieldsOf, filled } from './placement.ts'

type Declared = Manifest['streams'][number]
type DeclaredChild = NonNullable<Declared['children']>[number]

/** Compiles a stream of a manifest. */
export function compileStream(declared: Declared, tools: Compiling): HttpStream {
  const { name, key, records, incremental, windows, removed, children = [], leftOut, keepsOld } = declared
  return {
    name,
    request: compileRequest(declared.request, tools),
    records: records === undefined ? [] : fieldsOf(records),
    columns: declared.columns.map(columnOf),
    key,
    paging: compilePaging(name, declared.paging, tools),
    ...(incremental && { incremental: compileIncremental(name, incremental, tools) }),
    ...(windows && { windows: compileWindows(windows, tools) }),
    ...(removed && { isRemoved: (record: SourceRecord) => hasValue(record, removed) }),
    ...(keepsOld && { keepsOld }),
    ...(leftOut && { leftOut }),
    children: children.map((child) => compileChild(name, child, tools)),
  }
}

/** Compiles a request. */
export function compileRequest(
  declared: Declared['request'],
  { fill, path, messages }: Compiling,
): HttpRequest {
  const { method, query, headers, body } = declared
  return {
    ...(method && { method }),
    path: path(declared.path),
    ...(query && { query: texts(query, fill) }),
    headers: {
      ...headerTexts(headers, { fill, messages }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(filled(body ?? {}, fill)) }),
  }
}

/** Fills headers. */
export const headerTexts = (
  headers: Manifest['headers'],
  { fill, messages }: Pick<Compiling, 'fill' | 'messages'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts(headers, fill)).map(([name, value]) => [
      name.toLowerCase(),
      headerText(value, messages),
    ]),
  )

const columnOf = ({ path, name, kind }: Declared['columns'][number]): Column =>
  columnFrom(kind, { record: fieldsOf(path) }, name ?? String(path))

function compileChild(
  stream: string,
  { name, records, columns, key, parentKey }: DeclaredChild,
  { messages }: Compiling,
): ChildTable {
  return {
    name,
    records(parent) {
      const list = valueAt(parent, fieldsOf(records)) ?? []
      if (!Array.isArray(list) || !list.every(isRecord)) throw badData(messages.noList(stream, name))
      return list
    },
    columns: columns.map(childColumn),
    key,
    parentKey,
  }
}

function childColumn(column: DeclaredChild['columns'][number]): Column {
  if ('lineNumber' in column) return lineNumber(column.name)
  if ('parent' in column) return columnFrom(column.kind, { parent: fieldsOf(column.parent) }, column.name)
  return columnOf(column)
}

/** Whether a field has a value, or this value. */
export function hasValue(
  record: unknown,
  { path, equals }: { path: string | string[]; equals?: string | number | boolean | undefined },
): boolean {
  const value = valueAt(record, fieldsOf(path))
  if (equals === undefined) return value !== undefined && value !== null && value !== '' && value !== false
  return value !== undefined && text(value) === String(equals)
}
