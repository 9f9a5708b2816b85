import type { ClientConnector } from '@tributary/domain'
import { expect, it } from 'vitest'
import { administrator, at, connectorWith, logWith, member } from '../../test/builders.ts'
import { rowAction } from './row-action.ts'

const now = at('07:15')
const ended = (more = {}) => logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:05'), ...more })
const failed = (cause: string, more = {}) => ended({ hasError: true, cause, ...more })
const grant = { account: null, by: null, at: at('01:00') }
const missing = { leftOut: { count: 1, cause: 'not-authorised' } }

type Facts = Partial<ClientConnector> & { type?: string }

it.each<[string, Facts, string | null, boolean, boolean]>([
  ['is up to date', { log: ended() }, 'Refresh', true, true],
  ['was never loaded', {}, 'Refresh', true, true],
  ['is refreshing', { log: logWith({ manuallyTriggeredAt: at('07:10') }) }, 'Cancel', true, true],
  ['is stuck', { log: logWith({ manuallyTriggeredAt: at('06:10') }) }, 'Retry', true, true],
  ['could not reach its source', { log: failed('timed-out') }, 'Retry', true, true],
  [
    'may ask its source again later',
    { log: failed('source-busy', { retryAt: at('09:05') }) },
    'Retry at 09:05',
    false,
    false,
  ],
  [
    'may ask its source again now',
    { log: failed('source-busy', { retryAt: at('07:05') }) },
    'Retry',
    true,
    true,
  ],
  ['has a wrong password', { log: failed('sign-in-refused') }, 'Fix', true, false],
  ['is Excel without credentials', { type: 'excel', log: failed('settings') }, 'Fix', true, false],
  ['lost its authorisation', { type: 'xero', log: failed('not-authorised') }, 'Reconnect', true, false],
  [
    'was refused since',
    { type: 'xero', log: ended(), authorisation: { ...grant, refusedAt: at('07:10') } },
    'Reconnect',
    true,
    false,
  ],
  ['was never authorised', { type: 'xero', needsAuthorisation: true }, 'Authorise', true, false],
  ['lacks a permission at its provider', { type: 'xero', log: ended(missing) }, 'Reconnect', true, false],
  ['has a key that lacks a permission', { log: ended(missing) }, 'Refresh', true, true],
  ['left tables out', { log: ended({ leftOut: { count: 1, cause: 'not-in-plan' } }) }, 'Refresh', true, true],
  ['cannot be read yet', { type: 'gaap', log: failed('unsupported') }, null, false, false],
  ['is disconnected', { status: 'DISCONNECTED' }, 'Reconnect', true, false],
  ['is deleted', { status: 'DELETED' }, null, false, false],
])(
  'a connector that %s needs this action [GLANCE-07]',
  (_, { type = 'ftp', ...facts }, label, admin, user) => {
    const connector = { ...connectorWith(facts), type }
    const found = [administrator, member, null].map((viewer) => rowAction(connector, viewer, now))
    expect(found.map((action) => action?.label ?? null)).toEqual([label, label, label])
    expect(found.map((action) => action?.allowed ?? false)).toEqual([admin, user, false])
  },
)

it('names the earliest time of a retry [GLANCE-07]', () => {
  const log = failed('source-busy', { retryAt: at('09:05') })
  expect(rowAction({ ...connectorWith({ log }), type: 'ftp' }, member, now)?.at).toEqual(at('09:05'))
})
