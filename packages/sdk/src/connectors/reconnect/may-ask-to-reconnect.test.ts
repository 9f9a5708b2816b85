import { expect, it } from 'vitest'
import { mayAskToReconnect } from './may-ask-to-reconnect.ts'

const olga = { role: 'OrganisationAdmin', roleLevel: 2 }
const at = new Date('2026-03-02T09:00Z')
const refused = { account: 'Harbour Ltd', by: null, at, refusedAt: at }
const xero = { type: 'xero', requiresAuthorisation: true }
const asked = {
  connector: { status: 'CONNECTED', authorisation: refused },
  connectorType: xero,
  viewer: olga,
}
const withConnector = (connector: object) => ({ ...asked, connector: { ...asked.connector, ...connector } })

it.each([
  ['of a refused connector', asked, true],
  [
    'of a disconnected connector',
    withConnector({ status: 'DISCONNECTED', authorisation: { ...refused, refusedAt: null } }),
    true,
  ],
  [
    'of a connector whose latest refresh was refused',
    withConnector({ authorisation: { ...refused, refusedAt: null }, log: { forbidden: true } }),
    true,
  ],
  ['of a connector that works', withConnector({ authorisation: { ...refused, refusedAt: null } }), false],
  ['of a connector that was never authorised', withConnector({ authorisation: null }), false],
  ['of a deleted connector', withConnector({ status: 'DELETED' }), false],
  [
    'of PowerOffice',
    { ...asked, connectorType: { type: 'poweroffice', requiresAuthorisation: false } },
    true,
  ],
  [
    'of a type with a password',
    { ...asked, connectorType: { type: 'ftp', requiresAuthorisation: false } },
    false,
  ],
  [
    'of a custom source',
    { ...asked, connectorType: { type: 'custom', requiresAuthorisation: false } },
    false,
  ],
  ['by a user', { ...asked, viewer: { role: 'User', roleLevel: 4 } }, false],
  ['before the sign-in', { ...asked, viewer: null }, false],
])('allows asking %s: %o [RELINK-01]', (_, question, allowed) => {
  expect(mayAskToReconnect(question)).toBe(allowed)
})
