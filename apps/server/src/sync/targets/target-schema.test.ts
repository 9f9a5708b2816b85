import { describe, expect, it } from 'vitest'
import { syncMessages } from '../sync.messages.ts'
import { targetSchemaName } from './target-schema.ts'

describe('the target schema', () => {
  it.each([
    [undefined, 'ACME', 'acme'],
    [undefined, 'Cedar & Co', 'cedar_co'],
    ['Reporting', 'ACME', 'reporting'],
    ['sales_2026', null, 'sales_2026'],
    ['sales__2026_', null, 'sales__2026_'],
  ])('target.schema %s, code %s: %s', (target, code, name) =>
    expect(targetSchemaName(target, code)).toBe(name),
  )

  it('is never one of the database system or of ours', () => {
    for (const name of ['public', 'PUBLIC', 'pgboss', 'pg_catalog', 'pg_temp', 'information_schema'])
      expect(() => targetSchemaName(name, 'ACME')).toThrow(syncMessages.schemaTaken(name.toLowerCase()))
  })

  it.each(['a b', 'a"b', "a'b", 'a.b', 'a;drop schema public', '_', '2026', 'x'.repeat(64)])(
    'cannot be named %s',
    (name) => {
      expect(() => targetSchemaName(name, 'ACME')).toThrow(syncMessages.badSchema)
    },
  )

  it('is required when the organisation has no code', () => {
    expect(() => targetSchemaName(undefined, null)).toThrow(syncMessages.noSchema)
  })
})
