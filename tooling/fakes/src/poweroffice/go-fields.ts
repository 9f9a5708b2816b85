const fields = (names: string): readonly string[] => names.trim().split(/\s+/)

/** The documented fields of the records of PowerOffice Go. */
export const goFields = {
  accounts: fields(`
    AccountNo AgricultureDepartment CurrencyCode DepartmentCode DepartmentId GeneralLedgerAccountType Id
    IsActive IsDepartmentRequired IsProjectRequired IsVatCodeLocked LastChangedDateTimeOffset Name Unit1
    Unit2 VatCode VatCodeId VatReturnSpecification
  `),
  transactions: fields(`
    AccountId AccountNo AgricultureDepartment Amount BankTransferId ContactId CorrectionOfVoucherId
    CorrectionOfVoucherNo CreatedDateTimeOffset CreatedFromImportJournalId CurrencyAmount CurrencyCode
    CustomerAccountNo DepartmentCode DepartmentId Description Dim1Code Dim1Id Dim2Code Dim2Id Dim3Code
    Dim3Id EmployeeAccountNo ExternalImportReference Id ImportedVoucherNo IsNoteMainEntry IsReversed
    LastChangedDateTimeOffset LocationCode LocationId PostingDate ProductCode ProductId ProjectCode
    ProjectId Quantity Quantity2 ReversedVoucherId ReversedVoucherNo SubLedgerEntryId SupplierAccountNo
    VatAmount VatCode VatId VatRate VatReturnSpecification VoucherDate VoucherDescription VoucherId
    VoucherNo VoucherType
  `),
  customers: fields(`
    Allowance BillableRate ContactCreatedDateTimeOffset ContactGroupIds CreatedFromImportJournalId
    CurrencyCode CustomerCreatedDateTimeOffset CustomerSince DateOfBirth DeliveryTerm DeliveryTermId
    DepartmentCode DepartmentId DoNotAddLatePaymentFees DoNotAddLatePaymentInterest
    DoNotAutomatePaymentNotifications EmailAddress ExternalImportReference ExternalNumber FirstName Id
    InvoiceBrandingThemeCode InvoiceBrandingThemeId InvoiceDeliveryType InvoiceEmailAddress
    InvoiceEmailAddressCC IsActive IsArchived IsPerson IsVatFree LastChangedDateTimeOffset LastName
    LegalName MailAddress Name NationalIdNumber NoticeOfDebtCollectionDeliveryType Number OrganizationNumber
    PaymentReminderEmailAddress PaymentTerm PaymentTermId PhoneNumber ReminderDeliveryType
    SalesPersonEmployeeId SalesPersonEmployeeNumber SendPaymentReminders SubledgerAccountId
    TransferToDebtCollectionAgency UseInvoiceFee WebsiteUrl
  `),
  suppliers: fields(`
    ContactCreatedDateTimeOffset ContactGroupIds CreatedFromImportJournalId CurrencyCode DateOfBirth
    EmailAddress ExternalImportReference ExternalNumber FirstName Id IsActive IsArchived IsPerson
    LastChangedDateTimeOffset LastName LegalName MailAddress Name Number OrganizationNumber Payout
    PhoneNumber SubledgerAccountId SupplierCreatedDateTimeOffset WebsiteUrl
  `),
  employees: fields(`
    ContactCreatedDateTimeOffset ContactGroupIds CreatedFromImportJournalId DateOfBirth DepartmentCode
    DepartmentId EmailAddress EmployeeCreatedDateTimeOffset EndDate ExpenseBankAccountId
    ExternalImportReference ExternalNumber FirstName Gender HiredDate Id InternationalIdCountryCode
    InternationalIdNumber InternationalIdReportToAltinn InternationalIdType IsArchived JobTitle
    LastChangedDateTimeOffset LastName LocationCode LocationId MailAddress ManagerEmployeeId
    ManagerEmployeeNo NationalIdNumber Number PhoneNumber SalaryBankAccountId StartDate SubledgerAccountId
    TravelExpenseBankAccountId
  `),
  contactPersons: fields(`
    ContactId CreatedDateTimeOffset EmailAddress ExternalCode FirstName Id IsActive IsDefault
    LastChangedDateTimeOffset LastName MailAddress PhoneNumber Title
  `),
  contactGroups: fields('CreatedDateTimeOffset Id LastChangedDateTimeOffset Name'),
  contactBankAccounts: fields(`
    BankAccountNumber BankCode BicSwift ContactId CountryCode CreateDateTimeOffset Id IsActive
    LastChangedDateTimeOffset
  `),
  contactDeliveryAddresses: fields(`
    AddressLine1 AddressLine2 City ContactId CountryCode CreatedDateTimeOffset ExternalCode Id IsPrimary
    LastChangedDateTimeOffset ZipCode
  `),
  outgoingInvoices: fields(`
    Balance BalanceLastChangedDateTimeOffset BrandingThemeCode BrandingThemeId Cid ContractNo
    CreatedDateTimeOffset CurrencyCode CurrencyExchangeRate CustomMatchingReference CustomerId CustomerNo
    CustomerReference CustomerReferenceContactPersonId DeliveryAddress1 DeliveryAddress2 DeliveryAddressCity
    DeliveryAddressCountryCode DeliveryAddressZipCode DeliveryDate DeliveryTerm DeliveryTermId
    DepartmentCode DepartmentId Dim1Code Dim1Id Dim2Code Dim2Id Dim3Code Dim3Id DueDate
    ExternalImportReference Id ImportedOrderNo InvoiceDeliveryType InvoiceNo IsCreatedByCurrentIntegration
    IsReversed LastChangedDateTimeOffset LocationCode LocationId MatchId NetAmount NetPostedAmount OrderDate
    OrderNo PaymentTerm PaymentTermId ProjectCode ProjectId PurchaseOrderReference RelatedInvoiceNo
    SellersReferenceEmployeeId SellersReferenceEmployeeNo SentDateTimeOffset TotalAmount TotalPostedAmount
    VoucherDate VoucherNo VoucherType
  `),
  outgoingInvoiceLines: fields(`
    AccountId AccountNo AgricultureDepartment Allowance DepartmentCode DepartmentId Description Dim1Code
    Dim1Id Dim2Code Dim2Id Dim3Code Dim3Id ExternalImportReference Id IsAccrued LineType LocationCode
    LocationId NetAmount NetPostedAmount ProductCode ProductId ProductUnitCost ProductUnitPrice ProjectCode
    ProjectId Quantity SellersReferenceEmployeeId SellersReferenceEmployeeNo SortOrder TotalAmount
    TotalPostedAmount UnitOfMeasureCode VatAmount VatCode VatId VatRate VatReturnSpecification
  `),
  incomingInvoices: fields(`
    Balance BalanceLastChangedDateTimeOffset Cid ContractNo CreatedDateTimeOffset CurrencyCode
    CurrencyExchangeRate CustomMatchingReference DepartmentCode DepartmentId Dim1Code Dim1Id Dim2Code Dim2Id
    Dim3Code Dim3Id DueDate ExternalImportReference Id InvoiceNo IsReversed LastChangedDateTimeOffset
    LocationCode LocationId MatchId NetAmount NetPostedAmount ProjectCode ProjectId PurchaseOrderReference
    RelatedInvoiceNo SupplierId SupplierNo TotalAmount TotalPostedAmount VoucherDate VoucherNo VoucherType
  `),
  customerEntries: fields(`
    Amount Balance Cid CreatedDateTimeOffset CreatedFromImportJournalId CurrencyAmount CurrencyCode
    CustomMatchingReference CustomerAccountNo CustomerExternalNo CustomerId CustomerName DepartmentCode
    DepartmentId Dim1Code Dim1Id Dim2Code Dim2Id Dim3Code Dim3Id DueDate ExternalImportReference Id
    InvoiceNo IsCreatedByCurrentIntegration IsWriteOff LastChangedDateTimeOffset LocationCode LocationId
    MatchId PaidFromBankAccount PostingDate ProjectCode ProjectId VoucherDate VoucherId VoucherNo
    VoucherType
  `),
  supplierEntries: fields(`
    Amount Balance Cid CreatedDateTimeOffset CreatedFromImportJournalId CurrencyAmount CurrencyCode
    CustomMatchingReference DepartmentCode DepartmentId Dim1Code Dim1Id Dim2Code Dim2Id Dim3Code Dim3Id
    DueDate ExternalImportReference Id InvoiceNo IsCreatedByCurrentIntegration IsWriteOff
    LastChangedDateTimeOffset LocationCode LocationId MatchId PostingDate ProjectCode ProjectId
    SupplierAccountNo SupplierExternalNo SupplierId SupplierName VoucherDate VoucherId VoucherNo VoucherType
  `),
  products: fields(`
    Code CreatedDateTimeOffset CreatedFromImportJournalId Description Gtin Id IsArchived IsStockItem
    LastChangedDateTimeOffset Name OptionalSalesAccount OptionalSalesAccountAgricultureDepartment
    OptionalSalesAccountId ProductGroupCode ProductGroupId ProductType StandardSalesAccount
    StandardSalesAccountAgricultureDepartment StandardSalesAccountId StockAvailable StockOnHand
    StockOnHandLastChangedDatetimeOffset UnitCost UnitOfMeasureCode UnitPrice
  `),
  productGroups: fields(`
    Code CreatedDateTimeOffset CreatedFromImportJournalId Description Id IsArchived
    LastChangedDateTimeOffset Name OptionalSalesAccount OptionalSalesAccountAgricultureDepartment
    OptionalSalesAccountId ProductType StandardSalesAccount StandardSalesAccountAgricultureDepartment
    StandardSalesAccountId UnitCost UnitOfMeasureCode UnitPrice
  `),
  projects: fields(`
    AllowAllActivities AllowAllEmployees AttachExpenseVouchersWhenBilling BillableRate
    BillableRateSpecification BrandingThemeCode BrandingThemeId BudgetedBillableRate BudgetedCostOfGoods
    BudgetedHours BudgetedOtherOperatingExpenses BudgetedPayrollExpenses BudgetedRevenueHours
    BudgetedTotalRevenue Code ContactPersonId ContractNo CreatedDateTimeOffset CreatedFromImportJournalId
    CustomerId CustomerNo DeliveryTerm DeliveryTermId DenyTimeTracking DepartmentCode DepartmentId EndDate
    ExpenseMarkupDescription ExpenseMarkupEnabled ExpenseMarkupFactor ExternalNumber FixedPrice
    HourlyRateMarkupDescription HourlyRateMarkupEnabled HourlyRateMarkupFactor Id IsActive IsBillable
    IsInternal LastChangedDateTimeOffset LocationCode LocationId Name ParentProjectCode ParentProjectId
    PaymentTermId PaymentTerms Progress ProjectBillingMethod ProjectManagerEmployeeId
    ProjectManagerEmployeeNo ProjectStatus PurchaseOrderNo StartDate
  `),
  departments: fields(`
    Code CreatedDateTimeOffset CreatedFromImportJournalId Id IsActive LastChangedDateTimeOffset
    ManagerEmployeeId ManagerEmployeeNo Name
  `),
  locations: fields('Code CreatedDateTimeOffset Id IsActive LastChangedDateTimeOffset Name'),
  customDimensions: fields(`
    Code CreatedDateTimeOffset CreatedFromImportJournalId ExternalImportReference Id IsActive
    LastChangedDateTimeOffset Name Ordinal
  `),
  salesOrders: fields(`
    BrandingThemeCode BrandingThemeId ContactDeliveryAddressId ContractNo CreatedDateTimeOffset CurrencyCode
    CurrencyExchangeRate CustomMatchingReference CustomerId CustomerNo CustomerReference
    CustomerReferenceContactPersonId DeliveryDate DeliveryTerm DeliveryTermId DepartmentCode DepartmentId
    Dim1Code Dim1Id Dim2Code Dim2Id Dim3Code Dim3Id ExternalImportReference Id ImportedOrderNo
    IsCreatedByCurrentIntegration LastChangedDateTimeOffset LineCount LocationCode LocationId NetAmount
    PaymentTerm PaymentTermId ProjectCode ProjectId PurchaseOrderReference RelatedInvoiceNo SalesOrderDate
    SalesOrderNo SalesOrderStatus SalesPersonEmployeeId SalesPersonEmployeeNumber TotalAmount
  `),
  vatCodes: fields(`
    BaseVatCodeId Code Description Id IsActive IsCustom Name Rate ValidFrom ValidTo VatBasisRatio
    VatBasisRatioValidFrom VatBasisRatios
  `),
  currencies: fields('Code IsActive Notation'),
  journalVouchers: fields(`
    CreatedDateTimeOffset Id InApprovalWorkflow IsCreatedByCurrentIntegration IsPosted
    LastChangedDateTimeOffset OriginatedFromEhf VoucherType
  `),
  trialBalance: fields('AccountId AccountName AccountNo AgricultureDepartment Balance'),
} as const
