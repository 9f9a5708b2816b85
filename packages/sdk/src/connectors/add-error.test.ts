import { expect, it } from 'vitest'
import { connectorAddError } from './add-error.ts'
import { connectorsMessages } from './connectors.messages.ts'

it.each([
  [null, 'xero', null],
  ['', 'xero', null],
  ['unauthorised', 'xero', 'Adding the Xero connector was either cancelled or was not allowed.'],
  [
    'not_permitted',
    'vend',
    'The Vend connector was refused, because the application that Tributary uses lacks a permission. Please speak to your system administrator.',
  ],
  [
    'client_refused',
    'custom',
    'The Custom source connector was not authorised, because its client id or secret was refused. Correct them in its settings, then press Connect/ Reconnect again.',
  ],
  [
    'connector_exists',
    'VEND',
    'The Vend connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.',
  ],
  [
    'unknown',
    'xero',
    'Something seems to have gone wrong while trying to add the Xero connector. Please try again.',
  ],
  [
    '<b>x</b>',
    'your money at evil.example',
    'Something seems to have gone wrong while trying to add the new connector. Please try again.',
  ],
])('%s for %s: %s [ERR-18, ERR-19, ERR-20, ERR-53, CONNMAN-03]', (error, type, sentence) => {
  expect(connectorAddError(error, type)).toBe(sentence)
})

it('has the specified sentences of the management screen [CONNMAN-25, CONNMAN-29, CONNMAN-32, ERR-46]', () => {
  expect(connectorsMessages.powerOfficeFailed).toBe('Something seems to have gone unexpectedly wrong.')
  expect(connectorsMessages.askToAdd).toBe('Ask your administrator to add this connector.')
  expect(connectorsMessages.xeroNotes).toBe(
    'Xero connectors are disconnected per organisation in Xero. Use Retry to try a connector again, or Connect/ Reconnect to authorise it again.',
  )
})
