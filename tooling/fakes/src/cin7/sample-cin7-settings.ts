import { createHash } from 'node:crypto'
import type { Cin7Record, Cin7Store } from './cin7-store.ts'

/** The id of a sample record. */
export function cin7Id(kind: string, number: number): string {
  const hex = createHash('sha256').update(`${kind} ${number}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

const OPENED = Date.UTC(2026, 0, 5, 20, 0, 0)

/** A time some hours after the company began. Cin7 writes fractions of different lengths. */
export function hoursOpen(hours: number): string {
  const seconds = new Date(OPENED + hours * 3_600_000).toISOString().slice(0, 19)
  return `${seconds}${['Z', '.5Z', '.043Z', '.1234567Z'][hours % 4]}`
}

/** The day of a time, as Cin7 writes days. */
export const dayOf = (time: string): string => `${time.slice(0, 10)}T00:00:00`

const named = (kind: string, ...names: string[]): Cin7Record[] =>
  names.map((Name, at) => ({ ID: cin7Id(kind, at), Name }))

const location = (number: number, Name: string): Cin7Record => ({
  ID: cin7Id('location', number),
  Name,
  IsDefault: number === 1,
  IsDeprecated: false,
  Bins: [{ ID: cin7Id('bin', number), Name: 'A1' }],
  FixedAssetsLocation: false,
  ParentID: null,
  ParentName: null,
  ReferenceCount: 0,
  AddressLine1: `${number} Quay Street`,
  AddressLine2: null,
  AddressCitySuburb: 'Auckland',
  AddressStateProvince: null,
  AddressZipPostCode: '1010',
  AddressCountry: 'New Zealand',
  PickZones: null,
  IsStaging: false,
  IsCoMan: false,
  IsShopfloor: number === 2,
})

const account = (Code: string, Name: string, Type: string, Class: string): Cin7Record => ({
  Code,
  Name,
  Type,
  Class,
  Status: 'ACTIVE',
  Description: Name,
  DisplayName: `${Code}: ${Name}`,
  SystemAccount: null,
  ForPayments: Code === '090',
  BankAccountNumber: null,
  BankAccountId: null,
  OldCode: null,
})

const settings: Record<string, readonly Cin7Record[]> = {
  'ref/location': [location(1, 'Main Warehouse'), location(2, 'Shop')],
  'ref/brand': named('brand', 'Harbour', 'Kererū'),
  'ref/category': named('category', 'Beans', 'Equipment'),
  'ref/unit': named('unit', 'Item', 'kg'),
  'ref/attributeset': [
    {
      ID: cin7Id('attributes', 1),
      Name: 'Coffee',
      Attribute1Name: 'Roast',
      Attribute1Type: 'Text',
      Attributes: [],
    },
  ],
  'ref/carrier': [{ CarrierID: cin7Id('carrier', 1), Description: 'DEFAULT Carrier' }],
  'ref/priceTier': [1, 2].map((Code) => ({ Code, Name: `Tier ${Code}` })),
  'ref/paymentterm': [
    {
      ID: cin7Id('term', 1),
      Name: '30 days',
      Duration: 30,
      Method: 'number of days',
      IsActive: true,
      IsDefault: true,
    },
  ],
  'ref/tax': [
    {
      ID: cin7Id('tax', 1),
      Name: 'GST',
      Account: '820',
      IsActive: true,
      TaxInclusive: false,
      TaxPercent: 15,
      IsTaxForSale: true,
      IsTaxForPurchase: true,
      Components: [{ ID: cin7Id('component', 1), Name: 'GST', Percent: '15', AccountCode: '820' }],
    },
  ],
  'ref/account': [
    account('090', 'Bank', 'BANK', 'ASSET'),
    account('200', 'Sales', 'REVENUE', 'REVENUE'),
    account('610', 'Accounts Receivable', 'CURRENT', 'ASSET'),
  ],
  'ref/account/bank': [
    {
      AccountID: cin7Id('bank', 1),
      AccountCode: '090',
      AccountName: 'Bank',
      AccountNumber: '01-0001-0000001-00',
      Bank: 'ANZ',
      Currency: 'NZD',
      InitialBalance: 0,
      BalanceInDear: 1204.5,
      StatementBalance: 1200,
    },
  ],
}

/** Fills the reference lists. */
export function fillSettings(store: Cin7Store): void {
  store.company = {
    Company: 'Harbour Roasters',
    Currency: 'NZD',
    TimeZone: 'Pacific/Auckland',
    LockDate: null,
    OpeningBalanceDate: '2026-01-01T00:00:00',
    DefaultWeightUnits: 'g',
    DefaultDimensionsUnits: 'cm',
    DefaultSaleTaxRuleId: cin7Id('tax', 1),
    DefaultSaleTaxRuleName: 'GST',
    TaxCalculationMethod: 'Total',
    DiscountRule: 'Discount',
    MaximumDecimalPlacesInQuantity: 'N2',
    RoundingTable: [],
  }
  for (const [path, records] of Object.entries(settings))
    for (const record of records) store.put(path, record)
}
