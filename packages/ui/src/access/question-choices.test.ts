import type { QuestionTarget } from '@tributary/domain'
import { expect, it } from 'vitest'
import { choices } from './access.samples.ts'
import {
  chosenItem,
  chosenPart,
  kindOfTarget,
  type QuestionKind,
  tableKey,
  targetOf,
} from './question-choices.ts'

const table = tableKey('w', 'acme', 'orders')

it.each<[QuestionKind, string, string, QuestionTarget]>([
  ['area', 'Revenue', '', { kind: 'area', id: 'Revenue' }],
  ['area', 'Revenue', 'North', { kind: 'combination', areaId: 'Revenue', subareaId: 'North' }],
  ['version', 'budget', 'Q1', { kind: 'milestone', versionId: 'budget', milestoneId: 'Q1' }],
  ['connector', 'w', '', { kind: 'connector', id: 'w' }],
  ['table', table, '', { kind: 'table', connectorId: 'w', schema: 'acme', name: 'orders' }],
])('a choice of %s %s %s is a target, and the target is that choice', (kind, key, part, target) => {
  expect(targetOf(kind, key, part)).toEqual(target)
  expect(kindOfTarget(target)).toBe(kind)
  expect(chosenItem(kind, choices[kind], target)?.key).toBe(key)
  expect(chosenPart(target)).toBe(part)
})

it('nothing is chosen of another kind', () => {
  expect(chosenItem('version', choices.version, { kind: 'area', id: 'Revenue' })).toBeUndefined()
  expect(chosenItem('area', choices.area, null)).toBeUndefined()
})
