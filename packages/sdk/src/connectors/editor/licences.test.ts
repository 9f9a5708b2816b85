import { expect, it } from 'vitest'
import { isLockedLicence, lostBaseLicences } from './licences.ts'

const base = { id: 1, description: 'Base', base: true }
const extra = { id: 2, description: 'Extra', base: false }

it.each([
  ['a base licence that is selected', base, [1, 2], true],
  ['also when its id has become text', base, ['1'], true],
  ['a base licence that is not selected', base, [2], false],
  ['any other licence', extra, [1, 2], false],
])('%s [CONNMAN-19, CONNMAN-33]', (_, licence, selected, locked) => {
  expect(isLockedLicence(licence, selected)).toBe(locked)
})

it('returns the base licences that a selection would remove', () => {
  expect(lostBaseLicences([base, extra], [1, 2], [2])).toEqual([base])
  expect(lostBaseLicences([base, extra], [1, 2], [1])).toEqual([])
  expect(lostBaseLicences([base, extra], [2], [])).toEqual([])
})
