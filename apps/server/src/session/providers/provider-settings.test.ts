import { expect, it } from 'vitest'
import { ConfigError } from '../../config-error.ts'
import { providerSettings } from './provider-settings.ts'

const xero = {
  SIGN_IN_XERO_ISSUER: 'https://identity.xero.com',
  SIGN_IN_XERO_CLIENT_ID: 'id',
  SIGN_IN_XERO_CLIENT_SECRET: 'secret',
}

it('reads issuer, client id and client secret of each provider', () => {
  const settings = providerSettings({ ...xero, SIGN_IN_OTHER: 'x', PATH: '/bin' })
  expect([...settings]).toEqual([
    [
      'xero',
      {
        issuer: new URL('https://identity.xero.com'),
        clientId: 'id',
        clientSecret: 'secret',
        verifiesEmail: false,
      },
    ],
  ])
  expect(providerSettings({}).size).toBe(0)
  expect(providerSettings({ SIGN_IN_XERO_ISSUER: ' ' }).size).toBe(0)
})

it.each(Object.keys(xero))('fails without %s', (missing) => {
  expect(() => providerSettings({ ...xero, [missing]: undefined })).toThrow(ConfigError)
  expect(() => providerSettings({ ...xero, [missing]: undefined })).toThrow(missing)
})

it.each(['http://identity.xero.com', 'ftp://localhost', 'identity.xero.com', 'http://10.0.0.1'])(
  'rejects the issuer %s',
  (issuer) => {
    expect(() => providerSettings({ ...xero, SIGN_IN_XERO_ISSUER: issuer })).toThrow('https')
  },
)

it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
  'allows http for %s on this machine',
  (issuer) => {
    expect(providerSettings({ ...xero, SIGN_IN_XERO_ISSUER: issuer }).get('xero')?.issuer.href).toBe(
      `${issuer}/`,
    )
  },
)

it('counts the provider’s addresses as verified only if the setting allows it', () => {
  const verifies = (value: string) =>
    providerSettings({ ...xero, SIGN_IN_XERO_VERIFIES_EMAIL: value }).get('xero')?.verifiesEmail
  expect([verifies('true'), verifies('false'), verifies('')]).toEqual([true, false, false])
  expect(() => verifies('yes')).toThrow('SIGN_IN_XERO_VERIFIES_EMAIL must be true or false.')
})
