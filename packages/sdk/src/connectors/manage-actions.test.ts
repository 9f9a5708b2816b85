import { describe, expect, it } from 'vitest'
import { administrator, connectorWith, member, superadmin } from '../test/builders.ts'
import {
  connectsAtProvider,
  connectTarget,
  disconnectAllButton,
  disconnectAllPlan,
  manageActions,
  reconnectsOnSave,
} from './manage-actions.ts'

const connected = connectorWith({ status: 'CONNECTED' })
const active = connectorWith({ id: 8, status: 'active', key: 'hpl-ftp-02' })
const disconnected = connectorWith({ id: 9, status: 'DISCONNECTED' })
const authorisation = { account: 'Harbour', by: null, at: new Date(0), refusedAt: null }
const deleted = connectorWith({ id: 10, status: 'DELETED' })

describe('the buttons of a card [CONNMAN-15, CONNMAN-16, CONNDASH-22]', () => {
  it.each([
    ['a live one', connected, 'ftp', administrator, ['manage-users', 'edit', 'disconnect', 'delete']],
    [
      'a live one of Xero',
      active,
      'Xero',
      administrator,
      ['manage-users', 'edit', 'retry', 'disconnect', 'delete'],
    ],
    [
      'one that was never authorised',
      connectorWith({ needsAuthorisation: true }),
      'vend',
      administrator,
      ['reconnect', 'manage-users', 'edit', 'disconnect', 'delete'],
    ],
    [
      'one of Xero that was never authorised, which could only fail',
      connectorWith({ needsAuthorisation: true }),
      'xero',
      administrator,
      ['reconnect', 'manage-users', 'edit', 'disconnect', 'delete'],
    ],
    [
      'an authorised one of a custom source',
      connectorWith({ authorisation }),
      'custom',
      administrator,
      ['reconnect', 'manage-users', 'edit', 'disconnect', 'delete'],
    ],
    [
      'a custom one with a key',
      connected,
      'custom',
      administrator,
      ['manage-users', 'edit', 'disconnect', 'delete'],
    ],
    ['a live one, for everybody', active, 'xero', member, ['manage-users']],
    ['a disconnected one', disconnected, 'ftp', administrator, ['reconnect', 'edit', 'delete']],
    [
      'a disconnected one of Xero, which could only fail',
      disconnected,
      'xero',
      administrator,
      ['reconnect', 'edit', 'delete'],
    ],
    ['a disconnected one, for everybody', disconnected, 'ftp', member, []],
    ['a deleted one', deleted, 'ftp', superadmin, []],
    ['for a visitor', connected, 'ftp', null, []],
  ])('%s', (_, connector, type, viewer, actions) => {
    expect(manageActions(connector, type, viewer)).toEqual(actions)
  })
})

it.each([
  ['xero', true, 'authorise'],
  ['PowerOffice', false, 'organisation-number'],
  ['poweroffice', true, 'organisation-number'],
  ['ftp', false, 'editor'],
  ['something new', true, 'authorise'],
])('%s, authorised %s, connects through: %s [CONNMAN-28]', (type, requiresAuthorisation, way) => {
  expect(connectTarget({ type, requiresAuthorisation })).toBe(way)
})

it.each([
  ['ftp', false, disconnected, true],
  ['poweroffice', true, disconnected, true],
  ['xero', true, disconnected, false],
  ['vend', true, disconnected, false],
  ['ftp', false, connected, false],
] as const)(
  'saving one of %s, authorised %s, reconnects it only when no provider has to authorise it [CONNMAN-23, CONNMAN-28]',
  (type, requiresAuthorisation, connector, reconnects) => {
    expect(reconnectsOnSave(connector, { type, requiresAuthorisation })).toBe(reconnects)
  },
)

describe('a connector of a custom source', () => {
  const needing = { needsAuthorisation: true }
  it.each([
    ['without its authorisation', connectorWith(needing), true],
    ['without its authorisation, disconnected', connectorWith({ ...needing, status: 'DISCONNECTED' }), true],
    ['with its authorisation', connectorWith({ authorisation }), true],
    [
      'disconnected, whose source needs none any more',
      connectorWith({ authorisation, status: 'DISCONNECTED' }),
      false,
    ],
    ['with a key', connected, false],
  ])('%s, is connected at its provider: %s', (_, connector, atProvider) => {
    expect(connectsAtProvider(connector, { type: 'custom' })).toBe(atProvider)
    const isDisconnected = connector.status === 'DISCONNECTED'
    expect(reconnectsOnSave(connector, { type: 'custom', requiresAuthorisation: false })).toBe(
      isDisconnected && !atProvider,
    )
  })
})

describe('"Disconnect all" [CONNMAN-05] [CONNMAN-06] [CONNMAN-26]', () => {
  it.each([
    ['ftp', [disconnected, active], administrator, 'enabled'],
    ['ftp', [disconnected, deleted], administrator, 'disabled'],
    ['ftp', [], administrator, 'disabled'],
    ['xero', [connected], superadmin, 'hidden'],
    ['ftp', [connected], member, 'hidden'],
    ['ftp', [connected], null, 'hidden'],
  ])('of %s', (type, connectors, viewer, button) => {
    expect(disconnectAllButton(type, connectors, viewer)).toBe(button)
  })

  it('makes one call for each connector that is still connected', () => {
    expect(disconnectAllPlan([connected, disconnected, active, deleted])).toEqual([
      [
        expect.objectContaining({ key: 'disconnect 7', clientKey: 'harbour', connectorKey: 'hpl-ftp-01' }),
        expect.objectContaining({ key: 'disconnect 8', clientKey: 'harbour', connectorKey: 'hpl-ftp-02' }),
      ],
    ])
  })
})
