import type { Dice } from '../ftp/dice.ts'
import type { GoKind } from './go-resources.ts'
import { type GoRecord, type GoStore, goId, goTime } from './go-store.ts'

const at = goTime(new Date('2025-01-02T08:00:00Z'))
const created = { CreatedDateTimeOffset: at, LastChangedDateTimeOffset: at }

const accounts: readonly (readonly [number, string])[] = [
  [1500, 'Kundefordringer'],
  [1920, 'Bankinnskudd'],
  [2400, 'Leverandørgjeld'],
  [2700, 'Utgående merverdiavgift'],
  [2710, 'Inngående merverdiavgift'],
  [3000, 'Salgsinntekt, avgiftspliktig'],
  [4300, 'Innkjøp av varer for videresalg'],
  [6300, 'Leie lokale'],
  [6800, 'Kontorrekvisita'],
]

const vatCodes: readonly GoRecord[] = [
  {
    Id: 0,
    Code: '0',
    Name: 'Ingen avgift',
    Rate: 0,
    ValidFrom: '2008-01-01',
    IsActive: true,
    IsCustom: false,
  },
  { Id: 1, Code: '1', Name: 'Inngående 25 %', Rate: 0.25, ValidFrom: '2008-01-01', IsActive: true },
  { Id: 3, Code: '3', Name: 'Utgående 25 %', Rate: 0.25, ValidFrom: '2008-01-01', IsActive: true },
  {
    Id: 33,
    Code: '33',
    Name: 'Utgående lav sats 2021',
    Rate: 0.06,
    ValidFrom: '2020-04-01',
    ValidTo: '2021-09-30',
    IsActive: false,
  },
]

const currencies: readonly GoRecord[] = [
  { Code: 'EUR', Notation: 'Euro', IsActive: true },
  { Code: 'NOK', Notation: 'Norwegian krone', IsActive: true },
  { Code: 'SEK', Notation: 'Swedish krona', IsActive: false },
]

const wares = [
  'Spade',
  'Rosebusk',
  'Hagebenk',
  'Gjødsel',
  'Potteplante',
  'Grønnsaksfrø',
  'Vannkanne',
] as const

/** Fills in what other records refer to: accounts, codes, products and dimensions. */
export function fillSettings(store: GoStore, chance: Dice, products: number): void {
  const putAll = (kind: GoKind, rows: readonly GoRecord[]) => {
    for (const row of rows) store.put(kind, row)
  }
  putAll('vatCodes', vatCodes)
  putAll('currencies', currencies)
  putAll(
    'accounts',
    accounts.map(([no, name], index) => ({
      Id: 501 + index,
      AccountNo: no,
      Name: name,
      GeneralLedgerAccountType: no < 3000 ? 'Balance' : 'ProfitAndLoss',
      IsActive: true,
      LastChangedDateTimeOffset: at,
    })),
  )
  putAll('productGroups', [
    { Id: 11, Code: '1', Name: 'Varer', ProductType: 'Product', IsArchived: false, ...created },
    { Id: 12, Code: '2', Name: 'Tjenester', ProductType: 'Service', IsArchived: false, ...created },
  ])
  putAll('products', sampleProducts(chance, products))
  putAll('departments', dimensions(['Butikk', 'Verksted']))
  putAll('locations', dimensions(['Oslo', 'Bergen']))
  putAll(
    'customDimensions',
    dimensions(['Sesong', 'Kampanje']).map((row) => ({ ...row, Ordinal: 1 })),
  )
  putAll('projects', sampleProjects())
}

const dimensions = (names: readonly string[]): GoRecord[] =>
  names.map((name, index) => ({
    Id: 21 + index,
    Code: String((index + 1) * 10),
    Name: name,
    IsActive: true,
    ...created,
  }))

const sampleProjects = () =>
  dimensions(['Torget', 'Skolehagen', 'Rådhusparken']).map((row) => ({
    ...row,
    ProjectStatus: 'InProgress',
    ProjectBillingMethod: 'TimeAndExpenses',
    StartDate: '2025-03-01',
    IsBillable: true,
  }))

const sampleProducts = (chance: Dice, count: number): GoRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    Id: 301 + index,
    Code: `P${index + 1}`,
    Name: `${wares[index % wares.length]} ${index + 1}`,
    ProductType: 'Product',
    ProductGroupId: 11,
    ProductGroupCode: '1',
    UnitPrice: chance.number(100, 90_000) / 100,
    UnitCost: chance.number(50, 9_000) / 100,
    UnitOfMeasureCode: 'Piece',
    IsArchived: false,
    IsStockItem: true,
    StockOnHand: chance.number(0, 400),
    StockAvailable: 12.5,
    StockOnHandLastChangedDatetimeOffset: at,
    ...created,
  }))

/** Fills in drafts: sales orders, and vouchers that are not posted yet. */
export function fillDrafts(store: GoStore, orders: number): void {
  for (const [index, customer] of store.all('customers').slice(0, orders).entries()) {
    store.put('salesOrders', {
      Id: goId(`order ${index}`),
      SalesOrderNo: 2_001 + index,
      SalesOrderDate: '2026-10-01',
      SalesOrderStatus: index % 2 ? 'Confirmed' : 'Draft',
      CustomerId: customer.Id,
      CustomerNo: customer.Number,
      CurrencyCode: 'NOK',
      CurrencyExchangeRate: 1,
      LineCount: 1,
      NetAmount: 100 * (index + 1),
      TotalAmount: 125 * (index + 1),
      ...created,
    })
    store.put('journalVouchers', {
      Id: goId(`draft ${index}`),
      VoucherType: 'IncomingInvoice',
      IsPosted: false,
      InApprovalWorkflow: index % 2 === 0,
      OriginatedFromEhf: true,
      ...created,
    })
  }
}
