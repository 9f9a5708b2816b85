import { columns } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'

// Times of change are in UTC. The other dates are days, which Cin7 writes with a time of midnight.

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at + 1}`).join(' ')

const attributes = columns('text', `AttributeSet ${numbered('AdditionalAttribute', 10)}`)

const sale = (id: string): Column[] => [
  ...columns('guid', id),
  ...columns('text', 'OrderNumber Status Type OrderStatus QuoteStatus'),
  ...columns('day', 'OrderDate ShipBy InvoiceDate InvoiceDueDate'),
  ...columns('guid', 'CustomerID'),
  ...columns('text', 'Customer CustomerReference InvoiceNumber'),
]

const saleEnd: readonly Column[] = [
  ...columns('numeric', 'InvoiceAmount PaidAmount'),
  ...columns('text', 'BaseCurrency CustomerCurrency CombinedPickingStatus CombinedPackingStatus'),
  ...columns('text', 'CombinedShippingStatus CombinedInvoiceStatus CombinedPaymentStatus'),
  ...columns('text', 'CombinedTrackingNumbers CreditNoteStatus FulFilmentStatus:fulfilment_status'),
  ...columns('text', 'SourceChannel ExternalID'),
  ...columns('guid', 'OrderLocationID'),
  ...columns('utcInstant', 'Updated:updated_at'),
]

export const sales: readonly Column[] = [
  ...sale('SaleID'),
  ...columns('text', 'CreditNoteNumber'),
  ...saleEnd,
]

export const saleCreditNotes: readonly Column[] = [
  ...columns('guid', 'SaleID'),
  ...columns('text', 'CreditNoteNumber'),
  ...sale('SaleID').slice(1),
  ...saleEnd,
  ...columns('text', 'RestockStatus'),
]

export const purchases: readonly Column[] = [
  ...columns('guid', 'ID'),
  ...columns('text', 'OrderNumber Status Type OrderStatus'),
  ...columns('day', 'OrderDate RequiredBy InvoiceDate InvoiceDueDate'),
  ...columns('guid', 'SupplierID'),
  ...columns('text', 'Supplier InvoiceNumber CreditNoteNumber'),
  ...columns('numeric', 'InvoiceAmount PaidAmount'),
  ...columns('text', 'BaseCurrency SupplierCurrency StockReceivedStatus InvoiceStatus CreditNoteStatus'),
  ...columns('text', 'UnstockStatus CombinedReceivingStatus CombinedInvoiceStatus CombinedPaymentStatus'),
  ...columns('yesNo', 'BlindReceipt IsServiceOnly'),
  ...columns('guid', 'DropShipTaskID'),
  ...columns('utcInstant', 'LastUpdatedDate:updated_at'),
]

export const products: readonly Column[] = [
  ...columns('guid', 'ID'),
  ...columns('text', 'SKU Name Category Brand Type Status CostingMethod DropShipMode DefaultLocation'),
  ...columns('numeric', 'Length Width Height Weight CartonLength CartonWidth CartonHeight CartonQuantity'),
  ...columns(
    'numeric',
    'CartonInnerQuantity MinimumBeforeReorder ReorderQuantity QuantityToProduce AverageCost',
  ),
  ...columns('numeric', numbered('PriceTier', 10)),
  ...columns('text', 'UOM WeightUnits DimensionsUnits Barcode StockLocator PickZones'),
  ...columns('text', 'ShortDescription Description InternalNote Tags DiscountRule HSCode'),
  ...columns('text', 'CountryOfOrigin CountryOfOriginCode SaleTaxRule PurchaseTaxRule'),
  ...columns('text', 'RevenueAccount COGSAccount:cogs_account ExpenseAccount InventoryAccount'),
  ...columns('yesNo', 'Sellable BillOfMaterial AutoAssembly AutoDisassembly'),
  ...columns('text', 'AssemblyCostEstimationMethod AssemblyInstructionURL:assembly_instruction_url'),
  ...attributes,
  ...columns('json', 'PriceTiers:price_tiers Suppliers'),
  ...columns('utcInstant', 'LastModifiedOn:updated_at'),
]

export const productFamilies: readonly Column[] = [
  ...columns('guid', 'ID'),
  ...columns('text', 'SKU Name Category Brand CostingMethod DropShipMode DefaultLocation UOM'),
  ...columns('numeric', `MinimumBeforeReorder ReorderQuantity ${numbered('PriceTier', 10)}`),
  ...columns('text', 'ShortDescription Description Tags DiscountRule HSCode CountryOfOrigin'),
  ...columns('text', 'CountryOfOriginCode AttributeSet SaleTaxRule PurchaseTaxRule'),
  ...columns('text', 'RevenueAccount COGSAccount:cogs_account InventoryAccount'),
  ...columns('text', 'Option1Name Option1Values Option2Name Option2Values Option3Name Option3Values'),
  ...columns('json', 'Products'),
  ...columns('utcInstant', 'LastModifiedOn:updated_at'),
]

export const productAvailability: readonly Column[] = [
  ...columns('guid', 'ID:product_id'),
  ...columns('text', 'SKU Name Barcode Location Bin Batch'),
  ...columns('day', 'ExpiryDate'),
  ...columns('numeric', 'OnHand Allocated Available OnOrder StockOnHand InTransit'),
]

const party: readonly Column[] = [
  ...columns('guid', 'ID'),
  ...columns('text', 'Name Status Currency PaymentTerm'),
  ...columns('numeric', 'Discount'),
  ...columns('text', 'TaxRule TaxNumber Comments'),
]

const partyEnd: readonly Column[] = [
  ...attributes,
  ...columns('json', 'Addresses Contacts'),
  ...columns('utcInstant', 'LastModifiedOn:updated_at'),
]

export const customers: readonly Column[] = [
  ...party,
  ...columns('text', 'AccountReceivable RevenueAccount PriceTier Carrier SalesRepresentative Location Tags'),
  ...columns('numeric', 'CreditLimit'),
  ...columns('yesNo', 'IsOnCreditHold'),
  ...partyEnd,
]

export const suppliers: readonly Column[] = [...party, ...columns('text', 'AccountPayable'), ...partyEnd]

export const stockAdjustments: readonly Column[] = [
  ...columns('guid', 'TaskID'),
  ...columns('text', 'StocktakeNumber Status'),
  ...columns('day', 'EffectiveDate'),
  ...columns('text', 'Account Reference'),
]

export const stocktakes: readonly Column[] = [
  ...stockAdjustments,
  ...columns('guid', 'LocationID'),
  ...columns('text', 'Location Bins Brands Categories PickZones StockLocators Tags'),
  ...columns('text', 'CreatedDate LastUpdatedBy LastUpdatedDate'),
]

export const stockTransfers: readonly Column[] = [
  ...columns('guid', 'TaskID'),
  ...columns('text', 'Number Status'),
  ...columns('guid', 'From:from_id To:to_id'),
  ...columns('text', 'FromLocation ToLocation'),
  ...columns('day', 'CompletionDate DepartureDate'),
  ...columns('text', 'CostDistributionType InTransitAccount Reference'),
]

export const transactions: readonly Column[] = [
  ...columns('day', 'Month:effective_month'),
  ...columns('whole', 'LineNo:line_no'),
  ...columns('day', 'EffectiveDate'),
  ...columns('guid', 'TaskID'),
  ...columns('text', 'Type Reference Transaction DebitAccountCode CreditAccountCode'),
  ...columns('numeric', 'Amount'),
]

export const accounts: readonly Column[] = [
  ...columns('text', 'Code Name Type Class Status Description DisplayName SystemAccount'),
  ...columns('yesNo', 'ForPayments'),
  ...columns('text', 'BankAccountNumber BankAccountId OldCode'),
]

export const bankAccounts: readonly Column[] = [
  ...columns('guid', 'AccountID'),
  ...columns('text', 'AccountCode AccountName AccountNumber Bank Currency'),
  ...columns('numeric', 'InitialBalance BalanceInDear StatementBalance'),
]

export const locations: readonly Column[] = [
  ...columns('guid', 'ID'),
  ...columns('text', 'Name'),
  ...columns('guid', 'ParentID'),
  ...columns('text', 'ParentName'),
  ...columns('yesNo', 'IsDefault IsDeprecated IsCoMan:is_co_man IsShopfloor IsStaging FixedAssetsLocation'),
  ...columns('text', 'AddressLine1 AddressLine2 AddressCitySuburb AddressStateProvince'),
  ...columns('text', 'AddressZipPostCode AddressCountry PickZones'),
  ...columns('whole', 'ReferenceCount'),
  ...columns('json', 'Bins'),
]

export const named: readonly Column[] = [...columns('guid', 'ID'), ...columns('text', 'Name')]

export const carriers: readonly Column[] = [
  ...columns('guid', 'CarrierID'),
  ...columns('text', 'Description'),
]

export const taxes: readonly Column[] = [
  ...named,
  ...columns('text', 'Account'),
  ...columns('numeric', 'TaxPercent'),
  ...columns('yesNo', 'TaxInclusive IsActive IsTaxForSale IsTaxForPurchase'),
  ...columns('json', 'Components'),
]

export const paymentTerms: readonly Column[] = [
  ...named,
  ...columns('text', 'Method'),
  ...columns('whole', 'Duration'),
  ...columns('yesNo', 'IsActive IsDefault'),
]

export const priceTiers: readonly Column[] = [...columns('whole', 'Code'), ...columns('text', 'Name')]

export const attributeSets: readonly Column[] = [
  ...named,
  ...Array.from({ length: 10 }, (_, at) =>
    columns('text', `Attribute${at + 1}Name Attribute${at + 1}Type Attribute${at + 1}Values`),
  ).flat(),
  ...columns('json', 'Attributes'),
]

export const company: readonly Column[] = [
  ...columns('text', 'Company Currency TimeZone'),
  ...columns('day', 'LockDate OpeningBalanceDate'),
  ...columns('text', 'DefaultWeightUnits DefaultDimensionsUnits'),
  ...columns('guid', 'DefaultSaleTaxRuleId'),
  ...columns(
    'text',
    'DefaultSaleTaxRuleName TaxCalculationMethod DiscountRule MaximumDecimalPlacesInQuantity',
  ),
  ...columns('yesNo', 'ApplyCustomerDiscountsAfterOtherDiscounts AutomaticallyApplyDiscounts'),
  ...columns('json', 'RoundingTable'),
]
