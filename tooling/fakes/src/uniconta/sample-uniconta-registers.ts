import type { UnicontaRow, UnicontaStore } from './uniconta-store.ts'

const cities = ['Aarhus', 'Odense', 'Aalborg', 'Esbjerg', 'Randers']
const names = ['Rovde AS', 'Bakkens Bageri', 'Nordhavn Café', 'Hotel Strand', 'Skovly Kro', 'Købmand Holm']

export const debtorAccount = (at: number): string => String(10_020 + at)
export const creditorAccount = (at: number): string => String(50_010 + at)
export const itemNumber = (at: number): string => `V${String(1_000 + at)}`
export const itemPrice = (at: number): number => 20 + at * 7.25

const of = <Value>(list: readonly Value[], at: number): Value => list[at % list.length] as Value

/** A customer or supplier. Some have no second line of address, so the service leaves it out. */
const partner = (account: string, at: number): UnicontaRow => ({
  Account: account,
  Name: `${of(names, at)} ${at + 1}`,
  Group: at % 3 === 0 ? 'EU' : 'INDL',
  Address1: `Kajen ${at + 1}`,
  Address2: at % 2 === 0 ? null : 'Baghuset',
  ZipCode: String(8_000 + at * 10),
  City: of(cities, at),
  Country: 'Denmark',
  ContactEmail: `bogholderi${at}@example.dk`,
  CompanyRegNo: String(12_345_678 + at),
  Currency: 'DKK',
  Payment: 'N14',
  CurBalance: 472.5 + at,
  Created: '2024-01-08T09:12:00',
  Blocked: false,
})

const account = (number: string, name: string, type: string): UnicontaRow => ({
  Account: number,
  Name: name,
  AccountType: type,
  Vat: number === '1010' ? 'U25' : null,
  Currency: null,
  Blocked: false,
})

const accounts: readonly UnicontaRow[] = [
  account('1010', 'Salg', 'Omsætning'),
  account('1310', 'Vareforbrug', 'Vareforbrug'),
  account('6190', 'Debitorer', 'Debitor'),
  account('8110', 'Kreditorer', 'Kreditor'),
  account('8720', 'Moms', 'Passiv'),
]

const employees: readonly UnicontaRow[] = [
  { Number: 'AN', Name: 'Anna Nielsen', Title: 'Sælger', Group: 'SALG', Email: 'an@example.dk' },
  { Number: 'JB', Name: 'Jens Bro', Title: 'Lager', Group: 'LAGER', PersonalId: '010180-1234' },
]

const projects: readonly UnicontaRow[] = ['P100', 'P200'].map((number, at) => ({
  Number: number,
  Name: `Butik ${at + 1}`,
  Account: debtorAccount(at),
  Group: 'FAST',
  StartDate: '2025-02-01T00:00:00',
  EndDate: '0001-01-01T00:00:00',
  Blocked: false,
}))

/** Fills what is the same for every month: customers, items, open orders, accounts, budget. */
export function fillRegisters(store: UnicontaStore, debtors: number, items: number): void {
  const several: [entity: string, rows: readonly UnicontaRow[]][] = [
    ['GLAccountClient', accounts],
    ['EmployeeClient', employees],
    ['ProjectClient', projects],
    [
      'InvWarehouseClient',
      ['HOVED', 'BUTIK'].map((Warehouse) => ({ Warehouse, Name: `Lager ${Warehouse}` })),
    ],
    ['DebtorClient', range(debtors, (at) => ({ ...partner(debtorAccount(at), at), xRegion: `R${at % 4}` }))],
    ['CreditorClient', range(6, (at) => partner(creditorAccount(at), at))],
    ['InvItemClient', range(items, item)],
    ['GLBudgetLineClient', range(12, budgetLine)],
  ]
  for (const [entity, rows] of several) for (const row of rows) store.add(entity, row)
  for (let at = 0; at < 5; at++) {
    addOrder(store, 'Debtor', 2_001 + at, debtorAccount(at % debtors))
    addOrder(store, 'Creditor', 7_001 + at, creditorAccount(at % 6))
  }
  store.add('DebtorOfferClient', {
    OrderNumber: 3_001,
    Account: debtorAccount(0),
    OrderTotal: 990.5,
    Currency: 'DKK',
  })
}

const range = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at))

const item = (at: number): UnicontaRow => ({
  Item: itemNumber(at),
  Name: `Vare ${at + 1}`,
  Group: 'VARER',
  ItemType: 'Vare',
  SalesPrice1: itemPrice(at),
  CostPrice: itemPrice(at) / 2,
  Unit: 'stk',
  EAN: `57000000${at}`,
  QtyOnStock: 100 + at,
  Blocked: false,
})

const budgetLine = (at: number): UnicontaRow => ({
  BudgetId: '2026',
  Date: `2026-${String(at + 1).padStart(2, '0')}-01T00:00:00`,
  Account: '1010',
  Amount: -50_000 - at,
})

/** Adds an open order with two lines. */
function addOrder(store: UnicontaStore, of: 'Debtor' | 'Creditor', OrderNumber: number, Account: string) {
  store.add(`${of}OrderClient`, {
    OrderNumber,
    Account,
    OrderTotal: 310.25,
    Currency: 'DKK',
    DeliveryDate: '2026-12-04T00:00:00',
  })
  for (const line of [1, 2])
    store.add(`${of}OrderLineClient`, {
      OrderNumber,
      LineNumber: line,
      Item: itemNumber(line),
      Text: `Linje ${line}`,
      Qty: line,
      Price: itemPrice(line),
      Total: itemPrice(line) * line,
    })
}
