import { expect, it } from 'vitest'
import { statusNamed, statusNameOf, statusNames } from './status.ts'

it.each([
  [{ name: 'active' }, 'active'],
  [{ name: 'Locked' }, 'locked'],
  [{ name: 'ARCHIVED' }, 'archived'],
  [{ name: 'Paused' }, 'paused'],
  [null, 'active'],
  [undefined, 'active'],
])('%j reads as %s [STATE-01, STATE-04]', (status, name) => {
  expect(statusNameOf(status)).toBe(name)
})

it('finds a status by name, ignoring case [STATE-20]', () => {
  const statuses = [
    { id: 'x', name: 'Archived' },
    { id: 9, name: 'ACTIVE' },
  ]
  expect(statusNames.map((name) => statusNamed(statuses, name)?.id)).toEqual([9, undefined, 'x'])
  expect(statusNamed([], 'active')).toBeUndefined()
})
