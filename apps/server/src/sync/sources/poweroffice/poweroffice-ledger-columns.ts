import { columns } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'

// The columns of the ledgers, invoices and codes of PowerOffice Go.

export const accountTransactions: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns(
    'guid',
    `
    BankTransferId CorrectionOfVoucherId CreatedFromImportJournalId ReversedVoucherId VoucherId
  `,
  ),
  ...columns('day', 'PostingDate VoucherDate'),
  ...columns(
    'text',
    `
    AgricultureDepartment CurrencyCode DepartmentCode Description Dim1Code Dim2Code Dim3Code
    ExternalImportReference LocationCode ProductCode ProjectCode VatCode VatReturnSpecification
    VoucherDescription VoucherType
  `,
  ),
  ...columns('numeric', 'Amount CurrencyAmount Quantity Quantity2 VatAmount VatRate'),
  ...columns(
    'whole',
    `
    AccountId AccountNo ContactId CorrectionOfVoucherNo CustomerAccountNo DepartmentId Dim1Id Dim2Id
    Dim3Id EmployeeAccountNo ImportedVoucherNo LocationId ProductId ProjectId ReversedVoucherNo
    SubLedgerEntryId SupplierAccountNo VatId VoucherNo
  `,
  ),
  ...columns('yesNo', 'IsNoteMainEntry IsReversed'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const generalLedgerAccounts: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns(
    'text',
    `
    AgricultureDepartment CurrencyCode DepartmentCode GeneralLedgerAccountType Name Unit1 Unit2 VatCode
    VatReturnSpecification
  `,
  ),
  ...columns('whole', 'AccountNo DepartmentId VatCodeId'),
  ...columns('yesNo', 'IsActive IsDepartmentRequired IsProjectRequired IsVatCodeLocked'),
  ...columns('instant', 'LastChangedDateTimeOffset'),
]

export const outgoingInvoices: readonly Column[] = [
  ...columns('guid', 'Id'),
  ...columns('day', 'DeliveryDate DueDate OrderDate VoucherDate'),
  ...columns(
    'text',
    `
    BrandingThemeCode Cid ContractNo CurrencyCode CustomMatchingReference CustomerReference
    DeliveryAddress1 DeliveryAddress2 DeliveryAddressCity DeliveryAddressCountryCode
    DeliveryAddressZipCode DeliveryTerm DepartmentCode Dim1Code Dim2Code Dim3Code ExternalImportReference
    InvoiceDeliveryType LocationCode ProjectCode PurchaseOrderReference VoucherType
  `,
  ),
  ...columns(
    'numeric',
    `
    Balance CurrencyExchangeRate NetAmount NetPostedAmount TotalAmount TotalPostedAmount
  `,
  ),
  ...columns(
    'whole',
    `
    BrandingThemeId CustomerId CustomerNo CustomerReferenceContactPersonId DeliveryTermId DepartmentId
    Dim1Id Dim2Id Dim3Id ImportedOrderNo InvoiceNo LocationId MatchId OrderNo PaymentTerm PaymentTermId
    ProjectId RelatedInvoiceNo SellersReferenceEmployeeId SellersReferenceEmployeeNo VoucherNo
  `,
  ),
  ...columns('yesNo', 'IsReversed'),
  ...columns(
    'instant',
    `
    BalanceLastChangedDateTimeOffset CreatedDateTimeOffset LastChangedDateTimeOffset SentDateTimeOffset
  `,
  ),
]

export const outgoingInvoiceLines: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'InvoiceId:outgoing_invoice_id'),
  ...columns(
    'text',
    `
    AgricultureDepartment DepartmentCode Description Dim1Code Dim2Code Dim3Code ExternalImportReference
    LineType LocationCode ProductCode ProjectCode UnitOfMeasureCode VatCode VatReturnSpecification
  `,
  ),
  ...columns(
    'numeric',
    `
    Allowance NetAmount NetPostedAmount ProductUnitCost ProductUnitPrice Quantity TotalAmount
    TotalPostedAmount VatAmount VatRate
  `,
  ),
  ...columns(
    'whole',
    `
    AccountId AccountNo DepartmentId Dim1Id Dim2Id Dim3Id LocationId ProductId ProjectId
    SellersReferenceEmployeeId SellersReferenceEmployeeNo SortOrder VatId
  `,
  ),
  ...columns('yesNo', 'IsAccrued'),
]

export const incomingInvoices: readonly Column[] = [
  ...columns('guid', 'Id'),
  ...columns('day', 'DueDate VoucherDate'),
  ...columns(
    'text',
    `
    Cid ContractNo CurrencyCode CustomMatchingReference DepartmentCode Dim1Code Dim2Code Dim3Code
    ExternalImportReference InvoiceNo LocationCode ProjectCode PurchaseOrderReference RelatedInvoiceNo
    VoucherType
  `,
  ),
  ...columns(
    'numeric',
    `
    Balance CurrencyExchangeRate NetAmount NetPostedAmount TotalAmount TotalPostedAmount
  `,
  ),
  ...columns(
    'whole',
    `
    DepartmentId Dim1Id Dim2Id Dim3Id LocationId MatchId ProjectId SupplierId SupplierNo VoucherNo
  `,
  ),
  ...columns('yesNo', 'IsReversed'),
  ...columns('instant', 'BalanceLastChangedDateTimeOffset CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const customerEntries: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId VoucherId'),
  ...columns('day', 'DueDate PostingDate VoucherDate'),
  ...columns(
    'text',
    `
    Cid CurrencyCode CustomMatchingReference CustomerName DepartmentCode Dim1Code Dim2Code Dim3Code
    ExternalImportReference InvoiceNo LocationCode PaidFromBankAccount ProjectCode VoucherType
  `,
  ),
  ...columns('numeric', 'Amount Balance CurrencyAmount'),
  ...columns(
    'whole',
    `
    CustomerAccountNo CustomerExternalNo CustomerId DepartmentId Dim1Id Dim2Id Dim3Id LocationId MatchId
    ProjectId VoucherNo
  `,
  ),
  ...columns('yesNo', 'IsWriteOff'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const supplierEntries: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('guid', 'CreatedFromImportJournalId VoucherId'),
  ...columns('day', 'DueDate PostingDate VoucherDate'),
  ...columns(
    'text',
    `
    Cid CurrencyCode CustomMatchingReference DepartmentCode Dim1Code Dim2Code Dim3Code
    ExternalImportReference InvoiceNo LocationCode ProjectCode SupplierName VoucherType
  `,
  ),
  ...columns('numeric', 'Amount Balance CurrencyAmount'),
  ...columns(
    'whole',
    `
    DepartmentId Dim1Id Dim2Id Dim3Id LocationId MatchId ProjectId SupplierAccountNo SupplierExternalNo
    SupplierId VoucherNo
  `,
  ),
  ...columns('yesNo', 'IsWriteOff'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const journalEntryVouchers: readonly Column[] = [
  ...columns('guid', 'Id'),
  ...columns('text', 'VoucherType'),
  ...columns('yesNo', 'InApprovalWorkflow IsPosted OriginatedFromEhf'),
  ...columns('instant', 'CreatedDateTimeOffset LastChangedDateTimeOffset'),
]

export const vatCodes: readonly Column[] = [
  ...columns('whole', 'Id'),
  ...columns('day', 'ValidFrom ValidTo'),
  ...columns('text', 'Code Description Name'),
  ...columns('numeric', 'Rate VatBasisRatio'),
  ...columns('whole', 'BaseVatCodeId'),
  ...columns('yesNo', 'IsActive IsCustom'),
  ...columns('json', 'VatBasisRatios'),
  ...columns('instant', 'VatBasisRatioValidFrom'),
]

export const currencies: readonly Column[] = [
  ...columns('text', 'Code'),
  ...columns('text', 'Notation'),
  ...columns('yesNo', 'IsActive'),
]

export const trialBalance: readonly Column[] = [
  ...columns('day', 'Date'),
  ...columns('whole', 'AccountId AccountNo'),
  ...columns('text', 'AccountName AgricultureDepartment'),
  ...columns('numeric', 'Balance'),
]
