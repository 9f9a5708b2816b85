import type { ShopKind, ShopOrder, ShopRefund, ShopRows } from './shop-shapes.ts'
import { type ShopTable, shopTable } from './shop-table.ts'
import { created, modified } from './shop-times.ts'

type Tables = { [K in ShopKind]: ShopTable<ShopRows[K]> }

/** The data of a shop. Every change updates the row's modification time, as in WooCommerce. */
export type ShopStore = {
  /** Returns the same array until a row changes. */
  all<K extends ShopKind>(kind: K): readonly ShopRows[K][]
  get<K extends ShopKind>(kind: K, id: number): ShopRows[K]
  has(kind: ShopKind, id: number): boolean
  /** Stores a row unchanged, with its own times. */
  put<K extends ShopKind>(kind: K, row: ShopRows[K]): void
  change<K extends ShopKind>(kind: K, id: number, change: Partial<ShopRows[K]>): ShopRows[K]
  /** Reduces the stock without changing the modification time, as WooCommerce does. */
  sell(productId: number, quantity: number): void
  refund(orderId: number, amount: string, reason: string): ShopRefund
  /** Deletes permanently. No list shows it. */
  remove(kind: ShopKind, id: number): void
}

export function shopStore(clock: () => Date): ShopStore {
  const tables: Tables = {
    orders: shopTable(),
    customers: shopTable(),
    products: shopTable(),
    refunds: shopTable(),
  }

  function get<K extends ShopKind>(kind: K, id: number): ShopRows[K] {
    const row = tables[kind].get(id)
    if (!row) throw new Error(`The shop has no ${kind} ${id}`)
    return row
  }

  function change<K extends ShopKind>(kind: K, id: number, change: Partial<ShopRows[K]>): ShopRows[K] {
    const row = { ...get(kind, id), ...modified(clock()), ...change }
    tables[kind].put(row)
    return row
  }

  return {
    all: (kind) => tables[kind].all(),
    get,
    has: (kind, id) => tables[kind].get(id) !== undefined,
    put: (kind, row) => tables[kind].put(row),
    change,
    sell(id, quantity) {
      const product = get('products', id)
      product.stock_quantity = (product.stock_quantity ?? 0) - quantity
    },
    refund(orderId, amount, reason) {
      const order = get('orders', orderId)
      const taken = [...tables.refunds.all(), ...tables.orders.all()].map(({ id }) => id)
      const refund = newRefund(Math.max(...taken) + 1, order, { amount, reason, at: clock() })
      tables.refunds.put(refund)
      change('orders', orderId, {
        refunds: [...order.refunds, { id: refund.id, reason, total: `-${amount}` }],
      })
      return refund
    },
    remove: (kind, id) => tables[kind].remove(id),
  }
}

type Refunding = { amount: string; reason: string; at: Date }

export function newRefund(id: number, order: ShopOrder, { amount, reason, at }: Refunding): ShopRefund {
  return {
    id,
    parent_id: order.id,
    ...created(at),
    ...modified(at),
    amount,
    reason,
    refunded_by: 1,
    refunded_payment: false,
    meta_data: [],
    line_items: [],
  }
}
