import { expect, it } from 'vitest'
import { queryName } from './note-query.ts'

it.each([
  ['select "id" from "connectors" where "id" = $1', 'select connectors'],
  ['insert into "outbox" ("id") values ($1)', 'insert outbox'],
  ['update "refresh_runs" set "state" = $1', 'update refresh_runs'],
  ['delete from "sessions" where "id" = $1', 'delete sessions'],
  ['with recent as (select 1 from audit_log) select * from recent', 'select audit_log'],
  ["select set_config('app.org', $1, true)", 'select'],
  ["set local statement_timeout = '5s'", 'query'],
])('names the query %s', (text, name) => {
  expect(queryName(text)).toBe(name)
})
