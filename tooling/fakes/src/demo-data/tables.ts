/** How to fill the table of a resource: its columns, and SQL expressions for row `i` of `n`. */
type Resource = { table: string; columns: Readonly<Record<string, readonly [type: string, value: string]>> }

const contacts = `(array['Birch & Sons', 'Cedar & Co', 'Kāpiti Roasters', 'Northland Freight', 'Ōtautahi Power'])`
const contact_name = ['text', `${contacts}[1 + i % 5]`] as const
const currency_code = ['text', `'NZD'`] as const
/** In the order of the rows, because previews are sorted by the key. */
const id = ['text primary key', `'00000000-0000-4000-8000-' || lpad(i::text, 12, '0')`] as const
/** Dates in the two years before the demo starts. */
const date = ['date', `date '2026-11-20' - (n - i) * 700 / n`] as const
const amount = ['numeric', `(i * 7919 % 250000) / 100.0`] as const

/** The tables have columns of the real ones, so that a refresh can continue them. */
const resources = {
  Invoices: {
    table: 'invoices',
    columns: {
      invoice_id: id,
      invoice_number: ['text', `'INV-' || lpad(i::text, 5, '0')`],
      date,
      contact_name,
      status: ['text', `case when i % 9 = 0 then 'AUTHORISED' else 'PAID' end`],
      total: amount,
      currency_code,
    },
  },
  BankTransactions: {
    table: 'bank_transactions',
    columns: {
      bank_transaction_id: id,
      date,
      type: ['text', `case when i % 3 = 0 then 'RECEIVE' else 'SPEND' end`],
      contact_name,
      total: amount,
      currency_code,
      is_reconciled: ['boolean', `i % 7 <> 0`],
    },
  },
  StockMovements: {
    table: 'stock_movements',
    columns: {
      movement_number: ['text primary key', `'SM-' || lpad(i::text, 6, '0')`],
      date,
      product_code: ['text', `'AC-' || (1000 + i * 31 % 240)`],
      warehouse: ['text', `(array['Auckland', 'Wellington', 'Ōtautahi'])[1 + i % 3]`],
      quantity: ['integer', `i * 37 % 120 - 40`],
    },
  },
} as const satisfies Record<string, Resource>

export type DemoResource = keyof typeof resources

/** The number of rows of each resource that a connector has loaded. */
export type DemoLoad = Readonly<Partial<Record<DemoResource, number>>>

const entriesOf = (load: DemoLoad) =>
  // The keys of a load are those of its type.
  Object.entries(load) as [DemoResource, number][]

/** Returns what a refresh reports for a load: the number of rows and a sentence. */
export const reportOf = (load: DemoLoad): { rows: number; detail: string } => ({
  rows: entriesOf(load).reduce((sum, [, rows]) => sum + rows, 0),
  detail: entriesOf(load)
    .map(([resource, rows]) => `${resource}: ${rows.toLocaleString('en-GB')} rows`)
    .join(', '),
})

/** Returns SQL that creates and fills the tables. `sql` qualifies a table name. */
export function filledTables(load: DemoLoad) {
  return entriesOf(load).map(([resource, rows]) => {
    const { table, columns }: Resource = resources[resource]
    const names = Object.keys(columns)
    const statements = (sql: string) => [
      `create table ${sql} (${names.map((name) => `${name} ${columns[name]?.[0]}`).join(', ')})`,
      `insert into ${sql} select ${names.map((name) => columns[name]?.[1]).join(', ')}
       from generate_series(1, ${rows}) i, (values (${rows})) as total (n)`,
    ]
    return { resource, table, rows, statements }
  })
}
