import type { Area, Named } from '@tributary/domain'
import { expect, it } from 'vitest'
import { areaWith, combination, contentWith, subareaWith } from '../../test/group-builders.ts'
import { type GroupStepName, groupDraft } from './group-draft.ts'
import { groupStepItems } from './group-steps.ts'
import { groupAccessSummary } from './group-summary.ts'

const SIZE = 10_000
const COMBINATIONS = 1000

/** Lists that count how often an item is read, or an area's links are requested. */
function countedLists(subareasOf: (at: number) => string[] | 'automatic') {
  let taken = 0
  const counting = <T>(items: T[]): T[] =>
    new Proxy(items, {
      get: (list, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) taken += 1
        return Reflect.get(list, name)
      },
    })
  const areas = Array.from({ length: SIZE }, (_, at): Area => {
    const area = areaWith(`a${at}`, `Area ${at}`, subareasOf(at))
    return { ...area, subareas: counting<Named>([...area.subareas]) }
  })
  const subareas = Array.from({ length: SIZE }, (_, at) => subareaWith(`s${at}`, `Sub-area ${at}`))
  const lists = { areas: counting(areas), subareas: counting(subareas), versions: [] }
  return { lists, taken: () => taken }
}

const grants = Array.from({ length: COMBINATIONS }, (_, at) => combination(`a${at}`, `s${at}`))
const group = contentWith(grants)

it.each<[string, GroupStepName, string[] | 'automatic']>([
  ['automatic areas', 'areas', 'automatic'],
  ['automatic areas', 'subareas', 'automatic'],
  ['areas with custom links', 'areas', ['s0', 's1', 's2']],
  ['areas with custom links', 'subareas', ['s0', 's1', 's2']],
])('reads each of ten thousand %s and sub-areas only a few times for the step %s', (_, step, links) => {
  const { lists, taken } = countedLists(() => links)
  const draft = groupDraft(group)
  expect(groupStepItems({ lists, step, draft, opened: group })).toHaveLength(SIZE)
  groupAccessSummary(draft, lists)
  expect(taken()).toBeLessThan(20 * SIZE)
})
