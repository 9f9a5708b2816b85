import { dice } from '../ftp/dice.ts'
import { sampleOrder } from './sample-order.ts'
import { sampleCustomers, sampleProducts } from './sample-shop-stock.ts'
import { newRefund, type ShopStore } from './shop-store.ts'

const FIRST_ORDER = Date.UTC(2025, 9, 1, 7)
const HOUR = 3_600_000

export type SampleSizes = { orders: number; customers: number; products: number }

export const sampleSizes: SampleSizes = { orders: 2_000, customers: 640, products: 120 }

/** Fills a shop with a year of orders, the same on every machine. */
export function fillShop(store: ShopStore, sizes: SampleSizes = sampleSizes): void {
  const chance = dice(44)
  const products = sampleProducts(sizes.products)
  const customers = sampleCustomers(sizes.customers)
  for (const product of products) store.put('products', product)
  for (const customer of customers) store.put('customers', customer)
  let at = FIRST_ORDER
  let id = 10_000
  for (let number = 0; number < sizes.orders; number++) {
    at += chance.number(1, 9) * HOUR
    id += chance.number(1, 3)
    const order = sampleOrder({ id, at: new Date(at), chance, customers, products })
    store.put('orders', order)
    if (order.status !== 'refunded' && !chance.chance(3)) continue
    id++
    const reason = chance.pick(['', 'Arrived broken', 'Falsche Größe', 'Ordered twice, "sorry"'])
    const refund = newRefund(id, order, { amount: order.total, reason, at: new Date(at + 30 * HOUR) })
    store.put('refunds', refund)
    order.refunds = [{ id, reason, total: `-${order.total}` }]
  }
}
