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
 * The table "Connector properties by type" of connectors spec 3, row by row. A star is a required property, a hash
 * one that the table calls masked, an S one for superadmins only.
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
  gaap: ['gaap.apiKey', 'gaap.node', 'gaap.startingDate *'],
  sqlserver: ['source.connectionString'],
  mailchimp: ['mailchimp.dataCenter *', 'mailchimp.userId *'],
  vend: ['vend.domain'],
  xero: [],
  poweroffice: [
    'poweroffice.organisationNumber',
    'poweroffice.clientKey #',
    'poweroffice.startDate *',
    'poweroffice.apiPath S',
  ],
}

/** Values that open something: they are never told again, whether or not the table masks them. */
const keysAndPasswords = [
  'aws.secretAccessKey',
  'cin7.applicationKey',
  'uniconta.password',
  'woo.key',
  'woo.secret',
  'ftp.password',
  'gaap.apiKey',
  'source.connectionString',
  'poweroffice.clientKey',
  'target.connectionString',
]

describe('the property table', () => {
  it('has the eleven types of the specification, and Excel', () => {
    const types = connectorKinds.map(({ type }) => type)
    expect(types.toSorted()).toEqual([...Object.keys(table), 'excel'].toSorted())
    expect(kindOf('excel')?.properties).toEqual([])
  })

  it.each(Object.entries(table))('%s', (type, rows) => {
    const masked = (name: string) => rows.some((row) => row.startsWith(`${name} `) && row.includes('#'))
    const written = kindOf(type)?.properties.map(({ name, required, superadminOnly }) => {
      const marks = `${required ? '*' : ''}${masked(name) ? '#' : ''}${superadminOnly ? 'S' : ''}`
      return marks ? `${name} ${marks}` : name
    })
    expect(written).toEqual(rows)
  })

  it('hides everything the specification masks, and every other key and password', () => {
    const secret = connectorKinds.flatMap(({ type }) =>
      propertiesOf(type).filter((property) => isSecretProperty(type, property.name)),
    )
    expect([...new Set(secret.map(({ name }) => name))].toSorted()).toEqual(keysAndPasswords.toSorted())
    const maskedInTable = Object.values(table)
      .flat()
      .filter((row) => row.includes('#'))
    for (const row of maskedInTable) expect(keysAndPasswords).toContain(row.split(' ')[0])
  })

  it('asks for dates where a date is meant and for lists where commas are', () => {
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

  it('knows the parts of a connection string', () => {
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
  it.each(connectorKinds.map(({ type }) => type))('%s can say where its data goes', (type) => {
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

  it('has a type of its own, in lower case, and a name for people', () => {
    const types = connectorKinds.map(({ type }) => type)
    expect(new Set(types).size).toBe(12)
    for (const { type, displayName, category } of connectorKinds) {
      expect(type).toMatch(/^[a-z0-9]+$/)
      expect(displayName.toLowerCase().replaceAll(' ', '')).toBe(type)
      expect(category).not.toBe('')
    }
  })
})

describe('looking a type up', () => {
  it.each([
    ['ftp', 'FTP'],
    ['FTP', 'FTP'],
    ['PowerOffice', 'PowerOffice'],
    ['SqlServer', 'SQL Server'],
    ['myob', 'myob'],
    ['constructor', 'constructor'],
  ])('%s is called %s', (type, name) => {
    expect(displayNameOf(type)).toBe(name)
  })

  it('knows Excel in any letter case', () => {
    expect(['excel', 'Excel', 'EXCEL'].every(isExcel)).toBe(true)
    expect(isExcel('excel2')).toBe(false)
  })

  it('gives a type it does not know the properties of the target', () => {
    expect(propertiesOf('myob').map(({ name }) => name)).toEqual(['target.schema', 'target.connectionString'])
  })

  it('keeps a property it does not know to itself, but not who is assigned', () => {
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

  it('says of its secrets which of its own properties names where they go', () => {
    const names = properties.map(({ name }) => name)
    for (const { secret, sentTo } of properties)
      if (sentTo !== undefined) expect([secret, names.includes(sentTo)]).toEqual([true, true])
  })

  it('lists keys for connection strings and for nothing else', () => {
    for (const { input, keys } of properties) {
      expect(keys !== undefined).toBe(input === 'connection-string')
    }
  })
})

it('knows connection strings by their names alone', () => {
  expect(['source.connectionString', 'target.connectionString', 'ftp.host'].map(isConnectionString)).toEqual([
    true,
    true,
    false,
  ])
})

it('only Cin7 asks for patience', () => {
  expect(
    connectorKinds.filter(({ slowHint }) => slowHint).map(({ type, slowHint }) => [type, slowHint]),
  ).toEqual([['cin7', 'Cin7 does take longer to sync than the other connectors...']])
})
