import { expect, it } from 'vitest'
import { operateMessages as messages } from './operate.messages.ts'

it('counts one entry, one value and one row in the singular', () => {
  expect(messages.audit({ entries: 1, head: null, broken: 0 })).toMatch(/^Audit log: 1 entry, 0 of them/)
  expect(messages.audit({ entries: 1200, head: null, broken: 0 })).toMatch(/^Audit log: 1,200 entries, /)
  expect(messages.rotated(1)).toMatch(/^1 value was /)
  expect(messages.rotated(0)).toMatch(/^0 values were /)
  expect(messages.unopened(1)).toContain('1 value. It stays as it is.')
  const summary = { createdAt: '2026-11-29', tables: 2, rows: 1, leftOut: [] }
  expect(messages.backedUp('a.backup', summary)).toBe('The backup a.backup has 1 row of 2 tables.')
})
