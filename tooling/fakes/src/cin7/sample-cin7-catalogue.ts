import type { Cin7Record, Cin7Store } from './cin7-store.ts'
import { cin7Id, dayOf, hoursOpen } from './sample-cin7-settings.ts'

const goods = ['Beans 1 kg', 'Beans 250 g', 'Filter paper', 'Hand grinder', 'Moka pot', 'Cup']

export const productName = (number: number) => `${goods[number % goods.length]} ${1 + Math.floor(number / 6)}`

export function product(number: number): Cin7Record {
  const tiers = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [`PriceTier${at + 1}`, 30 + number + at / 2]),
  )
  return {
    ID: cin7Id('product', number),
    SKU: `B${number}`,
    Name: productName(number),
    Category: 'Beans',
    Brand: number % 2 ? 'Harbour' : null,
    Type: 'Stock',
    CostingMethod: 'FIFO',
    DropShipMode: 'No Drop Ship',
    DefaultLocation: 'Main Warehouse',
    Length: 0,
    Width: 0,
    Height: 12.5,
    Weight: 1000,
    UOM: 'Item',
    Barcode: `94001${number}`,
    MinimumBeforeReorder: 5,
    ReorderQuantity: 20,
    ...tiers,
    PriceTiers: { 'Tier 1': 30 + number },
    AverageCost: 18.2345,
    ShortDescription: '',
    Description: `<p>${productName(number)}</p>`,
    Sellable: true,
    Status: number % 9 === 8 ? 'Deprecated' : 'Active',
    Tags: 'coffee,"fresh"',
    SaleTaxRule: 'GST',
    PurchaseTaxRule: 'GST',
    RevenueAccount: '200',
    COGSAccount: '310',
    InventoryAccount: '630',
    LastModifiedOn: hoursOpen(number),
    Suppliers: [{ SupplierID: cin7Id('supplier', number % 3), SupplierName: 'Valle Verde', Cost: 18.2 }],
    BillOfMaterial: false,
  }
}

const contact = (name: string): Cin7Record => ({
  ID: cin7Id(name, 1),
  Name: name,
  Phone: '09 555 0100',
  Email: `${name.toLowerCase().replaceAll(/\W/g, '')}@cafe.example`,
  Default: true,
})

export const customerName = (number: number) => `Harbour Café ${number}`

const party = (name: string, number: number): Cin7Record => ({
  Name: name,
  Currency: 'NZD',
  PaymentTerm: '30 days',
  Discount: 0,
  TaxRule: 'GST',
  TaxNumber: `0012${number}`,
  Status: number % 7 === 6 ? 'Deprecated' : 'Active',
  Comments: number === 1 ? 'Calls first,\nthen "emails"' : '',
  AttributeSet: null,
  AdditionalAttribute1: number === 1 ? 'North' : null,
  Addresses: [{ Type: 'Billing', Line1: `${number} Wharf Road`, City: 'Auckland', Country: 'New Zealand' }],
  Contacts: [contact(name)],
  LastModifiedOn: hoursOpen(number),
})

const customer = (number: number): Cin7Record => ({
  ID: cin7Id('customer', number),
  ...party(customerName(number), number),
  AccountReceivable: '610',
  RevenueAccount: '200',
  Carrier: 'DEFAULT Carrier',
  SalesRepresentative: null,
  Location: 'Main Warehouse',
  PriceTier: 'Tier 1',
  CreditLimit: 1000,
  IsOnCreditHold: false,
  Tags: '',
})

const supplier = (number: number): Cin7Record => ({
  ID: cin7Id('supplier', number),
  ...party(`Supplier ${number}`, number),
  AccountPayable: '800',
})

const family: Cin7Record = {
  ID: cin7Id('family', 1),
  SKU: 'FAM-1',
  Name: 'Beans',
  Category: 'Beans',
  Brand: null,
  CostingMethod: 'FIFO',
  DropShipMode: 'No Drop Ship',
  DefaultLocation: 'Main Warehouse',
  UOM: 'Item',
  Option1Name: 'Size',
  Option1Values: '1 kg,250 g',
  PriceTier1: 31.5,
  LastModifiedOn: hoursOpen(3),
  Products: [{ ID: cin7Id('product', 0), SKU: 'B0', Name: productName(0), Option1: '1 kg' }],
}

const stock = (number: number, batch: string | null): Cin7Record => ({
  ID: cin7Id('product', number),
  SKU: `B${number}`,
  Name: productName(number),
  Barcode: null,
  Location: 'Main Warehouse',
  Bin: null,
  Batch: batch,
  ExpiryDate: batch && '2027-03-01T00:00:00',
  OnHand: 40 + number,
  Allocated: 12,
  Available: 28 + number,
  OnOrder: 0,
  StockOnHand: 728.25,
  InTransit: 0,
})

const movement = (number: number): Cin7Record => ({
  TaskID: cin7Id('movement', number),
  Status: number % 4 === 3 ? 'DRAFT' : 'COMPLETED',
  Reference: `Count ${number}`,
})

function fillMovements(store: Cin7Store): void {
  for (let number = 1; number <= 4; number++) {
    const day = dayOf(hoursOpen(number * 24))
    const counted = {
      ...movement(number),
      EffectiveDate: day,
      StocktakeNumber: `ST-${number}`,
      Account: '310',
    }
    store.put('stockadjustmentList', counted)
    store.put('stockTakeList', { ...counted, Location: 'Main Warehouse', LastUpdatedDate: hoursOpen(number) })
    store.put('stockTransferList', {
      ...movement(number),
      Number: `TR-${number}`,
      FromLocation: 'Main Warehouse',
      ToLocation: 'Shop',
      CompletionDate: day,
      DepartureDate: null,
    })
  }
}

/** Fills products, customers, suppliers and stock. */
export function fillCatalogue(
  store: Cin7Store,
  { products, customers }: { products: number; customers: number },
) {
  for (let number = 0; number < products; number++) {
    store.put('product', product(number))
    store.put('ref/productavailability', stock(number, null))
    if (number % 5 === 0) store.put('ref/productavailability', stock(number, `B-${number}`))
  }
  store.put('productFamily', family)
  for (let number = 0; number < customers; number++) store.put('customer', customer(number))
  for (let number = 0; number < 3; number++) store.put('supplier', supplier(number))
  fillMovements(store)
}
