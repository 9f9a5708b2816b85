import { describe, expect, it } from 'vitest'
import { at, connectorWith, logWith } from '../../test/builders.ts'
import { type BulkAction, offeredBulkActions } from './bulk-action.ts'
import { type BulkConnector, bulkPlan } from './bulk-plan.ts'

const now = at('07:15')
const administrator = { role: 'OrganisationAdmin', roleLevel: 2 }
const superadmin = { role: 'SuperAdmin', roleLevel: 0 }
const member = { role: 'User', roleLevel: 4 }
const named = (name: string, facts: Partial<BulkConnector> = {}): BulkConnector => ({
  ...connectorWith({ name, key: `key-${name}`, id: name }),
  type: 'ftp',
  lastLoadedAt: at('06:00'),
  ...facts,
})
const running = logWith({ manuallyTriggeredAt: at('07:10') })
const off = named('Off', { status: 'DISCONNECTED' })

const planned = (action: BulkAction, connectors: readonly BulkConnector[], viewer = administrator) => {
  const { plan, leftOut } = bulkPlan(action, connectors, viewer, now)
  return {
    does: plan.flat().map(({ name }) => name),
    not: Object.fromEntries(leftOut.map(({ why, names }) => [why, names])),
  }
}

describe('refreshing several connectors', () => {
  it('leaves out those that cannot be refreshed, with the reason [GLANCE-141]', () => {
    const connectors = [
      named('Ok'),
      off,
      named('Under way', { log: running }),
      named('New', { type: 'xero', needsAuthorisation: true }),
      named('Failed', {
        log: logWith({
          manuallyTriggeredAt: at('07:00'),
          completedAt: at('07:05'),
          hasError: true,
          cause: 'sign-in-refused',
        }),
      }),
    ]
    expect(planned('refresh', connectors)).toEqual({
      does: ['Ok', 'Failed'],
      not: { off: ['Off'], refreshing: ['Under way'], 'not-authorised': ['New'] },
    })
  })

  it('leaves out a first refresh that costs money [GLANCE-142]', () => {
    const costs = named('Cloud costs', { type: 'aws', lastLoadedAt: null })
    expect(planned('refresh', [costs])).toEqual({ does: [], not: { priced: ['Cloud costs'] } })
    expect(planned('refresh', [{ ...costs, lastLoadedAt: at('06:00') }]).does).toEqual(['Cloud costs'])
  })
})

it.each<[BulkAction, string[], object]>([
  ['cancel', ['Under way'], { idle: ['Plain', 'Daily', 'Paused', 'Off'] }],
  ['pause', ['Daily'], { unscheduled: ['Plain', 'Under way'], paused: ['Paused'], off: ['Off'] }],
  ['resume', ['Paused'], { unscheduled: ['Plain', 'Under way'], running: ['Daily'], off: ['Off'] }],
  ['schedule', ['Plain', 'Under way', 'Daily', 'Paused'], { off: ['Off'] }],
  ['people', ['Plain', 'Under way', 'Daily', 'Paused'], { off: ['Off'] }],
  ['disconnect', ['Plain', 'Under way', 'Daily', 'Paused'], { off: ['Off'] }],
])('%s applies to %o and leaves out the others [GLANCE-141]', (action, does, not) => {
  const schedule = '0 6 * * *'
  const connectors = [
    named('Plain', { schedule: null }),
    named('Under way', { schedule: null, log: running }),
    named('Daily', { schedule }),
    named('Paused', { schedule, pausedAt: at('05:00') }),
    { ...off, schedule },
  ]
  expect(planned(action, connectors)).toEqual({ does, not })
})

it.each([
  [superadmin, ['refresh', 'cancel', 'pause', 'resume', 'schedule', 'people', 'disconnect']],
  [administrator, ['refresh', 'cancel', 'pause', 'resume', 'people', 'disconnect']],
  [member, ['refresh', 'cancel', 'people']],
  [null, []],
])('offers %o only %o [GLANCE-140]', (viewer, actions) => {
  expect(offeredBulkActions(viewer)).toEqual(actions)
})
