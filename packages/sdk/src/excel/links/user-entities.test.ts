import { type ApplyFor, applyForModes } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOrder, fates, keysOf, playPlan, playUntilDone } from '../../test/play-plan.ts'
import { type EntityLinkStep, userEntityPlan, wantedEntities } from './user-entities.ts'

const everyEntity = [1, 2, 3, 4]
type State = { linked: readonly number[]; applyFor: ApplyFor | null }

const userWith = (linked: readonly number[], applyFor: ApplyFor | null = null) => ({
  id: 7,
  entities: linked.map((id) => ({ id })),
  everyEntity: applyFor === 'allCurrentAndFuture',
})
const isLater = (applyFor: ApplyFor | null) => applyFor === 'allCurrentAndFuture'

const serve = (state: State, step: EntityLinkStep): State =>
  step.kind === 'unlink-all'
    ? { linked: [], applyFor: null }
    : { linked: [...new Set([...state.linked, Number(step.entityId)])], applyFor: step.applyFor }

it.each([
  ['only the ticked ones', [], { applyFor: 'onlySelected', entityIds: [2, 3] }, [['link 2', 'link 3']]],
  ['every current one', [1], { applyFor: 'allCurrent', entityIds: [] }, [['link 2', 'link 3', 'link 4']]],
  ['future ones as well', everyEntity, { applyFor: 'allCurrentAndFuture', entityIds: [] }, [['link 1']]],
  ['the same ones', [1, 2], { applyFor: 'onlySelected', entityIds: [2, 1] }, []],
  ['one less', [1, 2], { applyFor: 'onlySelected', entityIds: [2] }, [['unlink-all'], ['link 2']]],
  ['none', [1, 2], { applyFor: 'onlySelected', entityIds: [] }, [['unlink-all']]],
  ['still none', [], { applyFor: 'onlySelected', entityIds: [] }, []],
] as const)('%s [USERENT-10, USERENT-11]', (_, linked, form, keys) => {
  expect(keysOf(userEntityPlan(userWith(linked), everyEntity, form))).toEqual(keys)
})

it.each([
  ['still future ones', 'allCurrentAndFuture', everyEntity, []],
  ['all current, no future', 'allCurrent', [], [['link 1']]],
  ['the same ones, no future', 'onlySelected', everyEntity, [['link 1']]],
  ['none', 'onlySelected', [], [['unlink-all']]],
  ['fewer, no future', 'onlySelected', [2], [['unlink-all'], ['link 2']]],
] as const)('from all and those to come to %s [USERENT-10]', (_, applyFor, entityIds, keys) => {
  const user = { ...userWith(everyEntity), everyEntity: true }
  expect(keysOf(userEntityPlan(user, everyEntity, { applyFor, entityIds }))).toEqual(keys)
})

it('sends the mode with every link [USERENT-05]', () => {
  const plan = userEntityPlan(userWith([]), everyEntity, { applyFor: 'allCurrentAndFuture', entityIds: [2] })
  expect(plan.flat()).toEqual(
    everyEntity.map((entityId) => ({
      key: `link ${entityId}`,
      kind: 'link',
      userId: 7,
      entityId,
      applyFor: 'allCurrentAndFuture',
    })),
  )
})

describe('a plan from any links to any form [DATA-22]', () => {
  const linkedIds = fc.subarray(everyEntity)
  const forms = fc.record({
    applyFor: fc.constantFrom(...applyForModes),
    entityIds: fc.subarray(everyEntity),
  })
  const start = (linked: readonly number[]): State => ({ linked, applyFor: 'allCurrent' })

  it('reaches the result in any order within a phase', () => {
    fc.assert(
      fc.property(linkedIds, forms, anyOrder, (linked, form, shuffle) => {
        const plan = userEntityPlan(userWith(linked), everyEntity, form)
        const { end } = playPlan(plan, start(linked), serve, { shuffle })
        const wanted = wantedEntities(form, everyEntity)
        expect(end.linked.toSorted()).toEqual(wanted)
        if (wanted.length > 0) expect(isLater(end.applyFor)).toBe(isLater(form.applyFor))
      }),
    )
  })

  it('reaches the result after failed calls when planned again', () => {
    fc.assert(
      fc.property(linkedIds, forms, fates, (linked, form, fate) => {
        const planFrom = (now: State) => userEntityPlan(userWith(now.linked, now.applyFor), everyEntity, form)
        const { end } = playUntilDone(planFrom, start(linked), serve, fate)
        expect(end.linked.toSorted()).toEqual(wantedEntities(form, everyEntity))
      }),
    )
  })

  it('removes nothing if links are only added', () => {
    fc.assert(
      fc.property(linkedIds, linkedIds, fates, (linked, more, fate) => {
        const form = { applyFor: 'onlySelected', entityIds: [...linked, ...more] } as const
        const planFrom = (now: State) => userEntityPlan(userWith(now.linked, now.applyFor), everyEntity, form)
        for (const state of playUntilDone(planFrom, start(linked), serve, fate).states)
          expect(state.linked).toEqual(expect.arrayContaining(linked))
      }),
    )
  })
})
