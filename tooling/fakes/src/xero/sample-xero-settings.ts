import { createHash } from 'node:crypto'
import { msDay, type XeroBooks, type XeroRecord } from './xero-books.ts'

/** Derives a GUID from a name and a number. */
export function xeroGuid(name: string, number: number): string {
  const hex = createHash('sha256').update(`${name} ${number}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

export const taxType = 'OUTPUT2'

const accounts: readonly [code: string, name: string, type: string, kind: string][] = [
  ['090', 'Business Bank Account', 'BANK', 'ASSET'],
  ['091', 'Savings Account', 'BANK', 'ASSET'],
  ['200', 'Sales', 'REVENUE', 'REVENUE'],
  ['260', 'Other Revenue', 'REVENUE', 'REVENUE'],
  ['310', 'Cost of Goods Sold', 'DIRECTCOSTS', 'EXPENSE'],
  ['400', 'Advertising', 'EXPENSE', 'EXPENSE'],
  ['453', 'Office Expenses', 'EXPENSE', 'EXPENSE'],
  ['610', 'Accounts Receivable', 'CURRENT', 'ASSET'],
  ['800', 'Accounts Payable', 'CURRLIAB', 'LIABILITY'],
  ['820', 'GST', 'CURRLIAB', 'LIABILITY'],
]

export const accountId = (code: string): string => xeroGuid('account', Number(code))

const products = 'Beans Tea Cocoa Rice Flour Sugar Oats Pasta Lentils Honey Salt Vinegar'.split(' ')

export const items = products.map((name, at) => ({
  id: xeroGuid('item', at + 1),
  code: `${name.slice(0, 4).toUpperCase()}1`,
  name: `${name} 1 kg`,
  price: 4.5 + at * 1.25,
}))

const places = 'Harbour Northside Station Garden Bridge Market Lakeside Valley'.split(' ')
const trades = 'Cafés Bakery Grocers Kitchen Catering Hotel'.split(' ')

const UPDATED = msDay('2026-01-05')

/** Fills what an organisation sets up once, and its contacts. */
export function fillSettings(books: XeroBooks, name: string, contacts: number): void {
  const put = (resource: string, records: readonly XeroRecord[]) => {
    for (const record of records) books.of(resource).put(record)
  }
  put('Organisation', [organisation(name)])
  put('Accounts', accounts.map(account))
  put('BrandingThemes', [
    {
      BrandingThemeID: xeroGuid('theme', 1),
      Name: 'Standard',
      Type: 'INVOICE',
      SortOrder: 0,
      CreatedDateUTC: msDay('2024-01-01'),
    },
  ])
  put('Currencies', [
    { Code: 'NZD', Description: 'New Zealand Dollar' },
    { Code: 'AUD', Description: 'Australian Dollar' },
  ])
  put('TaxRates', [taxRate('15% GST on Income', taxType, 15), taxRate('Zero Rated', 'ZERORATED', 0)])
  put('TrackingCategories', [
    category(1, 'Region', ['North', 'South', 'West']),
    category(2, 'Salesperson', ['Mere', 'Jonas']),
  ])
  put('Users', [
    {
      UserID: xeroGuid('user', 1),
      EmailAddress: 'mere@harbour.example',
      FirstName: 'Mere',
      LastName: 'Tua',
      UpdatedDateUTC: UPDATED,
      IsSubscriber: true,
      OrganisationRole: 'FINANCIALADVISER',
    },
  ])
  put('Items', items.map(item))
  put(
    'Contacts',
    Array.from({ length: contacts }, (_, at) => contact(at + 1)),
  )
  put('ContactGroups', [
    { ContactGroupID: xeroGuid('group', 1), Name: 'Wholesale', Status: 'ACTIVE', Contacts: [] },
  ])
}

const organisation = (name: string): XeroRecord => ({
  OrganisationID: xeroGuid('organisation', 1),
  APIKey: 'CTJ60UH519MXQIXEJSDPDALS3EOZ5Y',
  Name: name,
  LegalName: name,
  PaysTax: true,
  Version: 'NZ',
  OrganisationType: 'COMPANY',
  BaseCurrency: 'NZD',
  CountryCode: 'NZ',
  IsDemoCompany: false,
  OrganisationStatus: 'ACTIVE',
  FinancialYearEndDay: 31,
  FinancialYearEndMonth: 3,
  PeriodLockDate: msDay('2025-03-31'),
  CreatedDateUTC: msDay('2024-01-01'),
  Timezone: 'NEWZEALANDSTANDARDTIME',
  ShortCode: '!mBdtL',
  Class: 'PREMIUM',
  Edition: 'BUSINESS',
  Addresses: [{ AddressType: 'STREET', City: 'Auckland', PostalCode: '1010', Country: 'NZ' }],
  Phones: [],
  ExternalLinks: [],
  PaymentTerms: {},
})

const account = ([code, name, type, kind]: (typeof accounts)[number]): XeroRecord => ({
  AccountID: accountId(code),
  Code: code,
  Name: name,
  Status: 'ACTIVE',
  Type: type,
  TaxType: kind === 'REVENUE' ? taxType : 'NONE',
  Class: kind,
  EnablePaymentsToAccount: type === 'BANK',
  ShowInExpenseClaims: kind === 'EXPENSE',
  ...(type === 'BANK' && {
    BankAccountNumber: `0201${code}0000`,
    BankAccountType: 'BANK',
    CurrencyCode: 'NZD',
  }),
  HasAttachments: false,
  AddToWatchlist: false,
  UpdatedDateUTC: UPDATED,
})

const taxRate = (name: string, type: string, rate: number): XeroRecord => ({
  Name: name,
  TaxType: type,
  ReportTaxType: 'OUTPUT',
  CanApplyToAssets: true,
  CanApplyToEquity: true,
  CanApplyToExpenses: false,
  CanApplyToLiabilities: true,
  CanApplyToRevenue: true,
  DisplayTaxRate: rate,
  EffectiveRate: rate,
  Status: 'ACTIVE',
  TaxComponents: [{ Name: 'GST', Rate: rate, IsCompound: false, IsNonRecoverable: false }],
})

const category = (number: number, name: string, options: readonly string[]): XeroRecord => ({
  TrackingCategoryID: xeroGuid('category', number),
  Name: name,
  Status: 'ACTIVE',
  Options: options.map((option, at) => ({
    TrackingOptionID: xeroGuid(`option ${name}`, at),
    Name: option,
    Status: 'ACTIVE',
    HasValidationErrors: false,
    IsDeleted: false,
    IsArchived: false,
    IsActive: true,
  })),
})

const item = ({ id, code, name, price }: (typeof items)[number]): XeroRecord => ({
  ItemID: id,
  Code: code,
  Name: name,
  Description: name,
  IsTrackedAsInventory: true,
  InventoryAssetAccountCode: '630',
  IsSold: true,
  IsPurchased: true,
  TotalCostPool: price * 40,
  QuantityOnHand: 100,
  PurchaseDetails: { UnitPrice: price * 0.4, COGSAccountCode: '310', TaxType: 'INPUT2' },
  SalesDetails: { UnitPrice: price, AccountCode: '200', TaxType: taxType },
  UpdatedDateUTC: UPDATED,
})

export const contactName = (number: number): string =>
  `${places[number % places.length]} ${trades[number % trades.length]} ${number} Ltd`

const contact = (number: number): XeroRecord => ({
  ContactID: xeroGuid('contact', number),
  ContactNumber: `C-${number}`,
  ContactStatus: 'ACTIVE',
  Name: contactName(number),
  FirstName: 'Mere',
  LastName: 'Tua',
  EmailAddress: `orders${number}@customer.example`,
  BankAccountDetails: '',
  TaxNumber: '',
  AccountsReceivableTaxType: taxType,
  Addresses: [
    { AddressType: 'STREET', City: 'Auckland', PostalCode: '1010', Country: 'NZ' },
    { AddressType: 'POBOX', City: 'Auckland', AttentionTo: 'Accounts' },
  ],
  Phones: [
    { PhoneType: 'DEFAULT', PhoneNumber: '5550100', PhoneAreaCode: '09', PhoneCountryCode: '64' },
    { PhoneType: 'MOBILE', PhoneNumber: '' },
  ],
  IsSupplier: number % 4 === 0,
  IsCustomer: number % 4 !== 0,
  DefaultCurrency: 'NZD',
  ContactGroups: [],
  ContactPersons: [],
  PaymentTerms: { Sales: { Day: 20, Type: 'OFFOLLOWINGMONTH' } },
  Balances: { AccountsReceivable: { Outstanding: 0, Overdue: 0 } },
  HasAttachments: false,
  HasValidationErrors: false,
  UpdatedDateUTC: UPDATED,
})
