import { columns, columnsReadBy } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'
import { msDay, msInstant } from './xero-values.ts'

/** Times such as `UpdatedDateUTC`. */
export const times = (fields: string): Column[] => columnsReadBy('timestamptz', msInstant, fields)

/** Calendar days such as `DueDate`. */
export const days = (fields: string): Column[] => columnsReadBy('date', msDay, fields)

/** Fields that repeat others, or that describe the response and not the record. */
export const repeated: readonly string[] = [
  'ID',
  'DateString',
  'DueDateString',
  'ExpiryDateString',
  'DeliveryDateString',
  'CreatedDateUTCString',
  'UpdatedDateUTCString',
  'StatusAttributeString',
  'HasErrors',
  'HasValidationErrors',
]

export const accounts: readonly Column[] = [
  ...columns('guid', 'AccountID'),
  ...columns('text', 'Code Name Type Class Status Description TaxType'),
  ...columns('text', 'BankAccountNumber BankAccountType CurrencyCode SystemAccount'),
  ...columns('text', 'ReportingCode ReportingCodeName'),
  ...columns('yesNo', 'EnablePaymentsToAccount ShowInExpenseClaims AddToWatchlist HasAttachments'),
  ...times('UpdatedDateUTC'),
]

export const brandingThemes: readonly Column[] = [
  ...columns('guid', 'BrandingThemeID'),
  ...columns('text', 'Name Type LogoUrl'),
  ...columns('whole', 'SortOrder'),
  ...times('CreatedDateUTC'),
]

export const contactGroups: readonly Column[] = [
  ...columns('guid', 'ContactGroupID'),
  ...columns('text', 'Name Status'),
]

export const contacts: readonly Column[] = [
  ...columns('guid', 'ContactID'),
  ...columns('text', 'ContactNumber AccountNumber ContactStatus Name FirstName LastName EmailAddress'),
  ...columns('text', 'CompanyNumber TaxNumber TaxNumberType Website'),
  ...columns('yesNo', 'IsSupplier IsCustomer'),
  ...columns('text', 'DefaultCurrency AccountsReceivableTaxType AccountsPayableTaxType'),
  ...columns('text', 'SalesDefaultAccountCode PurchasesDefaultAccountCode'),
  ...columns('text', 'SalesDefaultLineAmountType PurchasesDefaultLineAmountType'),
  ...columns('text', 'TrackingCategoryName TrackingCategoryOption'),
  ...columns('guid', 'BrandingTheme.BrandingThemeID:branding_theme_id MergedToContactID'),
  ...columns('numeric', 'Discount'),
  ...columns('numeric', 'Balances.AccountsReceivable.Outstanding:accounts_receivable_outstanding'),
  ...columns('numeric', 'Balances.AccountsReceivable.Overdue:accounts_receivable_overdue'),
  ...columns('numeric', 'Balances.AccountsPayable.Outstanding:accounts_payable_outstanding'),
  ...columns('numeric', 'Balances.AccountsPayable.Overdue:accounts_payable_overdue'),
  ...columns('json', 'Addresses Phones ContactPersons ContactGroups PaymentTerms'),
  ...columns('json', 'SalesTrackingCategories PurchasesTrackingCategories'),
  ...columns('yesNo', 'HasAttachments'),
  ...times('UpdatedDateUTC'),
]

export const currencies: readonly Column[] = columns('text', 'Code Description')

export const items: readonly Column[] = [
  ...columns('guid', 'ItemID'),
  ...columns('text', 'Code Name Description PurchaseDescription'),
  ...columns('yesNo', 'IsSold IsPurchased IsTrackedAsInventory'),
  ...columns('numeric', 'QuantityOnHand TotalCostPool'),
  ...columns('text', 'InventoryAssetAccountCode'),
  ...columns('numeric', 'SalesDetails.UnitPrice:sales_unit_price'),
  ...columns('text', 'SalesDetails.AccountCode:sales_account_code SalesDetails.TaxType:sales_tax_type'),
  ...columns('numeric', 'PurchaseDetails.UnitPrice:purchase_unit_price'),
  ...columns('text', 'PurchaseDetails.AccountCode:purchase_account_code'),
  ...columns('text', 'PurchaseDetails.COGSAccountCode:purchase_cogs_account_code'),
  ...columns('text', 'PurchaseDetails.TaxType:purchase_tax_type'),
  ...times('UpdatedDateUTC'),
]

export const organisation: readonly Column[] = [
  ...columns('guid', 'OrganisationID'),
  ...columns('text', 'Name LegalName OrganisationType OrganisationEntityType OrganisationStatus'),
  ...columns('text', 'CountryCode BaseCurrency Timezone ShortCode Version Class Edition LineOfBusiness'),
  ...columns('text', 'RegistrationNumber TaxNumber EmployerIdentificationNumber'),
  ...columns('yesNo', 'PaysTax IsDemoCompany'),
  ...columns('text', 'SalesTaxBasis SalesTaxPeriod DefaultSalesTax DefaultPurchasesTax'),
  ...columns('whole', 'FinancialYearEndDay FinancialYearEndMonth'),
  ...days('PeriodLockDate EndOfYearLockDate'),
  ...columns('json', 'Addresses Phones ExternalLinks PaymentTerms'),
  ...times('CreatedDateUTC'),
]

export const taxRates: readonly Column[] = [
  ...columns('text', 'TaxType Name ReportTaxType Status'),
  ...columns('numeric', 'DisplayTaxRate EffectiveRate'),
  ...columns('yesNo', 'CanApplyToAssets CanApplyToEquity CanApplyToExpenses'),
  ...columns('yesNo', 'CanApplyToLiabilities CanApplyToRevenue'),
]

export const trackingCategories: readonly Column[] = [
  ...columns('guid', 'TrackingCategoryID'),
  ...columns('text', 'Name Status'),
]

export const users: readonly Column[] = [
  ...columns('guid', 'UserID'),
  ...columns('text', 'EmailAddress FirstName LastName OrganisationRole'),
  ...columns('yesNo', 'IsSubscriber'),
  ...times('UpdatedDateUTC'),
]
