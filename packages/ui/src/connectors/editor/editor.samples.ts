import type { ClientConnector, ConnectionCheck, Licence } from '@tributary/domain'

const properties = (values: Record<string, string>): ClientConnector['properties'] =>
  Object.entries(values).map(([name, value], place) => ({ id: place + 1, name, value, clientConnectorId: 7 }))

/** A shop as its editor receives it. Its saved secrets stay on the server. */
export const shop: ClientConnector = {
  id: 7,
  key: 'woo-hpo-02',
  name: 'Harbour & Pine Online',
  originalName: 'shop.harbourpine.example',
  status: 'CONNECTED',
  schedule: '17 7-19 * * *',
  sourceConnectorId: 3,
  clientKey: 'harbour',
  properties: properties({
    'woo.uri': 'https://shop.harbourpine.example',
    'woo.key': '',
    'woo.secret': '',
    'woo.startDate': '2024-01-01',
    'woo.orders.exclude': 'cancelled, failed, trash',
    'target.schema': 'woo',
    'target.connectionString':
      'data source=sql01.harbourpine.example,1433;initial catalog=finance_dw;user id=loader',
  }),
  log: null,
}

/** A disconnected connector to a database, saved before connection strings were shown in parts. */
export const ledger: ClientConnector = {
  ...shop,
  key: 'sql-erp',
  name: 'Ledger',
  originalName: 'Ledger',
  status: 'DISCONNECTED',
  schedule: null,
  properties: properties({ 'source.connectionString': '', 'target.connectionString': '' }),
}

export const licences: { all: Licence[]; selected: number[] } = {
  all: [
    { id: 1, description: 'WooCommerce connector', base: true },
    { id: 2, description: 'Refunds and taxes', base: false },
    { id: 3, description: 'Subscriptions', base: false },
  ],
  selected: [1, 2],
}

export const checks: ConnectionCheck[] = [
  { key: 'host-found', outcome: 'passed', sentence: 'shop.harbourpine.example is at 203.0.113.7.' },
  { key: 'reached', outcome: 'passed', sentence: null },
  {
    key: 'signed-in',
    outcome: 'failed',
    sentence:
      'The shop does not know this key. Make a new one under WooCommerce, Settings, Advanced, REST API.',
  },
  { key: 'source-readable', outcome: 'skipped', sentence: null },
  { key: 'target-reached', outcome: 'passed', sentence: null },
  { key: 'target-writable', outcome: 'passed', sentence: null },
]

/** A passed test with the beginning of the data. */
export const checksWithSample: ConnectionCheck[] = checks.map((check) => {
  const passed = { ...check, outcome: 'passed', sentence: null }
  if (check.key !== 'source-readable') return passed
  const columns = ['id', 'number', 'status', 'total', 'currency', 'billing_email']
  const orders = [
    ['1042', 'HP-1042', 'completed', '129.90', 'EUR', 'ana@harbourpine.example'],
    ['1043', 'HP-1043', 'processing', '18.00', 'EUR', null],
  ]
  const tables = [
    { name: 'orders', rows: 1042, columns, firstRows: orders },
    { name: 'products', rows: null, columns: ['id', 'name'], firstRows: [['7', 'Harbour mug']] },
    { name: 'refunds', rows: null, columns: [], firstRows: [] },
  ]
  return { ...passed, sample: { tables, more: 4 } }
})
