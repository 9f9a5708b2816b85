import type { LogEvent } from 'kysely'
import { recordSpan } from '../tracing/tracer.ts'

const VERB = /\b(select|insert|update|delete|merge)\b/i
const TABLE = /\b(?:from|into|update)\s+"?([a-z]\w*)/i

/** Returns the statement and the first table of a query, such as `select connectors`. It contains no value. */
export function queryName(text: string): string {
  const [, verb = 'query'] = VERB.exec(text) ?? []
  const [, table] = TABLE.exec(text) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}

/** Records a query in the span of the work that made it. */
export const noteQuery = ({ level, query, queryDurationMillis }: LogEvent): void =>
  recordSpan(
    () => {
      const name = queryName(query.sql)
      const values = { 'db.system.name': 'postgresql', 'db.query.summary': name }
      return { name, kind: 'client', values }
    },
    queryDurationMillis,
    { failed: level === 'error' },
  )
