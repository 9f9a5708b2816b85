import type { SecurityGroup } from '@tributary/domain'
import { expect, it } from 'vitest'
import { areaWith, contentWith, wholeArea } from '../../test/group-builders.ts'
import { selectionOf } from './group-grants.ts'
import { groupPlan } from './group-plan.ts'
import { checkGroup, type GroupSession, newGroupSession, withFinishedSteps } from './group-session.ts'

const lists = {
  areas: [areaWith('a', 'Revenue', []), areaWith('b', 'Costs', [])],
  subareas: [],
  versions: [],
}
const groupWith = (content: ReturnType<typeof contentWith>, id = 7): SecurityGroup => ({
  id,
  status: null,
  organisationId: 'acme',
  ...content,
})
const finance = groupWith(contentWith([wholeArea('a')]))
const wanted = contentWith([wholeArea('a')], [], 'Money')

it('sends when the group is as it was opened', () => {
  expect(checkGroup(newGroupSession(finance), [finance], wanted, lists)).toEqual({
    session: { known: finance, sent: null, before: null },
    notice: null,
    joined: wanted,
  })
})

it('joins the changes of another user before anything is sent [GROUP-24]', () => {
  const current = groupWith(contentWith([wholeArea('a'), wholeArea('b')]))
  const { notice, joined } = checkGroup(newGroupSession(finance), [current], wanted, lists)
  expect(notice).toContain('Costs')
  expect(joined).toEqual({ ...wanted, areaGrants: [wholeArea('a'), wholeArea('b')] })
})

it('offers to create a group again that was deleted meanwhile', () => {
  const { session, notice } = checkGroup(newGroupSession(finance), [], wanted, lists)
  expect(session).toEqual({ known: null, sent: null, before: [] })
  expect(notice).not.toBeNull()
})

it('finds the group it created when the response was lost', () => {
  const first = checkGroup(newGroupSession(null), [], wanted, lists).session
  const created = groupWith(contentWith([], [], 'Money'), 9)
  const retried = checkGroup({ ...first, sent: wanted }, [created], wanted, lists)
  expect(retried).toMatchObject({ session: { known: created }, notice: null })
})

it('does not take its own lost changes for those of another user', () => {
  const session: GroupSession = { known: finance, sent: wanted, before: null }
  const renamed = groupWith(contentWith([wholeArea('a')], [], 'Money'))
  expect(checkGroup(session, [renamed], wanted, lists).notice).toBeNull()
})

it('adds the grants of finished steps to the known group, and only those', () => {
  const plan = groupPlan(finance, 'Finance', selectionOf(contentWith([wholeArea('b')])))
  const items = plan.flat().map((step) => ({
    step,
    state: step.kind === 'grant-areas' ? ('done' as const) : ('failed' as const),
    message: '',
  }))
  const end = { state: 'failed' as const, items, done: 1, failed: 1, waiting: 0, total: items.length }
  const { known } = withFinishedSteps(newGroupSession(finance), end)
  expect(known?.areaGrants).toEqual([wholeArea('a'), wholeArea('b')])
})
