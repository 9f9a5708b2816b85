import type { ClientConnector } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLog } from '../../test/any-log.ts'
import { at, connectorWith, logWith } from '../../test/builders.ts'
import { needsAttention } from '../runs/needs-attention.ts'
import { connectorFacts } from './connector-facts.ts'
import type { GlanceFields } from './glance-connector.ts'
import { linkState } from './link-state.ts'
import { attentionStates, triageLabel, triageState, triageStates } from './triage-state.ts'

const now = at('07:15')
const ended = (more = {}) => logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:05'), ...more })
const failed = (cause: string) => ended({ hasError: true, cause })
const leftOut = { count: 2, cause: null }
const grant = (refusedAt: Date | null) => ({ account: null, by: null, at: at('01:00'), refusedAt })
const running = (time: string) => logWith({ manuallyTriggeredAt: at(time) })
const old = { lastLoadedAt: new Date('2026-11-01T06:00:00Z') }

const with_ = (facts: Partial<ClientConnector> & Partial<GlanceFields>): ClientConnector & GlanceFields => ({
  ...connectorWith(),
  ...facts,
})

it.each([
  ['failed', { log: failed('timed-out') }, 'error', 'connected'],
  ['failed as its data cannot be written', { log: failed('target-sign-in-refused') }, 'error', 'connected'],
  ['refused by its source', { log: failed('sign-in-refused') }, 'refused', 'refused'],
  ['refused for no known reason', { log: ended({ forbidden: true }) }, 'refused', 'refused'],
  ['refused since its last load', { log: ended(), authorisation: grant(at('07:10')) }, 'refused', 'refused'],
  ['authorised and loaded', { log: ended(), authorisation: grant(null) }, 'ok', 'connected'],
  ['not authorised yet', { needsAuthorisation: true }, 'not-authorised', 'not-authorised'],
  ['stuck', { log: running('06:00'), ...old }, 'stuck', 'connected'],
  ['incomplete', { log: ended({ leftOut }), ...old }, 'incomplete', 'connected'],
  ['refreshing', { log: running('07:00'), ...old }, 'refreshing', 'connected'],
  ['loaded long ago', { log: ended(), ...old }, 'stale', 'connected'],
  ['cancelled, with fresh data', { log: failed('cancelled'), lastLoadedAt: at('06:00') }, 'ok', 'connected'],
  ['cancelled before its first load', { log: failed('cancelled') }, 'never', 'connected'],
  ['never refreshed', {}, 'never', 'connected'],
  ['loaded', { log: ended() }, 'ok', 'connected'],
  ['of an unknown status, loaded', { status: 'PAUSED', log: ended() }, 'ok', 'connected'],
  ['disconnected after a failure', { status: 'DISCONNECTED', log: failed('timed-out') }, 'off', 'off'],
  ['deleted', { status: 'DELETED', log: ended() }, 'off', 'deleted'],
])(
  'derives the state and the link of a connector that is %s [GLANCE-01, GLANCE-03]',
  (_, facts, state, link) => {
    expect(triageState(with_(facts), now)).toBe(state)
    expect(linkState(with_(facts), now)).toBe(link)
  },
)

const anyConnector = fc.record({
  status: fc.constantFrom('CONNECTED', 'active', 'DISCONNECTED', 'DELETED', 'PAUSED', ''),
  log: fc.option(anyLog, { nil: null }),
  needsAuthorisation: fc.boolean(),
  authorisation: fc.constantFrom(null, grant(null), grant(at('02:00'))),
  schedule: fc.constantFrom(null, '0 6 * * *', 'soon'),
  lastLoadedAt: fc.constantFrom(null, at('06:00'), old.lastLoadedAt),
  pausedAt: fc.constantFrom(null, at('05:00')),
})

describe('any connector', () => {
  it('has one of the listed states, with a label [GLANCE-03]', () => {
    fc.assert(
      fc.property(anyConnector, (facts) => {
        const state = triageState(facts, now)
        expect(triageStates).toContain(state)
        expect(triageLabel(state)).toMatch(/\w/)
      }),
    )
  })

  it('needs attention on Home exactly in the states that need a user [GLANCE-05]', () => {
    fc.assert(
      fc.property(anyConnector, (facts) => {
        const connector = { ...with_(facts), type: 'xero' }
        const found = needsAttention({ connectors: [connector], waitingApprovals: 0, viewer: null, now })
        expect(found.length > 0).toBe(attentionStates.includes(triageState(connector, now)))
      }),
    )
  })

  it('is off exactly if its link is off or deleted [GLANCE-01]', () => {
    fc.assert(
      fc.property(anyConnector, (facts) => {
        const { link, freshness } = connectorFacts(facts, now)
        expect(triageState(facts, now) === 'off').toBe(link.state === 'off' || link.state === 'deleted')
        expect(freshness.age === null).toBe(freshness.state === 'never')
      }),
    )
  })
})
