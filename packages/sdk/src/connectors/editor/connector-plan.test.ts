import type { ConnectorProperty } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { administrator, connectorWith, superadmin } from '../../test/builders.ts'
import { connectorDraft } from './connector-draft.ts'
import { type ConnectorForm, connectorFormErrors } from './connector-form.ts'
import { createConnectorPlan, editConnectorPlan } from './connector-plan.ts'
import { connectorForm } from './draft-form.ts'

const formOf = (values: Record<string, string>, changes: Partial<ConnectorForm> = {}): ConnectorForm => ({
  name: 'Orders',
  schedule: '',
  values: new Map(Object.entries(values)),
  ...changes,
})
const stored = (values: Record<string, string>): ConnectorProperty[] =>
  Object.entries(values).map(([name, value], i) => ({ id: i + 1, name, value, clientConnectorId: 7 }))

const filled = {
  'ftp.host': 'files.example.com',
  'ftp.username': 'u',
  'ftp.password': ' p ',
  'ftp.path': '/in',
}
const orders = connectorWith({ name: 'Orders', properties: stored({ ...filled, 'ftp.password': '' }) })
const unchanged = { ...filled, 'ftp.password': '' }

describe('creating a connector [CPROP-21]', () => {
  it('creates the connector, then its properties without blank ones', () => {
    const form = formOf(
      { ...filled, 'ftp.host': ' files.example.com ', 'ftp.filter': ' ' },
      { name: ' Orders ' },
    )
    expect(createConnectorPlan('ftp', 3, form, administrator)).toEqual([
      [{ key: 'create', kind: 'create-connector', name: 'Orders', sourceConnectorId: 3 }],
      [
        {
          key: 'add',
          kind: 'add-properties',
          properties: Object.entries(filled).map(([name, value]) => ({ name, value })),
        },
      ],
    ])
  })

  it.each([
    ['superadmins: sends', superadmin, [{ schedule: '0 6 * * *' }]],
    [
      'administrators: does not send',
      administrator,
      [expect.not.objectContaining({ schedule: expect.anything() })],
    ],
  ])('%s the schedule [CPROP-18]', (_, viewer, create) => {
    const form = formOf({}, { schedule: ' 0 6 * * * ' })
    expect(createConnectorPlan('xero', 3, form, viewer)).toMatchObject([create])
  })
})

describe('the users of a new connector [GLANCE-124]', () => {
  const planFor = (ids: string[], properties = orders.properties) =>
    editConnectorPlan(
      'ftp',
      { ...orders, properties },
      formOf(unchanged, { name: 'Orders', users: ids }),
      null,
    )
  const assigned = [
    ...orders.properties,
    ...['5', '7'].map((value) => ({ id: value, name: 'portal.user', value, clientConnectorId: 7 })),
  ]

  it('are assigned after its properties', () => {
    const plan = createConnectorPlan('ftp', 3, formOf(filled, { users: ['5', '7'] }), administrator)
    expect(plan.flat().map(({ kind }) => kind)).toEqual([
      'create-connector',
      'add-properties',
      'assign-users',
    ])
    expect(plan.flat().at(-1)).toEqual({ key: 'users', kind: 'assign-users', users: ['5', '7'] })
  })

  it('are assigned by a repeated save after the connector has been created', () => {
    expect(planFor(['5'])).toEqual([[{ key: 'users', kind: 'assign-users', users: ['5'] }]])
  })

  it('are not assigned again', () => {
    expect(planFor(['7', '5'], assigned)).toEqual([])
  })

  it('stay as they are if the form does not have them', () => {
    const form = connectorForm('ftp', connectorDraft('ftp', { ...orders, properties: assigned }, null), null)
    expect(editConnectorPlan('ftp', { ...orders, properties: assigned }, form, null)).toEqual([])
  })
})

describe('saving a connector [CPROP-21] [CPROP-22]', () => {
  const planOf = (
    values: Record<string, string>,
    changes: Partial<ConnectorForm> = {},
    viewer = administrator,
  ) => editConnectorPlan('ftp', orders, formOf({ ...unchanged, ...values }, changes), viewer)

  it.each([
    ['nothing', {}, {}, []],
    [
      'a changed value and a new secret',
      { 'ftp.host': 'b.example.com', 'ftp.password': ' x ' },
      {},
      [
        [
          {
            key: 'change',
            kind: 'update-properties',
            properties: [
              { id: 1, name: 'ftp.host', value: 'b.example.com' },
              { id: 3, name: 'ftp.password', value: ' x ' },
            ],
          },
        ],
      ],
    ],
    [
      'a value that was not there',
      { 'ftp.filter': '*.csv' },
      {},
      [[{ key: 'add', kind: 'add-properties', properties: [{ name: 'ftp.filter', value: '*.csv' }] }]],
    ],
    [
      'an emptied value',
      { 'ftp.path': ' ' },
      {},
      [[{ key: 'delete ftp.path', kind: 'delete-property', propertyId: 4 }]],
    ],
    [
      'a secret that is to go',
      {},
      { cleared: new Set(['ftp.password']) },
      [[{ key: 'delete ftp.password', kind: 'delete-property', propertyId: 3 }]],
    ],
    ['another name', {}, { name: 'Sales ' }, [[{ key: 'update', kind: 'update-connector', name: 'Sales' }]]],
    ['a schedule that is not theirs', {}, { schedule: '0 6 * * *' }, []],
  ] as const)('%s', (_, values, changes, plan) => {
    expect(planOf(values, changes)).toEqual(plan)
  })

  it('removes a schedule for a superadmin', () => {
    const scheduled = connectorWith({ ...orders, schedule: '0 6 * * *' })
    expect(editConnectorPlan('ftp', scheduled, formOf(unchanged), superadmin)).toEqual([
      [{ key: 'update', kind: 'update-connector', schedule: null }],
    ])
  })

  it('reconnects a disconnected connector after its settings are saved [CONNMAN-28]', () => {
    const off = connectorWith({ ...orders, status: 'DISCONNECTED' })
    const plan = editConnectorPlan('ftp', off, formOf({ ...unchanged, 'ftp.path': '/new' }), administrator)
    expect(plan.map((phase) => phase.map(({ kind }) => kind))).toEqual([
      ['update-properties'],
      ['update-connector'],
    ])
    expect(plan.at(-1)).toMatchObject([{ status: 'CONNECTED' }])
  })

  it.each(['xero', 'vend'])(
    'leaves a disconnected one of %s to its provider [CONNMAN-23, CONNMAN-28]',
    (type) => {
      const off = { ...connectorWith({ name: 'Books', status: 'DISCONNECTED' }), requiresAuthorisation: true }
      expect(editConnectorPlan(type, off, formOf({}, { name: 'Books' }), administrator)).toEqual([])
      expect(editConnectorPlan(type, off, formOf({}, { name: 'Renamed' }), administrator)).toEqual([
        [{ key: 'update', kind: 'update-connector', name: 'Renamed' }],
      ])
    },
  )

  it('does not change properties that the editor hides', () => {
    const assigned = connectorWith({
      ...orders,
      properties: [...orders.properties, ...stored({ 'portal.user': '1 2' })],
    })
    expect(editConnectorPlan('ftp', assigned, formOf(unchanged), superadmin)).toEqual([])
  })
})

describe('the API path [CPROP-13]', () => {
  const values = { 'poweroffice.startDate': '2026-01-01', 'poweroffice.apiPath': '/v2' }

  it('is sent by superadmins only', () => {
    const sentBy = (viewer: typeof superadmin) =>
      JSON.stringify(createConnectorPlan('poweroffice', 3, formOf(values), viewer))
    expect(sentBy(superadmin)).toContain('apiPath')
    expect(sentBy(administrator)).not.toContain('apiPath')
  })
})

describe('the messages of the form [CPROP-01] [CPROP-24]', () => {
  it('are by property, name and schedule', () => {
    const form = formOf({ 'ftp.path': '../x' }, { name: ' ', schedule: 'daily' })
    expect(Object.fromEntries(connectorFormErrors('ftp', form, null, superadmin))).toEqual({
      name: 'required',
      schedule: 'This schedule cannot be read. Please enter five valid fields, such as 0 6 * * 1-5.',
      'ftp.host': 'required',
      'ftp.username': 'required',
      'ftp.password': 'required',
      'ftp.path': 'Please enter a folder on the FTP server, without "..".',
    })
  })

  it.each(['public', 'pgboss', 'Tributary'])('allow %s only in the customer’s own database', (schema) => {
    const own = 'data source=db.example.com;initial catalog=dw;user id=loader'
    const errorsOf = (connection: string) =>
      connectorFormErrors(
        'xero',
        formOf({ 'target.schema': schema, 'target.connectionString': connection }),
        null,
        superadmin,
      )
    expect([...errorsOf('')]).toEqual([
      ['target.schema', 'Please enter another name: this schema is reserved for the system.'],
    ])
    expect([...errorsOf(own)]).toEqual([])
  })

  it('require no stored secret, unless it is removed', () => {
    const errorsOf = (form: ConnectorForm) => [...connectorFormErrors('ftp', form, orders, superadmin).keys()]
    expect(errorsOf(formOf(unchanged))).toEqual([])
    expect(errorsOf(formOf(unchanged, { cleared: new Set(['ftp.password']) }))).toEqual(['ftp.password'])
  })
})
