import { describe, expect, it } from 'vitest'
import {
  boundSecrets,
  isSamePlace,
  secretsToEnterAgain,
  withoutPassword,
  withStoredSecrets,
} from './bound-secrets.ts'

const values = (entries: Record<string, string>) => new Map(Object.entries(entries))
const target = 'target.connectionString'
const connection = 'data source=db.example.com;initial catalog=dw;user id=sa'

describe('the secrets of a place [CPROP-22]', () => {
  it.each([
    ['ftp', 'ftp.host', ['ftp.password']],
    ['woocommerce', 'woo.uri', ['woo.key', 'woo.secret']],
    ['gaap', 'gaap.node', ['gaap.apiKey']],
    ['poweroffice', 'poweroffice.apiPath', ['poweroffice.clientKey']],
    ['sqlserver', 'source.connectionString', ['source.connectionString']],
    ['xero', target, [target]],
    ['ftp', 'ftp.path', []],
    ['aws', 'aws.region', []],
  ])('%s: %s', (type, place, secrets) => {
    expect(boundSecrets(type, place)).toEqual(secrets)
  })

  it.each([
    ['ftp.host', 'files.example.com', ' FILES.example.com/ ', true],
    ['ftp.host', 'files.example.com', 'files.example.com:2121', false],
    ['ftp.host', 'ftps://files.example.com', 'ftp://files.example.com', false],
    ['woo.uri', 'https://shop.example.com', 'https://shop.example.com/', true],
    ['woo.uri', 'https://shop.example.com', 'https://shop.example.com.evil.com', false],
    ['woo.uri', 'https://shop.example.com/a', 'https://shop.example.com/b', false],
    ['poweroffice.apiPath', '/v2', '/v3/', true],
    ['poweroffice.apiPath', '', '/v2', true],
    ['poweroffice.apiPath', '/v2', '//evil.com', false],
    ['poweroffice.apiPath', '/v2', '/\\evil.com', false],
    ['poweroffice.apiPath', '/v2', '/\t/evil.com', false],
    [target, connection, 'data source=DB.example.com,1433;initial catalog=x;user id=y', true],
    [target, connection, 'data source=postgres://db.example.com;initial catalog=dw;user id=sa', false],
    [target, connection, '', false],
  ])('%s: "%s" and "%s" are the same place: %s', (name, one, other, same) => {
    expect(isSamePlace(name, one, other)).toBe(same)
  })
})

describe('secrets to enter again [CPROP-22]', () => {
  const stored = values({ 'ftp.host': 'files.example.com', 'ftp.password': '', [target]: connection })

  it.each([
    ['nothing changes', {}, []],
    ['the place stays', { 'ftp.host': 'Files.example.com', 'ftp.password': '' }, []],
    ['the place changes', { 'ftp.host': 'evil.example.com' }, ['ftp.password']],
    ['the secret is blank', { 'ftp.host': 'evil.example.com', 'ftp.password': ' ' }, ['ftp.password']],
    ['the secret is a new one', { 'ftp.host': 'new.example.com', 'ftp.password': 'p' }, []],
    ['the place goes', { 'ftp.host': '' }, ['ftp.password']],
    ['another catalog', { [target]: connection.replace('dw', 'erp') }, []],
    ['another data source', { [target]: connection.replace('db.', 'evil.') }, [target]],
    ['another one, with its password', { [target]: `${connection.replace('db.', 'new.')};password=p` }, []],
    ['a connection string left blank', { [target]: '' }, []],
  ])('%s', (_, entered, again) => {
    expect(secretsToEnterAgain('ftp', stored, values(entered))).toEqual(again)
  })

  it('do not include secrets that were never stored', () => {
    expect(secretsToEnterAgain('ftp', values({}), values({ 'ftp.host': 'files.example.com' }))).toEqual([])
  })
})

it('a connection string is shown without its password, and not at all if it cannot be read [CPROP-22]', () => {
  expect(withoutPassword(`${connection};password="a;b"`)).toBe(connection)
  expect(withoutPassword('password=p;driver=x')).toBe('')
})

it('stored secrets replace blank ones and nothing else', () => {
  const stored = values({ 'ftp.password': 'p', 'ftp.filter': '*.csv', [target]: `${connection};password=q` })
  const entered = values({ 'ftp.password': ' ', 'ftp.filter': '', [target]: connection.replace('dw', 'erp') })
  expect(Object.fromEntries(withStoredSecrets('ftp', stored, entered))).toEqual({
    'ftp.password': 'p',
    'ftp.filter': '',
    [target]: `${connection.replace('dw', 'erp')};password=q`,
  })
  expect(withStoredSecrets('ftp', stored, values({ [target]: '' })).get(target)).toBe(stored.get(target))
  expect(withStoredSecrets('ftp', stored, values({ 'ftp.password': 'new' })).get('ftp.password')).toBe('new')
})
