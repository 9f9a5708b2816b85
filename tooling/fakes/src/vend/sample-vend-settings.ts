import { createHash } from 'node:crypto'
import { type VendRecord, type VendStore, vendTime } from './vend-store.ts'

/** The id of a sample record. */
export function vendId(kind: string, number: number): string {
  const hex = createHash('sha256').update(`${kind} ${number}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

const OPENED = Date.UTC(2025, 9, 1, 20, 0, 0)

/** A time some hours after the shop opened. */
export const hoursOpen = (hours: number): string => vendTime(new Date(OPENED + hours * 3_600_000))

const outlet = (number: number, name: string, timeZone: string): VendRecord => ({
  id: vendId('outlet', number),
  name,
  default_tax_id: vendId('tax', 1),
  currency: 'NZD',
  currency_symbol: '$',
  display_prices: 'inclusive',
  time_zone: timeZone,
  email: `outlet${number}@birch.example`,
  physical_address_1: `${number} Nuffield Street`,
  physical_city: number === 1 ? 'Auckland' : 'Sydney',
  physical_country_id: number === 1 ? 'NZ' : 'AU',
  physical_postcode: '1023',
  attributes: number === 2 ? [{ key: 'order_reference_prefix', value: 'SYD' }] : [],
  deleted_at: null,
})

const register = (number: number, name: string): VendRecord => ({
  id: vendId('register', number),
  name,
  outlet_id: vendId('outlet', number),
  ask_for_note_on_save: 1,
  ask_for_user_on_sale: false,
  invoice_prefix: `R${number}-`,
  invoice_suffix: '',
  invoice_sequence: 1700 + number,
  is_open: true,
  register_open_time: hoursOpen(1),
  register_close_time: null,
  deleted_at: null,
})

const user = (number: number, name: string, type: string): VendRecord => ({
  id: vendId('user', number),
  username: name.split(' ')[0]?.toLowerCase(),
  display_name: name,
  account_type: type,
  email: `${name.split(' ')[0]?.toLowerCase()}@birch.example`,
  enabled: true,
  is_primary_user: number === 1,
  restricted_outlet_ids: number === 1 ? [] : [vendId('outlet', 1)],
  target_daily: 1_000,
  created_at: hoursOpen(number),
  updated_at: hoursOpen(number),
  deleted_at: null,
})

const tax = (number: number, name: string, rate: number): VendRecord => ({
  id: vendId('tax', number),
  name,
  display_name: name,
  is_default: number === 1,
  rates: [{ id: vendId('rate', number), name, display_name: name, rate }],
  deleted_at: null,
})

const paymentType = (number: number, name: string, typeId: number): VendRecord => ({
  id: vendId('payment type', number),
  name,
  type_id: typeId,
  disabled: false,
  internal: false,
  gateway: false,
  config: null,
  outlet_ids: null,
  created_at: hoursOpen(number),
  deleted_at: null,
})

const retailer = (name: string): VendRecord => ({
  id: vendId('retailer', 1),
  name,
  domain_prefix: name.toLowerCase().replaceAll(' ', '-'),
  account_status: 'active',
  account_type: 'enterprise',
  country: 'NZ',
  culture: 'en-NZ',
  currency: { code: 'NZD', symbol: '$' },
  timezone: 'Pacific/Auckland',
  tax_exclusive: false,
  store_credit: true,
  gift_cards: { enabled: true, never_enabled: false },
  loyalty: { enabled: true, ratio: 0.05 },
  created_at: hoursOpen(0),
})

/** Fills what a shop sets up once. */
export function fillSettings(store: VendStore, name: string): void {
  const several: [resource: string, records: VendRecord[]][] = [
    ['retailer', [retailer(name)]],
    ['outlets', [outlet(1, 'Auckland', 'Pacific/Auckland'), outlet(2, 'Sydney', 'Australia/Sydney')]],
    ['registers', [register(1, 'Main register'), register(2, 'Garden register')]],
    ['users', [user(1, 'Mere Tua', 'admin'), user(2, 'Otto Elm', 'cashier')]],
    ['taxes', [tax(1, 'GST', 0.15), tax(2, 'No Tax', 0)]],
    ['payment_types', [paymentType(1, 'Cash', 1), paymentType(2, 'Voucher', 118), paymentType(3, 'Card', 3)]],
  ]
  for (const [resource, records] of several) for (const record of records) store.put(resource, record)
}
