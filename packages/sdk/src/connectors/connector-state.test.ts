import { expect, it } from 'vitest'
import { at, connectorWith, logWith } from '../test/builders.ts'
import { connectorState, connectorStateLabel } from './connector-state.ts'

const now = at('07:15')
const ended = (more = {}) => logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:05'), ...more })
const leftOut = { count: 2, cause: 'not-authorised' }
const unauthorised = { needsAuthorisation: true }

it.each([
  ['never refreshed', {}, 'never-started', 'Connected'],
  ['up to date', { log: ended() }, 'completed', 'Connected'],
  ['without some tables', { log: ended({ leftOut }) }, 'incomplete', 'Tables left out'],
  ['failed, without some tables', { log: ended({ leftOut, hasError: true }) }, 'error', 'Error'],
  [
    'never authorised, without some tables',
    { ...unauthorised, log: ended({ leftOut }) },
    'not-authorised',
    'Not authorised yet',
  ],
  ['failed', { log: ended({ hasError: true }) }, 'error', 'Error'],
  ['refused', { log: ended({ forbidden: true }) }, 'forbidden', 'Refused'],
  ['refreshing', { log: logWith({ manuallyTriggeredAt: at('07:00') }) }, 'refreshing', 'Refreshing'],
  ['stuck', { log: logWith({ manuallyTriggeredAt: at('06:00') }) }, 'taking-longer', 'Taking longer'],
  ['cancelled', { log: ended({ cause: 'cancelled' }) }, 'cancelled', 'Cancelled'],
  ['off', { status: 'DISCONNECTED', log: ended({ hasError: true }) }, 'disconnected', 'Disconnected'],
  ['deleted', { status: 'DELETED', log: ended() }, 'deleted', 'Deleted'],
  ['never authorised', unauthorised, 'not-authorised', 'Not authorised yet'],
  [
    'never authorised, said to be loaded',
    { ...unauthorised, log: ended() },
    'not-authorised',
    'Not authorised yet',
  ],
  ['never authorised, failed', { ...unauthorised, log: ended({ hasError: true }) }, 'error', 'Error'],
  ['never authorised, off', { ...unauthorised, status: 'DISCONNECTED' }, 'disconnected', 'Disconnected'],
])('derives one state from a connector that is %s [STATE-08]', (_, facts, state, label) => {
  const connector = connectorWith(facts)
  expect(connectorState(connector, now)).toBe(state)
  expect(connectorStateLabel(connector, now)).toBe(label)
})

it.each([
  ['PAUSED', 'PAUSED'],
  [' ', '—'],
])('labels the unknown status "%s" as the server spells it', (status, label) => {
  expect(connectorStateLabel(connectorWith({ status }), now)).toBe(label)
})
