import { describe, expect, it } from 'vitest'
import {
  connectorKinds,
  displayNameOf,
  isConnectionString,
  isExcel,
  isSecretProperty,
  kindOf,
  propertiesOf,
} from './catalogue.ts'

/**
 * The required table of connector properties, row by row. `*` is a required property, `#` a masked one, `S` one for
 * superadmins only.
 */
const table: Record<string, string[]> = {
  aws: ['aws.region *', 'aws.accessKeyId', 'aws.secretAccessKey #', 'aws.startDate *', 'aws.granularity *'],
  cin7: ['cin7.accountId', 'cin7.applicationKey'],
  uniconta: ['uniconta.username', 'uniconta.password'],
  woocommerce: ['woo.uri *', 'woo.key *', 'woo.secret *#', 'woo.startDate *', 'woo.orders.exclude'],
  ftp: [
    'ftp.host *',
    'ftp.username *',
    'ftp.password *',
    'ftp.path *',
    'ftp.processedPath',
    'ftp.filter',
    'ftp.excludeFilter',
    'ftp.encryption',
  ],
  custom: ['custom.source *', 'custom.sendsTo'],
  gaap: ['gaap.apiKey', 'gaap.node', 'gaap.startingDate *'],
  sqlserver: ['source.connectionString'],
  mailchimp: ['mailchimp.dataCenter *', 'mailchimp.userId *', 'mailchimp.apiKey #'],
  vend: ['vend.domain'],
  xero: [],
  poweroffice: [
    'poweroffice.organisationNumber',
    'poweroffice.clientKey #',
    'poweroffice.startDate *',
    'poweroffice.apiPath S',
  ],
}

/** Keys and passwords: they are never returned, even where the table does not mask them. */
const keysAndPasswords = [
  'aws.secretAccessKey',
  'cin7.applicationKey',
  'uniconta.password',
  'woo.key',
  'woo.secret',
  'ftp.password',
  'gaap.apiKey',
  'source.connectionString',
  'mailchimp.apiKey',
  'poweroffice.clientKey',
  'target.connectionString',
]

describe('the property table', () => {
  it('has every type, and Excel', () => {
    const types = connectorKinds.map(({ type }) => type)
    expect(types.toSorted()).toEqual([...Object.keys(table), 'excel'].toSorted())
    expect(kindOf('excel')?.properties).toEqual([])
  })

  it.each(Object.entries(table))('has the properties of %s', (type, rows) => {
    const masked = (name: string) => rows.some((row) => row.startsWith(`${name} `) && row.includes('#'))
    const written = kindOf(type)?.properties.map(({ name, required, superadminOnly }) => {
      const marks = `${required ? '*' : ''}${masked(name) ? '#' : ''}${superadminOnly ? 'S' : ''}`
      return marks ? `${name} ${marks}` : name
    })
    expect(written).toEqual(rows)
  })

  it('hides every masked property, key and password', () => {
    const secret = connectorKinds.flatMap(({ type }) =>
      propertiesOf(type).filter((property) => isSecretProperty(type, property.name)),
    )
    expect([...new Set(secret.map(({ name }) => name))].toSorted()).toEqual(keysAndPasswords.toSorted())
    const maskedInTable = Object.values(table)
      .flat()
      .filter((row) => row.includes('#'))
    for (const row of maskedInTable) expect(keysAndPasswords).toContain(row.split(' ')[0])
  })

  it('uses date inputs for dates and list inputs for comma-separated values', () => {
    const inputs = (input: string) =>
      connectorKinds.flatMap((kind) => kind.properties.filter((property) => property.input === input))
    expect(inputs('date').map(({ name }) => name)).toEqual([
      'aws.startDate',
      'woo.startDate',
      'gaap.startingDate',
      'poweroffice.startDate',
    ])
    expect(inputs('list').map(({ name }) => name)).toEqual([
      'woo.orders.exclude',
      'ftp.filter',
      'ftp.excludeFilter',
    ])
  })

  it('has the keys of the connection string', () => {
    const [source] = kindOf('sqlserver')?.properties ?? []
    expect(source?.keys).toEqual([
      'data source',
      'initial catalog',
      'user id',
      'password',
      'multipleActiveResultSets',
    ])
  })
})

describe('every connector', () => {
  it.each(connectorKinds.map(({ type }) => type))('%s has the target properties', (type) => {
    const target = propertiesOf(type).slice(-2)
    expect(target).toEqual([
      { name: 'target.schema', input: 'text' },
      {
        name: 'target.connectionString',
        input: 'connection-string',
        secret: true,
        keys: ['data source', 'initial catalog', 'user id', 'password'],
      },
    ])
  })

  it('has a unique lower-case type, a display name and a category', () => {
    const types = connectorKinds.map(({ type }) => type)
    expect(new Set(types).size).toBe(connectorKinds.length)
    for (const { type, displayName, category } of connectorKinds) {
      expect(type).toMatch(/^[a-z0-9]+$/)
      expect(displayName.toLowerCase().replaceAll(' ', '')).toBe(type === 'custom' ? 'customsource' : type)
      expect(category).not.toBe('')
    }
  })
})

describe('looking up a type', () => {
  it.each([
    ['ftp', 'FTP'],
    ['FTP', 'FTP'],
    ['PowerOffice', 'PowerOffice'],
    ['SqlServer', 'SQL Server'],
    ['myob', 'myob'],
    ['constructor', 'constructor'],
  ])('%s has the display name %s', (type, name) => {
    expect(displayNameOf(type)).toBe(name)
  })

  it('recognises Excel in any letter case', () => {
    expect(['excel', 'Excel', 'EXCEL'].every(isExcel)).toBe(true)
    expect(isExcel('excel2')).toBe(false)
  })

  it('returns only the target properties for an unknown type', () => {
    expect(propertiesOf('myob').map(({ name }) => name)).toEqual(['target.schema', 'target.connectionString'])
  })

  it('treats an unknown property as secret, except the assigned users', () => {
    expect(isSecretProperty('ftp', 'ftp.passphrase')).toBe(true)
    expect(isSecretProperty('myob', 'myob.key')).toBe(true)
    expect(isSecretProperty('ftp', 'portal.user')).toBe(false)
    expect(isSecretProperty('ftp', 'ftp.host')).toBe(false)
  })
})

describe.each(connectorKinds)('the description of $type', ({ type, properties }) => {
  it('names each property once', () => {
    const names = propertiesOf(type).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(\.[a-zA-Z]+)+$/)
  })

  it('names a property of the same type in sentTo, and only for secrets', () => {
    const names = properties.map(({ name }) => name)
    for (const { secret, sentTo } of properties)
      if (sentTo !== undefined) expect([secret, names.includes(sentTo)]).toEqual([true, true])
  })

  it('lists keys only for connection strings', () => {
    for (const { input, keys } of properties) {
      expect(keys !== undefined).toBe(input === 'connection-string')
    }
  })
})

it('recognises connection strings by name', () => {
  expect(['source.connectionString', 'target.connectionString', 'ftp.host'].map(isConnectionString)).toEqual([
    true,
    true,
    false,
  ])
})

it('has a slow hint only for Cin7', () => {
  expect(
    connectorKinds.filter(({ slowHint }) => slowHint).map(({ type, slowHint }) => [type, slowHint]),
  ).toEqual([['cin7', 'Cin7 does take longer to sync than the other connectors...']])
})
