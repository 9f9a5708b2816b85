import { expect, it } from 'vitest'
import { connectorUserPlan } from './connector-users.ts'

it.each([
  ['the same users', [1, 2], [2, 1]],
  ['no users', [], []],
  ['ids as text', [1, 2], ['1', '2']],
])('%s: nothing to do', (_, assigned, wanted) => {
  expect(connectorUserPlan(5, assigned, wanted)).toEqual([])
})

it.each([
  ['one more', [1], [1, 2], [1, 2]],
  ['one less', [1, 2], [2], [2]],
  ['no users left', [1], [], []],
  ['a duplicate', [], [3, '3'], ['3']],
])('%s: the whole new list, in one call [CONNMAN-30]', (_, assigned, wanted, userIds) => {
  expect(connectorUserPlan(5, assigned, wanted)).toEqual([
    [{ key: 'assign users', kind: 'assign-users', connectorId: 5, userIds }],
  ])
})
