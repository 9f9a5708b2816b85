import { describe, expect, it } from 'vitest'
import { SdkError } from '../client/sdk-error.ts'
import {
  connectorsAdded,
  isAuthorised,
  organisationNumberError,
  organisationNumberFailure,
  providerAddress,
} from './authorise.ts'

it.each([
  ['https://login.xero.com/identity/connect/authorize?state=a', true],
  ['http://localhost:4400/xero', true],
  ['http://127.0.0.1:1/', true],
  ['http://login.xero.com/', false],
  ['http://localhost.evil.example/', false],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['data:text/html,hello', false],
  ['', false],
])('%s may be opened: %s [CONNMAN-23]', (address, follows) => {
  expect(providerAddress(address)).toBe(follows ? address : null)
})

it('requires an organisation number [CONNMAN-24]', () => {
  expect(organisationNumberError('  ')).toBe('required')
  expect(organisationNumberError('914 776 322')).toBeNull()
})

it('has its own message for a PowerOffice number of another organisation [CONNMAN-25, ERR-19]', () => {
  const refused = (statusCode: number) =>
    new SdkError({ kind: 'http', method: 'POST', path: '/authorise/{type}', messages: ['No.'], statusCode })
  const failed = 'Something seems to have gone unexpectedly wrong.'
  expect([refused(503), refused(400), new Error('lost')].map(organisationNumberFailure)).toEqual([
    failed,
    failed,
    failed,
  ])
  expect(organisationNumberFailure(refused(409))).toBe(
    'The PowerOffice connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.',
  )
})

it.each([
  ['1', 'xero', 'The Xero connector is connected.'],
  ['3', 'vend', '3 Vend connectors are connected.'],
  ['0', 'xero', null],
  ['many', 'xero', null],
  ['1', '<b>', null],
  [null, 'xero', null],
])('authorised=%s of %s shows: %s [CALL-112]', (authorised, type, sentence) => {
  expect(connectorsAdded(authorised, type)).toBe(sentence)
})

describe('isAuthorised', () => {
  const authorisation = { account: 'Acme', by: null, at: new Date(0), refusedAt: null }
  const connector = { status: 'CONNECTED', needsAuthorisation: false, authorisation }

  it.each([
    ['connected', {}, true],
    ['connected without a provider', { authorisation: null }, true],
    ['disconnected', { status: 'DISCONNECTED' }, false],
    ['still to be authorised', { needsAuthorisation: true, authorisation: null }, false],
    ['refused by its provider', { authorisation: { ...authorisation, refusedAt: new Date(1) } }, false],
  ])('of a connector that is %s [GLANCE-56]', (_, more, authorised) => {
    expect(isAuthorised({ ...connector, ...more })).toBe(authorised)
  })
})
