import { connectorKinds, propertiesOf } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { buildConnectionString, noConnection } from './connection-string.ts'
import { connectionErrors, propertyError } from './property-error.ts'
import { propertyFormatError } from './property-format.ts'

const every = connectorKinds.flatMap(({ type }) => propertiesOf(type).map((spec) => ({ type, ...spec })))

describe('a blank value [VALID-16, CPROP-02, CPROP-22]', () => {
  it.each(every)('$type: $name', ({ type, name, required = false, secret = false }) => {
    expect(propertyError(type, name, ' ', false)).toBe(required ? 'required' : null)
    expect(propertyError(type, name, '', true)).toBe(required && !secret ? 'required' : null)
  })
})

describe.each([
  [
    'mailchimp.dataCenter',
    ['us21', 'eu1', 'usx123'],
    ['US21', 'us', '21', 'us21.evil.com', 'us2100', 'us21/'],
  ],
  [
    'vend.domain',
    ['my-shop', 'shop1'],
    ['my-shop.vendhq.com', '-shop', 'shop-', 'a b', 'x@y', 'sh/op', 'x'.repeat(64)],
  ],
  [
    'woo.uri',
    [
      'https://shop.example.com',
      'https://shop.example.com/store/',
      'https://shop.example.com:8443',
      'http://localhost:8080',
      'http://127.0.0.1:8080/store',
      'https://[::1]:8443',
    ],
    [
      'http://shop.example.com',
      'http://shop.example.com:8080',
      'http://localhost',
      'http://127.0.0.1.evil.example:80',
      'http://localhost:8080@evil.example',
      'http://127.0.0.2:8080',
      'https://user@shop.example.com',
      'https://user:secret@shop.example.com',
      'shop.example.com',
      'javascript:alert(1)',
      'ftp://shop.example.com',
      'https://',
    ],
  ],
  [
    'ftp.host',
    [
      'files.example.com',
      'files.example.com:2121',
      'ftps://files.example.com',
      'warehouse',
      'ftp_1.my-shop.example',
      '[2001:db8::1]:990',
      '192.0.2.1',
    ],
    [
      'http://files.example.com',
      'user@files.example.com',
      'files.example.com:0',
      'a:65536',
      'a b',
      'a/b',
      'a\nb',
      'a;b',
      '-x',
      '①②⑦.0.0.1',
      'files.example.com%00',
    ],
  ],
  [
    'ftp.path',
    ['orders', '/orders/2026', '/', 'a.b/c', 'ünïcode'],
    ['..', '../etc', 'orders/../..', '%2e%2e/etc', 'orders%2f', 'a\\b', 'a\r\nDELE b', 'x'.repeat(256)],
  ],
  ['ftp.processedPath', ['done'], ['../done']],
  [
    'target.schema',
    ['figures', 'Sales_2026', 'straße', 'a__b_', 'public', 'x'.repeat(63)],
    [
      'a"b; drop',
      'a b',
      'a.b',
      '_',
      '2026',
      'x'.repeat(64),
      'é'.repeat(32),
      'pg_catalog',
      'PG_temp',
      'information_schema',
    ],
  ],
])('the format of %s', (name, good, bad) => {
  it.each(good)('accepts %j', (value) => {
    expect(propertyFormatError(name, ` ${value} `)).toBeNull()
  })
  it.each(bad)('refuses %j', (value) => {
    expect(propertyFormatError(name, value)).toMatch(/^Please enter /)
  })
})

it('refuses a folder that is too long', () => {
  expect(propertyFormatError('ftp.path', 'x'.repeat(300))).toBe('Please enter at most 255 characters.')
})

it.each(['2026-01-31', '31/01/2026', 'yesterday'])('a start date may be %s [CPROP-17]', (date) => {
  expect(propertyError('aws', 'aws.startDate', date, false)).toBeNull()
})

it.each([
  ['ftp', 'aws.region'],
  ['something new', 'password'],
  ['ftp', 'portal.user'],
  ['ftp', '__proto__'],
])('%s has no property %s', (type, name) => {
  expect(propertyError(type, name, 'x', false)).toBe(`This connector has no ${name}.`)
  expect(propertyFormatError(name, 'x')).toBeNull()
})

describe('a connection string [CPROP-23]', () => {
  const complete = {
    ...noConnection,
    dataSource: 'db.example.com',
    initialCatalog: 'figures',
    userId: 'acme',
  }

  it.each([
    ['all blank', noConnection, {}],
    ['complete', complete, {}],
    ['with a password', { ...complete, password: 'p' }, {}],
    [
      'a password alone',
      { ...noConnection, password: 'p' },
      { dataSource: 'required', initialCatalog: 'required', userId: 'required' },
    ],
    ['without a catalogue', { ...complete, initialCatalog: ' ' }, { initialCatalog: 'required' }],
  ])('%s', (_, fields, errors) => {
    expect(connectionErrors(fields)).toEqual(errors)
    const sent = propertyError('ftp', 'target.connectionString', buildConnectionString(fields), false)
    expect(sent).toBe(Object.values(errors)[0] ?? null)
  })

  it('must name a database host', () => {
    expect(connectionErrors({ ...complete, dataSource: 'http://x' }).dataSource).toMatch(
      /^The host must look like /,
    )
  })

  it.each(['Encrypt=no', 'data source=a;Data Source=b', 'x'])('%s is invalid', (text) => {
    expect(propertyError('ftp', 'target.connectionString', text, false)).toBe(
      'This connection string cannot be read.',
    )
  })
})

describe('a choice property', () => {
  it.each(['', 'required', ' none '])('accepts %j', (value) =>
    expect(propertyError('ftp', 'ftp.encryption', value, false)).toBeNull(),
  )

  it('refuses any other value and lists the choices', () =>
    expect(propertyError('ftp', 'ftp.encryption', 'maybe', false)).toBe(
      'Choose one of: required, none. Leave it blank for the default.',
    ))
})
