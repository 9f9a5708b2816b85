import { dice } from './dice.ts'
import type { SampleRow } from './to-csv.ts'

export type SampleProduct = SampleRow & { product_code: string; unit_price: string }

const goods = [
  ['Shelf bracket', 'Hardware', 3],
  ['Packing tape, 50 mm', 'Packaging', 2],
  ['Corrugated box', 'Packaging', 1],
  ['Crème brûlée torch', 'Kitchen', 24],
  ['Café tumbler', 'Kitchen', 8],
  ['LED panel', 'Lighting', 39],
  ['Cable drum, 25 m', 'Electrical', 45],
  ['Work gloves', 'Safety', 6],
  ['Safety helmet "Standard"', 'Safety', 19],
  ['Pallet jack', 'Handling', 310],
  ['Storage crate', 'Storage', 14],
  ['Label roll', 'Packaging', 7],
] as const
const variants = [
  'small',
  'medium',
  'large',
  'red',
  'blue',
  'black',
  '2-pack',
  '10-pack',
  '12" wide',
  'heavy duty',
] as const

/** Generates the products of a warehouse, including bar codes with leading zeros. */
export function products(count: number): SampleProduct[] {
  const chance = dice(11)
  return Array.from({ length: count }, (_, index) => {
    const [name, category, price] = chance.pick(goods)
    const cents = price * 100 + chance.number(0, 99) * 5
    return {
      product_code: `P${String(10_001 + index)}`,
      name: `${name}, ${chance.pick(variants)}`,
      category,
      barcode: `0${chance.number(100_000_000_000, 999_999_999_999)}`,
      unit_price: (cents / 100).toFixed(2),
      in_stock: chance.chance(4) ? 0 : chance.number(1, 900),
      discontinued: chance.chance(6),
      last_counted: dayOf2026(chance.number(1, 300)),
    }
  })
}

function dayOf2026(day: number): string {
  return new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10)
}
