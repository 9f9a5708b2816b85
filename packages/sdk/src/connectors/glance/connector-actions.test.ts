import type { Actor, ClientConnector } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { administrator, at, connectorWith, logWith, member, superadmin } from '../../test/builders.ts'
import { connectorActions } from './connector-actions.ts'

const now = at('07:15')
const ended = (more = {}) => logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:05'), ...more })
const failed = (cause: string, more = {}) => ended({ hasError: true, cause, ...more })
const started = (time: string) => logWith({ manuallyTriggeredAt: at(time) })
const grant = { account: null, by: null, at: at('01:00'), refusedAt: at('07:10') }

type Facts = Partial<ClientConnector> & { type?: string }

const kindsOf = ({ type = 'ftp', ...facts }: Facts, viewer: Actor | null) =>
  connectorActions({ ...connectorWith(facts), type }, viewer, now)
    .map(({ kind }) => kind)
    .join(' ')

describe('connectorActions', () => {
  it.each<[string, Facts, string, string]>([
    ['is up to date', { log: ended() }, 'refresh edit history', 'refresh history'],
    ['was never refreshed', {}, 'refresh edit', 'refresh'],
    ['is refreshing', { log: started('07:10') }, 'cancel edit history', 'cancel history'],
    ['is stuck', { log: started('06:10') }, 'retry cancel edit history', 'retry cancel history'],
    [
      'lost its connection',
      { log: failed('connection-lost') },
      'retry fix edit history',
      'retry fix history',
    ],
    ['has a wrong password', { log: failed('sign-in-refused') }, 'fix retry edit history', 'retry history'],
    [
      'may be retried later',
      { log: failed('source-busy', { retryAt: at('09:05') }) },
      'fix edit history',
      'fix history',
    ],
    ['cannot be read yet', { type: 'gaap', log: failed('unsupported') }, 'edit history', 'history'],
    [
      'lost its authorisation',
      { type: 'xero', log: failed('not-authorised'), authorisation: grant },
      'reconnect fix edit history',
      'history',
    ],
    ['was never authorised', { type: 'xero', needsAuthorisation: true }, 'authorise edit', ''],
    [
      'lacks a permission at its provider',
      { type: 'xero', log: ended({ leftOut: { count: 1, cause: 'not-authorised' } }) },
      'reconnect refresh edit history',
      'refresh history',
    ],
    ['is disconnected', { status: 'DISCONNECTED', log: ended() }, 'reconnect edit history', 'history'],
    ['is deleted', { status: 'DELETED', log: ended() }, '', ''],
  ])('of a connector that %s are what its state and the role allow [GLANCE-100]', (_, facts, admin, user) => {
    expect([kindsOf(facts, administrator), kindsOf(facts, member)]).toEqual([admin, user])
  })

  it('need a signed-in user, and never disconnect or delete [GLANCE-100]', () => {
    expect(kindsOf({ log: ended() }, null)).toBe('')
    expect(kindsOf({ log: ended() }, superadmin)).toBe('refresh edit history')
  })

  it('name the connector [GLANCE-100]', () => {
    const connector = { ...connectorWith({ log: started('06:10') }), type: 'ftp' }
    expect(connectorActions(connector, member, now).map(({ label }) => label)).toEqual([
      'Retry Harbour Point',
      'Cancel the refresh of Harbour Point',
      'Show the history of Harbour Point',
    ])
  })
})
