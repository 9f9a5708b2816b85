import type { RefreshCause } from '@tributary/domain'
import { sampleShopKey } from '../shop/sample-shop.ts'
import type { DemoClientKey } from './people.ts'
import { type DemoLoad, reportOf } from './tables.ts'

/** A past refresh, relative to the time the demo is filled. */
export type DemoRun = {
  trigger: 'manual' | 'automatic'
  minutesAgo: number
  tookMinutes: number
  state: 'succeeded' | 'failed'
  forbidden?: boolean
  cause?: RefreshCause
  rows?: number
  detail?: string
  error?: string
}

export type DemoConnector = {
  organisation: DemoClientKey
  type: string
  key: string
  name: string
  originalName?: string
  status: 'CONNECTED' | 'ACTIVE' | 'DISCONNECTED' | 'DELETED'
  schedule?: string
  /** First names of the assigned users. */
  assigned: readonly string[]
  properties: Readonly<Record<string, string>>
  runs: readonly DemoRun[]
  /** The rows in its tables. */
  loaded?: DemoLoad
}

export const demoOwnedTypes: Readonly<Record<DemoClientKey, readonly string[]>> = {
  'acme-traders': ['excel', 'ftp', 'woocommerce', 'xero', 'cin7'],
  birch: ['excel', 'xero', 'sqlserver', 'aws'],
  'cedar-co': ['excel'],
}

/** The account and key of acme Traders at the demo's Cin7. */
export const demoCin7Key = { accountId: 'acme-traders', applicationKey: 'demo-7c41' } as const

export const SAMPLE_FTP_KEY = 'warehouse-files'
export const SAMPLE_ERP_KEY = 'birch-erp'
export const SAMPLE_AWS_KEY = 'birch-cloud-costs'
export const SAMPLE_SHOP_KEY = 'acme-web-shop'
/** The shop's address until the sample shop has started. */
export const SAMPLE_SHOP_URI = 'https://shop.acme-traders.example'
export const OVERDUE_KEY = 'acme-stock'

const EVERY_MORNING = '0 6 * * *'

const nightly = (hoursAgo: number, tookMinutes: number, loaded: DemoLoad): DemoRun => ({
  trigger: 'automatic',
  minutesAgo: hoursAgo * 60,
  tookMinutes,
  state: 'succeeded',
  ...reportOf(loaded),
})

/** A separate schema with the rows that a refresh has loaded. */
const loading = (schema: string, hoursAgo: number, tookMinutes: number, loaded: DemoLoad) => ({
  properties: { 'target.schema': schema },
  runs: [nightly(hoursAgo, tookMinutes, loaded)],
  loaded,
})

const traders: DemoLoad = { Invoices: 1_431, BankTransactions: 3_640 }
const retail: DemoLoad = { BankTransactions: 1_105 }
const stock: DemoLoad = { StockMovements: 2_018 }

const rateLimited =
  'Xero rate limit reached while reading BankTransactions page 214 of 390. Xero asked us to wait 57 seconds, and this refresh had already waited as often as it may. Nothing that was there before has changed. Press Retry in a few minutes, or leave it to the refresh of tomorrow morning.'

/** Together, the connectors of acme Traders show every card state. */
export const demoConnectors: readonly DemoConnector[] = [
  {
    organisation: 'acme-traders',
    type: 'ftp',
    key: SAMPLE_FTP_KEY,
    name: 'Warehouse files',
    status: 'CONNECTED',
    assigned: ['Una', 'Eli', 'Olga'],
    properties: {},
    runs: [],
  },
  {
    organisation: 'acme-traders',
    type: 'woocommerce',
    key: SAMPLE_SHOP_KEY,
    name: 'Acme web shop',
    status: 'ACTIVE',
    schedule: '30 5 * * *',
    assigned: ['Eli', 'Adam'],
    properties: {
      'woo.uri': SAMPLE_SHOP_URI,
      'woo.key': sampleShopKey.key,
      'woo.secret': sampleShopKey.secret,
      'woo.startDate': '2024-01-01',
      'woo.orders.exclude': 'cancelled,failed',
      // The warehouse also has tables named orders, customers and products.
      'target.schema': 'acme_web_shop',
    },
    runs: [
      {
        trigger: 'automatic',
        minutesAgo: 26 * 60,
        tookMinutes: 1,
        state: 'failed',
        forbidden: true,
        cause: 'sign-in-refused',
        error: 'The shop refused our key. It may have been revoked in the settings of WooCommerce.',
      },
    ],
  },
  {
    organisation: 'acme-traders',
    type: 'xero',
    key: 'acme-traders-ltd',
    name: 'Acme Traders Ltd',
    status: 'CONNECTED',
    schedule: EVERY_MORNING,
    assigned: ['Eli', 'Adam', 'Olga', 'Sue'],
    properties: { 'target.schema': 'acme_traders_ltd' },
    runs: [
      {
        trigger: 'manual',
        minutesAgo: 15 * 60,
        tookMinutes: 6,
        state: 'succeeded',
        ...reportOf({ Invoices: 1_429 }),
      },
      nightly(1, 7, traders),
    ],
    loaded: traders,
  },
  {
    organisation: 'acme-traders',
    type: 'xero',
    key: 'acme-retail-ltd',
    name: 'Acme Retail Ltd',
    status: 'CONNECTED',
    schedule: EVERY_MORNING,
    assigned: ['Eli', 'Adam'],
    properties: { 'target.schema': 'acme_retail_ltd' },
    runs: [
      nightly(26, 9, retail),
      {
        trigger: 'manual',
        minutesAgo: 95,
        tookMinutes: 11,
        state: 'failed',
        cause: 'source-busy',
        error: rateLimited,
      },
    ],
    loaded: retail,
  },
  {
    organisation: 'acme-traders',
    type: 'xero',
    key: 'korora-coffee',
    name: 'Kororā Coffee Importers Limited (Ōtautahi / Christchurch Distribution Centre)',
    originalName: 'Kororā Coffee Importers Limited',
    status: 'ACTIVE',
    schedule: EVERY_MORNING,
    assigned: ['Olga'],
    ...loading('korora_coffee', 2, 3, { Invoices: 987 }),
  },
  {
    organisation: 'acme-traders',
    type: 'xero',
    key: 'acme-cafe-bar-ltd',
    name: 'Acme Café Bar Ltd',
    status: 'DISCONNECTED',
    assigned: ['Adam'],
    ...loading('acme_cafe_bar_ltd', 8 * 24, 2, { Invoices: 204 }),
  },
  {
    organisation: 'acme-traders',
    type: 'xero',
    key: 'old-mill-bakery',
    name: 'Old Mill Bakery (closed)',
    status: 'DELETED',
    assigned: [],
    ...loading('old_mill_bakery', 231 * 24, 2, { Invoices: 164 }),
  },
  {
    organisation: 'acme-traders',
    type: 'cin7',
    key: OVERDUE_KEY,
    name: 'Acme stock',
    status: 'CONNECTED',
    schedule: '15 5 * * *',
    assigned: ['Eli', 'Adam', 'Sue'],
    properties: {
      'cin7.accountId': demoCin7Key.accountId,
      'cin7.applicationKey': demoCin7Key.applicationKey,
      'target.schema': 'acme_stock',
    },
    // seeding/overdue-refresh.ts of the server adds the overdue run.
    runs: [nightly(27, 38, stock)],
    loaded: stock,
  },
  {
    organisation: 'birch',
    type: 'xero',
    key: 'birch-ltd',
    name: 'Birch Ltd',
    status: 'CONNECTED',
    schedule: EVERY_MORNING,
    assigned: ['Olga'],
    properties: {},
    // Never authorised at Xero, so it has no runs.
    runs: [],
  },
  {
    organisation: 'birch',
    type: 'sqlserver',
    key: SAMPLE_ERP_KEY,
    name: 'Birch ERP',
    status: 'CONNECTED',
    assigned: ['Olga'],
    properties: {},
    runs: [],
  },
  {
    organisation: 'birch',
    type: 'aws',
    key: SAMPLE_AWS_KEY,
    name: 'Birch cloud costs',
    status: 'CONNECTED',
    assigned: ['Olga'],
    properties: {},
    runs: [],
  },
]
