import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLog } from '../test/any-log.ts'
import { administrator, at, connectorWith, logWith, member, superadmin } from '../test/builders.ts'
import { mayRefresh, refreshButtons } from './refresh-button.ts'
import { refreshState } from './refresh-state.ts'

const now = at('07:15')
const started = { manuallyTriggeredAt: at('07:00') }
const ended = { ...started, completedAt: at('07:05') }

const labels = (log: ReturnType<typeof logWith> | null, viewer = member) =>
  refreshButtons(connectorWith({ log }), viewer, now).map(({ label, enabled }) =>
    enabled ? label : `(${label})`,
  )

describe('the buttons of a card [CONNDASH-04, CONNDASH-05, CONNDASH-06, CONNDASH-07, CONNDASH-13]', () => {
  it.each([
    ['never started', null, ['Refresh'], ['Incremental', 'Full']],
    ['refreshing', logWith(started), ['(Refresh)'], ['(Incremental)', '(Full)']],
    ['completed', logWith(ended), ['Refresh'], ['Incremental', 'Full']],
    ['error', logWith({ ...ended, hasError: true }), ['Retry'], ['Retry', 'Full']],
    ['cancelled', logWith({ ...ended, hasError: true, cause: 'cancelled' }), ['Retry'], ['Retry', 'Full']],
    ['forbidden', logWith({ ...started, forbidden: true }), ['Retry'], ['Retry', 'Full']],
    ['taking longer', logWith({ manuallyTriggeredAt: at('06:00') }), ['Retry'], ['Retry', 'Full']],
  ])('%s', (_, log, forMembers, forSuperadmins) => {
    expect(labels(log)).toEqual(forMembers)
    expect(labels(log, administrator)).toEqual(forMembers)
    expect(labels(log, superadmin)).toEqual(forSuperadmins)
  })

  it('recognise a superadmin by name in any letter case, not by level', () => {
    expect(labels(null, { role: 'superADMIN', roleLevel: 4 })).toEqual(['Incremental', 'Full'])
    expect(labels(null, { role: 'Admin', roleLevel: 0 })).toEqual(['Refresh'])
  })

  it('are missing when the connector is switched off [CONNDASH-22]', () => {
    for (const status of ['DISCONNECTED', 'DELETED']) {
      expect(refreshButtons(connectorWith({ status }), superadmin, now)).toEqual([])
    }
  })

  it('send the refresh they name [CONNDASH-27]', () => {
    const requests = refreshButtons(connectorWith(), superadmin, now).map(({ request }) => request)
    expect(requests).toEqual([
      { fullTransactionSync: false, statusMessage: 'Refresh requested from the portal' },
      { fullTransactionSync: true, statusMessage: 'Full refresh requested from the portal' },
    ])
    const [retry] = refreshButtons(connectorWith({ log: logWith({ ...ended, hasError: true }) }), member, now)
    expect(retry?.request).toEqual(requests[0])
  })
})

it('are disabled only while a refresh runs', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      expect(mayRefresh(log, now)).toBe(refreshState(log, now) !== 'refreshing')
    }),
  )
  expect(mayRefresh(null, now)).toBe(true)
})
