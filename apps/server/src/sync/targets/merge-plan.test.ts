import { describe, expect, it } from 'vitest'
import type { ColumnType } from '../column-type.ts'
import { keyColumn, planMerge, type StagedColumn } from './merge-plan.ts'

const column = (
  name: string,
  type: ColumnType | 'none' = 'text',
  changes: Partial<StagedColumn> = {},
): StagedColumn => ({
  name,
  type: type === 'none' ? undefined : type,
  hasBlanks: false,
  hasWrittenBlanks: false,
  ...changes,
})
const existing = (types: Record<string, string>, changes: { key?: string[]; isEmpty?: boolean } = {}) => ({
  types: new Map(Object.entries(types)),
  key: changes.key ?? [],
  isEmpty: changes.isEmpty ?? false,
})
const orders = { full: false, table: 'orders' }
const changeOf = (before: string, found: ColumnType | 'none') =>
  planMerge(existing({ a: before }), [column('a', found)], orders).columns[0]

describe('the key column of a file', () => {
  it.each([
    ['orders', ['date', 'id'], 'id'],
    ['orders', ['customer_id', 'order_id'], 'order_id'],
    ['orders', ['order_number', 'date'], 'order_number'],
    ['companies', ['name', 'company_code'], 'company_code'],
    ['boxes', ['name', 'box_no'], 'box_no'],
    ['stock', ['sku', 'amount'], 'sku'],
    ['report', ['customer_id', 'amount'], 'customer_id'],
    ['orders', ['date', 'amount'], undefined],
    ['orders', ['amount', 'customer_id'], undefined],
    ['orders', ['paid', 'fluid'], undefined],
  ])('in %s with %j is %s', (table, names, key) => {
    expect(
      keyColumn(
        names.map((name) => column(name)),
        table,
      ),
    ).toBe(key)
  })

  it('has a value in every row', () => {
    expect(keyColumn([column('id', 'bigint', { hasBlanks: true }), column('order_id')], 'orders')).toBe(
      'order_id',
    )
    expect(keyColumn([column('id', 'none')], 'orders')).toBeUndefined()
  })
})

describe('types only widen', () => {
  it.each([
    ['bigint', 'numeric', 'numeric'],
    ['date', 'timestamptz', 'timestamptz'],
    ['bigint', 'text', 'text'],
    ['date', 'bigint', 'text'],
  ] as const)('%s and %s become %s', (before, found, after) => {
    expect(changeOf(before, found)).toMatchObject({ type: after, change: 'widen' })
  })

  it.each([
    ['numeric', 'bigint'],
    ['text', 'date'],
    ['timestamptz', 'date'],
    ['bigint', 'none'],
    ['character varying(20)', 'bigint'],
  ] as const)('%s stays with %s', (before, found) => {
    expect(changeOf(before, found)).toMatchObject({ type: before, change: 'none' })
  })
})

describe('the plan for a table', () => {
  const file = [column('order_id', 'bigint'), column('note')]

  it('creates and fills a new table and adds its key', () => {
    expect(planMerge(undefined, file, orders)).toMatchObject({
      create: true,
      mode: 'replace',
      key: ['order_id'],
      dropKey: false,
    })
  })

  it('merges rows by an existing key', () => {
    const plan = planMerge(
      existing({ order_id: 'bigint', note: 'text' }, { key: ['order_id'] }),
      file,
      orders,
    )
    expect(plan).toMatchObject({ create: false, mode: 'merge', key: ['order_id'] })
  })

  it('merges rows by a key chosen by hand', () => {
    expect(
      planMerge(existing({ order_id: 'bigint', note: 'text' }, { key: ['note'] }), file, orders).key,
    ).toEqual(['note'])
  })

  it('replaces all rows without a key', () => {
    expect(planMerge(existing({ order_id: 'bigint' }), file, orders)).toMatchObject({
      mode: 'replace',
      key: [],
    })
  })

  it('chooses the key again for a full refresh or an empty table', () => {
    const table = existing({ order_id: 'bigint' }, { key: ['note'] })
    expect(planMerge(table, file, { ...orders, full: true })).toMatchObject({
      mode: 'replace',
      key: ['order_id'],
      dropKey: true,
    })
    expect(planMerge({ ...table, isEmpty: true }, file, orders)).toMatchObject({
      mode: 'replace',
      key: ['order_id'],
    })
  })

  it('adds new columns and keeps missing ones', () => {
    const { columns } = planMerge(
      existing({ order_id: 'bigint', gone: 'text' }, { key: ['order_id'] }),
      file,
      orders,
    )
    expect(columns.map(({ name, change }) => [name, change])).toEqual([
      ['order_id', 'none'],
      ['note', 'add'],
    ])
  })

  it('makes written blanks null unless the column is text', () => {
    const blank = { hasBlanks: true, hasWrittenBlanks: true }
    const { columns } = planMerge(
      undefined,
      [column('n', 'bigint', blank), column('t', 'text', blank)],
      orders,
    )
    expect(columns.map(({ blanksToNull }) => blanksToNull)).toEqual([true, false])
  })
})
