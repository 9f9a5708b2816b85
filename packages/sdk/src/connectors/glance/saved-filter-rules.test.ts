import type { SavedFilter } from '@tributary/domain'
import { expect, it } from 'vitest'
import { activeSavedFilter, savedFilterActions } from './saved-filter-rules.ts'
import { everyTriage } from './triage-filter.ts'

const saved = (values: Partial<SavedFilter>): SavedFilter => ({
  id: 'f',
  name: 'Failing',
  query: 'state=error',
  shared: false,
  own: true,
  by: 'Ada Oak',
  ...values,
})
const administrator = { role: 'OrganisationAdmin', roleLevel: 2 }
const member = { role: 'User', roleLevel: 4 }

it('finds the saved filter that shows the same, however its query is written [GLANCE-131]', () => {
  const failing = saved({ query: 'type=xero&state=refused,error' })
  const filter = { ...everyTriage, states: ['error', 'refused'], types: ['xero'] } as const
  expect(activeSavedFilter([saved({}), failing], filter)).toBe(failing)
  expect(activeSavedFilter([failing], { ...filter, sort: 'name' })).toBeNull()
  expect(activeSavedFilter([failing], everyTriage)).toBeNull()
})

it.each([
  ['their own', { own: true, shared: false }, administrator, ['rename', 'share', 'delete']],
  ['their own shared', { own: true, shared: true }, administrator, ['rename', 'unshare', 'delete']],
  ['another user’s shared', { own: false, shared: true }, administrator, ['rename', 'delete']],
  ['their own', { own: true, shared: false }, member, ['rename', 'delete']],
  ['another user’s shared', { own: false, shared: true }, member, []],
  ['another user’s shared', { own: false, shared: true }, null, []],
])('offers for %s filter %o to %o: %o [GLANCE-36, GLANCE-134]', (_, values, viewer, actions) => {
  expect(savedFilterActions(saved(values), viewer)).toEqual(actions)
})
