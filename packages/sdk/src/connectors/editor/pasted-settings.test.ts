import { describe, expect, it } from 'vitest'
import { pastedSettings } from './pasted-settings.ts'

describe('pasted settings [GLANCE-120]', () => {
  it.each([
    [
      'an FTP address',
      'ftp',
      ' ftp://acme:p%40ss@files.example.com:2121/in/daily ',
      {
        'ftp.host': 'files.example.com:2121',
        'ftp.username': 'acme',
        'ftp.password': 'p@ss',
        'ftp.path': '/in/daily',
      },
    ],
    [
      'an encrypted FTP address without a path',
      'FTP',
      'ftps://files.example.com/',
      { 'ftp.host': 'files.example.com', 'ftp.encryption': 'required' },
    ],
    [
      'a password that is not encoded',
      'ftp',
      'ftp://acme:100%@files.example.com/in',
      { 'ftp.host': 'files.example.com', 'ftp.username': 'acme', 'ftp.password': '100%', 'ftp.path': '/in' },
    ],
    [
      'the address of a shop with its keys',
      'woocommerce',
      'https://shop.example.com/en/wp-json/wc/v3/orders?consumer_key=ck_1&consumer_secret=cs_1',
      { 'woo.uri': 'https://shop.example.com/en', 'woo.key': 'ck_1', 'woo.secret': 'cs_1' },
    ],
    [
      'a connection string',
      'sqlserver',
      'Data Source=sql.example.com,1433;Initial Catalog=Sales;User ID=reader;Password=p;w',
      null,
    ],
    [
      'a connection string with all its parts',
      'sqlserver',
      'Data Source=sql.example.com,1433;Initial Catalog=Sales;User ID=reader;Password=secret',
      {
        'source.connectionString/data source': 'sql.example.com,1433',
        'source.connectionString/initial catalog': 'Sales',
        'source.connectionString/user id': 'reader',
        'source.connectionString/password': 'secret',
      },
    ],
    ['a host', 'ftp', 'files.example.com', null],
    ['an address without a host', 'ftp', 'ftp://', null],
    ['the address of a shop without keys', 'woocommerce', 'https://shop.example.com', null],
    ['an address for a type that is named like a method', 'constructor', 'ftp://files.example.com', null],
    ['an address for another type', 'xero', 'ftp://files.example.com', null],
  ])('reads %s', (_, type, text, settings) => {
    expect(pastedSettings(type, text)).toEqual(settings)
  })
})
