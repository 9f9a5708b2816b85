import { columns } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'

// The columns of the contacts, products, dimensions and orders of PowerOffice Go.

export const customers: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId'),
  ...columns('day', 'CustomerSince'),
  ...columns(
    'text',
    `
    CurrencyCode DeliveryTerm DepartmentCode EmailAddress ExternalImportReference FirstName
    InvoiceBrandingThemeCode InvoiceDeliveryType InvoiceEmailAddress InvoiceEmailAddressCC LastName
    LegalName Name NoticeOfDebtCollectionDeliveryType OrganizationNumber PaymentReminderEmailAddress
    PhoneNumber ReminderDeliveryType WebsiteUrl MailAddress.AddressLine1:mail_address_line1
    MailAddress.AddressLine2:mail_address_line2 MailAddress.ZipCode MailAddress.City
    MailAddress.CountryCode
  `,
  ),
  ...columns('numeric', 'Allowance BillableRate'),
  ...columns(
    'whole',
    `
    DeliveryTermId DepartmentId ExternalNumber InvoiceBrandingThemeId Number PaymentTerm PaymentTermId
    SalesPersonEmployeeId SalesPersonEmployeeNumber SubledgerAccountId
  `,
  ),
  ...columns(
    'yesNo',
    `
    DoNotAddLatePaymentFees DoNotAddLatePaymentInterest DoNotAutomatePaymentNotifications IsActive
    IsArchived IsPerson IsVatFree SendPaymentReminders TransferToDebtCollectionAgency UseInvoiceFee
  `,
  ),
  ...columns('json', 'ContactGroupIds'),
  ...columns(
    'instant',
    `
    ContactCreatedDateTimeOffset CustomerCreatedDateTimeOffset LastChangedDateTimeOffset
  `,
  ),
]

export const suppliers: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId'),
  ...columns(
    'text',
    `
    CurrencyCode EmailAddress ExternalImportReference FirstName LastName LegalName Name OrganizationNumber
    PhoneNumber WebsiteUrl MailAddress.AddressLine1:mail_address_line1
    MailAddress.AddressLine2:mail_address_line2 MailAddress.ZipCode MailAddress.City
    MailAddress.CountryCode
  `,
  ),
  ...columns('whole', 'ExternalNumber Number SubledgerAccountId'),
  ...columns('yesNo', 'IsActive IsArchived IsPerson Payout'),
  ...columns('json', 'ContactGroupIds'),
  ...columns(
    'instant',
    `
    ContactCreatedDateTimeOffset LastChangedDateTimeOffset SupplierCreatedDateTimeOffset
  `,
  ),
]

export const contactPersons: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns(
    'text',
    `
    EmailAddress ExternalCode FirstName LastName PhoneNumber Title
    MailAddress.AddressLine1:mail_address_line1 MailAddress.AddressLine2:mail_address_line2
    MailAddress.ZipCode MailAddress.City MailAddress.CountryCode
  `,
  ),
  ...columns('whole', 'ContactId'),
  ...columns('yesNo', 'IsActive IsDefault'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const contactGroups: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('text', 'Name'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const contactBankAccounts: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('text', 'BankAccountNumber BankCode BicSwift CountryCode'),
  ...columns('whole', 'ContactId'),
  ...columns('yesNo', 'IsActive'),
  ...columns('instant', 'CreateDateTimeOffset LastChangedDateTimeOffset'),
]

export const contactDeliveryAddresses: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('text', 'AddressLine1 AddressLine2 City CountryCode ExternalCode ZipCode'),
  ...columns('whole', 'ContactId'),
  ...columns('yesNo', 'IsPrimary'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const products: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId'),
  ...columns(
    'text',
    `
    Code Description Gtin Name OptionalSalesAccountAgricultureDepartment ProductGroupCode ProductType
    StandardSalesAccountAgricultureDepartment UnitOfMeasureCode
  `,
  ),
  ...columns('numeric', 'StockAvailable StockOnHand UnitCost UnitPrice'),
  ...columns(
    'whole',
    `
    OptionalSalesAccount OptionalSalesAccountId ProductGroupId StandardSalesAccount StandardSalesAccountId
  `,
  ),
  ...columns('yesNo', 'IsArchived IsStockItem'),
  ...columns(
    'instant',
    `
    CreatedDateTimeOffset LastChangedDateTimeOffset StockOnHandLastChangedDatetimeOffset
  `,
  ),
]

export const productGroups: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId'),
  ...columns(
    'text',
    `
    Code Description Name OptionalSalesAccountAgricultureDepartment ProductType
    StandardSalesAccountAgricultureDepartment UnitOfMeasureCode
  `,
  ),
  ...columns('numeric', 'UnitCost UnitPrice'),
  ...columns(
    'whole',
    `
    OptionalSalesAccount OptionalSalesAccountId StandardSalesAccount StandardSalesAccountId
  `,
  ),
  ...columns('yesNo', 'IsArchived'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const projects: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId'),
  ...columns('day', 'EndDate StartDate'),
  ...columns(
    'text',
    `
    BillableRateSpecification BrandingThemeCode Code ContractNo DeliveryTerm DepartmentCode
    ExpenseMarkupDescription HourlyRateMarkupDescription LocationCode Name ParentProjectCode
    ProjectBillingMethod ProjectStatus PurchaseOrderNo
  `,
  ),
  ...columns(
    'numeric',
    `
    BillableRate BudgetedBillableRate BudgetedCostOfGoods BudgetedHours BudgetedOtherOperatingExpenses
    BudgetedPayrollExpenses BudgetedRevenueHours BudgetedTotalRevenue ExpenseMarkupFactor FixedPrice
    HourlyRateMarkupFactor
  `,
  ),
  ...columns(
    'whole',
    `
    BrandingThemeId ContactPersonId CustomerId CustomerNo DeliveryTermId DepartmentId ExternalNumber
    LocationId ParentProjectId PaymentTermId PaymentTerms Progress ProjectManagerEmployeeId
    ProjectManagerEmployeeNo
  `,
  ),
  ...columns(
    'yesNo',
    `
    AllowAllActivities AllowAllEmployees AttachExpenseVouchersWhenBilling DenyTimeTracking
    ExpenseMarkupEnabled HourlyRateMarkupEnabled IsActive IsBillable IsInternal
  `,
  ),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const departments: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId'),
  ...columns('text', 'Code Name'),
  ...columns('whole', 'ManagerEmployeeId ManagerEmployeeNo'),
  ...columns('yesNo', 'IsActive'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const locations: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('text', 'Code Name'),
  ...columns('yesNo', 'IsActive'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const customDimensions: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId'),
  ...columns('text', 'Code ExternalImportReference Name'),
  ...columns('whole', 'Ordinal'),
  ...columns('yesNo', 'IsActive'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const salesOrders: readonly Column[] = [
  ...columns('guid', 'Id'),
  ...columns('day', 'DeliveryDate SalesOrderDate'),
  ...columns(
    'text',
    `
    BrandingThemeCode ContractNo CurrencyCode CustomMatchingReference CustomerReference DeliveryTerm
    DepartmentCode Dim1Code Dim2Code Dim3Code ExternalImportReference LocationCode ProjectCode
    PurchaseOrderReference SalesOrderStatus
  `,
  ),
  ...columns('numeric', 'CurrencyExchangeRate NetAmount TotalAmount'),
  ...columns(
    'whole',
    `
    BrandingThemeId ContactDeliveryAddressId CustomerId CustomerNo CustomerReferenceContactPersonId
    DeliveryTermId DepartmentId Dim1Id Dim2Id Dim3Id ImportedOrderNo LineCount LocationId PaymentTerm
    PaymentTermId ProjectId RelatedInvoiceNo SalesOrderNo SalesPersonEmployeeId SalesPersonEmployeeNumber
  `,
  ),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]
