import { columns } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'
import { amounts } from './uniconta-values.ts'

/** A table of a company, and what Uniconta calls it. */
export type UnicontaTable = {
  readonly name: string
  readonly entity: string
  /** The fields of the key, each with all names that it may have. Without a key, rows are identified by their number. */
  readonly key: readonly (readonly string[])[]
  readonly columns: readonly Column[]
  /** Read by months of its dates. Otherwise every refresh reads it whole. */
  readonly isLedger: boolean
  /** Fields that are never stored. */
  readonly leftOut: readonly string[]
}

/** The columns of rows that are identified by their number. */
export const ROW_KEY = 'row_key'
export const WINDOW = 'window_month'

/** The number of a row, under each name that Uniconta may use. It is the key of tables without another one. */
export const ROW_NUMBERS = ['RowId', 'PrimaryKeyId']

/** Field names separated by white space. */
type Fields = { text: string; amounts?: string; days?: string; yesNo?: string; leftOut?: string }

const listed = (fields = '') => fields.split(/\s+/).filter((field) => field !== '')

const columnsOf = ({ text, amounts: numbers, days, yesNo }: Fields): Column[] => [
  ...columns('text', text),
  ...(days ? columns('day', days) : []),
  ...(numbers ? amounts(numbers) : []),
  ...(yesNo ? columns('yesNo', yesNo) : []),
]

/** Declares a table that is read whole. The names that a field of its key may have are separated by a bar. */
const register = (name: string, entity: string, key: string, fields: Fields): UnicontaTable => {
  const parts = listed(key).map((part) => part.split('|'))
  const own = columns('text', parts.map(([field]) => field).join(' '))
  return {
    name,
    entity,
    key: parts,
    columns: [...own, ...columnsOf(fields)],
    isLedger: false,
    leftOut: [...ROW_NUMBERS, ...parts.flatMap((part) => part.slice(1)), ...listed(fields.leftOut)],
  }
}

/** Declares a table whose rows have a date. */
const ledger = (name: string, entity: string, fields: Fields): UnicontaTable => ({
  name,
  entity,
  key: [],
  columns: [...columns('text', `${WINDOW} ${ROW_KEY}`), ...columns('day', 'Date'), ...columnsOf(fields)],
  isLedger: true,
  leftOut: ROW_NUMBERS,
})

const dimensions = 'Dimension1 Dimension2 Dimension3 Dimension4 Dimension5'
const address = 'Address1 Address2 Address3 ZipCode City Country'
const delivery =
  'DeliveryName DeliveryAddress1 DeliveryAddress2 DeliveryAddress3 DeliveryZipCode DeliveryCity DeliveryCountry'
const references = 'YourRef OurRef Remark Requisition ReferenceNumber'
const posting = 'Voucher NumberSerie JournalPostedId'

const partner: Fields = {
  text: `Name Group ${address} Phone MobilPhone ContactPerson ContactEmail InvoiceEmail Www CompanyRegNo VatNumber EAN
    Currency Payment PriceList Employee InvoiceAccount Vat VatZone ${delivery} ${dimensions} Created`,
  amounts: 'Balance CurBalance Overdue CreditMax EndDiscountPct LineDiscountPct',
  days: 'LastInvoice',
  yesNo: 'Blocked',
}

const partnerTransaction: Fields = {
  text: `Account Name ${posting} Text Invoice TransType PostType Currency Project DocumentRef ReferenceNumber ${dimensions}`,
  amounts: 'Amount Debit Credit AmountCur DebitCur CreditCur ExchangeRegulated AmountOpen',
  days: 'DueDate DocumentDate',
}

const invoice: Fields = {
  text: `InvoiceNumber Account Name OrderNumber ${posting} Currency Payment Employee Vat ${delivery} DeliveryAccount
    Shipment DeliveryTerm Project ${references} ${dimensions} OrderCreated`,
  amounts: `NetAmount VatAmount TotalAmount LineAmount AmountLocalCur CostValue SalesValue Margin MarginRatio
    EndDiscountPct CashDiscount ExchangeRate Weight Volume`,
  days: 'DueDate DeliveryDate CashDiscountDate',
}

const invoiceLine: Fields = {
  text: `InvoiceNumber OrderNumber LineNumber DCAccount AccountName Item ItemName Variant1 Variant2 Text Unit Warehouse
    Location Project PrCategory Currency Vat Employee MovementType PostingAccount ReferenceNumber ${dimensions}`,
  amounts: `InvoiceQty Qty SalesPrice CostPrice DiscountPct NetDiscount InvoiceTotal Total NetAmount GrossAmount
    InvoiceNetAmount AmountInclVat CostValue Margin MarginRatio Weight Volume`,
  days: 'DateOnOrder',
}

const order: Fields = {
  text: `Account Name Group Currency Payment Employee ${references} ${delivery} Shipment DeliveryTerm InvoiceAccount
    PriceList RelatedOrder Project Vat ${dimensions} Created UpdatedAt`,
  amounts:
    'OrderTotal TotalBeforeVAT Discount EndDiscountPct NoLines TotalQty CostValue SalesValue Margin MarginRatio',
  days: 'DeliveryDate DeliveryDateConfirmed InvoiceDate DueDate',
}

const orderLine: Fields = {
  text: `Item ItemName Variant1 Variant2 Text Unit Currency Warehouse Location Project PrCategory Employee Vat
    ReferenceNumber SerieBatch Note ${dimensions} UpdatedAt`,
  amounts: `Qty QtyNow QtyDelivered QtyInvoiced Remaining Price CostPrice Discount DiscountPct Total CostValue
    SalesValue Margin MarginRatio`,
  days: 'Date DeliveryDate',
}

/** The tables of a company. The names of projects and their transactions are those of Uniconta's own client. */
export const unicontaTables: readonly UnicontaTable[] = [
  register('companies', 'CompanyClient', 'CompanyId|PrimaryKeyId|RowId', {
    text: `CompanyName:name ${address} Phone Currency`,
    // Anyone who knows this address can send vouchers to the company.
    leftOut: 'ScanEmail',
  }),
  register('gl_accounts', 'GLAccountClient', 'Account', {
    text: `Name AccountType Vat VatOperation Currency Lookup Comment ExternalNo ExternalName StandardAccount
      ConsolidationAccount SystemAccount Sum CalculationExpression DefaultOffsetAccount ${dimensions}`,
    amounts: 'Balance ThisYear PrevYear CurBalanceCur',
    yesNo: 'Blocked',
  }),
  ledger('gl_transactions', 'GLTransClient', {
    text: `Account AccountName ${posting} VoucherLine Text TransType Vat VatOperation Currency Origin DCType DCAccount
      DCName Invoice DocumentRef ReferenceNumber Project ${dimensions}`,
    amounts: 'Amount Debit Credit AmountCur DebitCur CreditCur AmountVat AmountBase Qty',
    days: 'DocumentDate',
  }),
  register('debtors', 'DebtorClient', 'Account', partner),
  register('creditors', 'CreditorClient', 'Account', partner),
  ledger('debtor_transactions', 'DebtorTransClient', partnerTransaction),
  ledger('creditor_transactions', 'CreditorTransClient', partnerTransaction),
  ledger('debtor_invoices', 'DebtorInvoiceClient', invoice),
  ledger('creditor_invoices', 'CreditorInvoiceClient', invoice),
  ledger('debtor_invoice_lines', 'DebtorInvoiceLines', invoiceLine),
  ledger('creditor_invoice_lines', 'CreditorInvoiceLines', invoiceLine),
  register('debtor_orders', 'DebtorOrderClient', 'OrderNumber', order),
  register('debtor_order_lines', 'DebtorOrderLineClient', 'OrderNumber LineNumber', orderLine),
  register('creditor_orders', 'CreditorOrderClient', 'OrderNumber', order),
  register('creditor_order_lines', 'CreditorOrderLineClient', 'OrderNumber LineNumber', orderLine),
  // The number is called so in Uniconta's own client.
  register('debtor_offers', 'DebtorOfferClient', 'OrderNumber|OfferNumber', order),
  register('items', 'InvItemClient', 'Item', {
    text: `Name ItemType Group Unit EAN TariffNumber CostModel Warehouse Location PurchaseAccount SupplierItemId
      AlternativeItem CategoryGroup BrandGroup StatisticsGroup DiscountGroup CountryOfOrigin Currency1 Currency2
      Currency3 PurchaseCurrency ${dimensions}`,
    amounts: `SalesPrice1 SalesPrice2 SalesPrice3 CostPrice PurchasePrice AverageCost CostValue QtyOnStock QtyReserved
      QtyOrdered Available AvailableForReservation MinStockLevel MaxStockLevel Weight NetWeight Volume Decimals`,
    days: 'LastMovement',
    yesNo: 'Blocked',
  }),
  ledger('item_transactions', 'InvTransClient', {
    ...invoiceLine,
    text: `${invoiceLine.text} InvJournalPostedId JournalPostedId Note`,
  }),
  register('warehouses', 'InvWarehouseClient', 'Warehouse', { text: 'Name', amounts: 'Sorting' }),
  register('employees', 'EmployeeClient', 'Number', {
    text: `Name Title Group Email Mobil UserName Approver Warehouse PayrollCategory ${dimensions}`,
    amounts: 'CostPrice SalesPrice',
    days: 'Hired Terminated',
    yesNo: 'Blocked',
    // Private data that no report needs.
    leftOut: 'PersonalId Address1 Address2 ZipCode City PayId VechicleRegNo MNENo',
  }),
  register('projects', 'ProjectClient', 'Number', {
    text: `Name Account DebtorName MasterProject RootProject Group Currency Payment Vat PersonInCharge PriceList Phase
      Description ContactName Email WorkAddress1 WorkAddress2 WorkAddress3 YourRef OurRef Requisition ${dimensions} Created`,
    amounts:
      'FixedPrice SalesPrice CostValue SalesValue Revenue OnAccountSales WIP Margin MarginRatio Completion',
    days: 'StartDate EndDate',
    yesNo: 'Blocked',
  }),
  ledger('project_transactions', 'ProjectTransClient', {
    text: `Project ProjectName Task WorkSpace PrCategory CategoryName PayrollCategory Employee EmployeeName Item ItemName
      CatType Text Unit Invoice ${posting} CreditorAccount ReferenceNumber LineNumber ${dimensions}`,
    amounts: 'Qty CostPrice SalesPrice CostAmount SalesAmount DiscountPct Margin MarginRatio',
    days: 'InvoicedOn',
  }),
  {
    name: 'gl_budget_lines',
    entity: 'GLBudgetLineClient',
    key: [],
    columns: [
      ...columns('text', ROW_KEY),
      ...columnsOf({
        text: `BudgetId Account AccountName Comment Recurring ${dimensions}`,
        amounts: 'Amount Debit Credit Qty Regulate',
        days: 'Date ToDate',
      }),
    ],
    isLedger: false,
    leftOut: ROW_NUMBERS,
  },
]

/** The columns of a table's key. Rows without a key field are replaced with all others of their month. */
export function keyOf({ key, isLedger, columns: [first, second] }: UnicontaTable): string[] {
  if (key.length === 0) return isLedger ? [WINDOW, ROW_KEY] : [ROW_KEY]
  return [first, second].slice(0, key.length).flatMap((column) => column?.name ?? [])
}
