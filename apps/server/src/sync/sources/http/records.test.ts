import { describe, expect, it } from 'vitest'
import { SourceFailure } from '../../source-failure.ts'
import { columns, lineNumber, ofParent } from './columns.ts'
import { parseExactJson } from './exact-json.ts'
import { httpMessages } from './http.messages.ts'
import type { HttpStream, SourceRecord } from './http-stream.ts'
import { onePage } from './paging.ts'
import { keyOf, listAt, tablesOf } from './records.ts'

const messages = httpMessages('Books')

const books: HttpStream = {
  name: 'books',
  request: { path: 'books' },
  paging: onePage,
  records: [],
  columns: [
    ...columns('whole', 'id'),
    ...columns('text', 'title author.name'),
    ...columns('numeric', 'price'),
  ],
  key: ['id'],
  isRemoved: ({ deleted_at: deletedAt }) => typeof deletedAt === 'string',
  children: [
    {
      name: 'editions',
      records: listAt('editions'),
      columns: [ofParent('whole', 'id', 'book_id'), lineNumber(), ...columns('text', 'isbn format')],
      key: ['book_id', 'line_no'],
      parentKey: 'book_id',
    },
  ],
}

const book: SourceRecord = {
  id: 7,
  title: 'Tea',
  author: { name: 'Ann' },
  price: '12.50',
  editions: [{ isbn: '1' }, { isbn: '2', format: 'e-book' }],
}

const rowsOf = (table: string, record: SourceRecord, stream = books) =>
  tablesOf(stream, messages)
    .find(({ name }) => name === table)
    ?.rows(record)

const failureOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof SourceFailure) return { message: error.message, code: error.code }
    throw error
  }
  throw new Error('It did not fail')
}

describe('the tables of a stream', () => {
  it('are its own, and one for each list inside its records', () => {
    expect(tablesOf(books, messages)).toMatchObject([
      { name: 'books', key: ['id'], removedBy: 'id' },
      { name: 'editions', key: ['book_id', 'line_no'], removedBy: 'book_id' },
    ])
  })

  it('delete rows by another column if the stream names one', () => {
    expect(tablesOf({ ...books, removedBy: 'title' }, messages)[0]?.removedBy).toBe('title')
  })

  it('cannot delete rows by a key of several columns', () => {
    const both = { ...books, key: ['id', 'title'] }
    expect(() => tablesOf(both, messages)).toThrow('its key must be one column')
    const { isRemoved: _, ...kept } = both
    expect(() => tablesOf(kept, messages)).toThrow('its key must be one column')
    expect(tablesOf({ ...kept, children: [] }, messages)).toHaveLength(1)
  })
})

describe('rows', () => {
  it('have the values in the order of the columns, and null where a field is missing', () => {
    expect(rowsOf('books', book)).toEqual([[7, 'Tea', 'Ann', '12.50']])
    expect(rowsOf('books', { id: 8 })).toEqual([[8, null, null, null]])
  })

  it('of a child have the key of the parent and their place', () => {
    expect(rowsOf('editions', book)).toEqual([
      [7, 1, '1', null],
      [7, 2, '2', 'e-book'],
    ])
  })

  it('of a child end with the parent', () => {
    expect(rowsOf('editions', { ...book, deleted_at: '2026-01-31' })).toEqual([])
  })

  it.each([
    ['without', {}],
    ['with a null as', { id: null }],
    ['with a blank', { id: '' }],
  ])('are refused %s key', (_, key) => {
    const { id: _id, ...rest } = book
    expect(failureOf(() => rowsOf('books', { ...rest, ...key }))).toEqual({
      message: messages.noKey('books', 'id'),
      code: 'source-data',
    })
  })

  it('may have the key 0', () => {
    expect(rowsOf('books', { ...book, id: 0 })?.[0]?.[0]).toBe(0)
  })

  it('with an invalid value are refused with the key and the column', () => {
    expect(failureOf(() => rowsOf('books', { ...book, price: 'much' }))).toEqual({
      message: messages.badValue('books', '7', 'price'),
      code: 'source-data',
    })
    const orders = { ...books, columns: columns('whole', 'id'), children: [], isRemoved: () => false }
    expect(failureOf(() => rowsOf('books', { id: 'x'.repeat(300) }, orders)).message).toBe(
      messages.badValue('books', 'x'.repeat(100), 'id'),
    )
    expect(failureOf(() => rowsOf('books', { price: 'much' })).message).toBe(messages.noKey('books', 'id'))
  })
})

describe('the key of a record', () => {
  it('is written as its row has it', () => {
    expect(keyOf(books, book, messages)).toBe('7')
    const guids = { ...books, columns: columns('guid', 'id') }
    expect(keyOf(guids, { id: 'AB-1' }, messages)).toBe('ab-1')
  })

  it('is undefined for a stream without a key', () => {
    expect(keyOf({ ...books, key: [] }, book, messages)).toBeUndefined()
  })

  it('must not be missing, so that no deletion is ignored', () => {
    const deleted = { deleted_at: '2026-01-31' }
    expect(failureOf(() => keyOf(books, deleted, messages)).message).toBe(messages.noKey('books', 'id'))
    expect(failureOf(() => keyOf(books, { id: {} }, messages)).message).toBe(
      messages.badValue('books', '{}', 'id'),
    )
  })
})

describe('other fields', () => {
  const open: HttpStream = { ...books, leftOut: ['secret', 'deleted_at'] }
  const otherOf = (record: SourceRecord) => rowsOf('books', record, open)?.[0]?.at(-1)

  it('are stored as JSON, sorted by name', () => {
    expect(tablesOf(open, messages)[0]?.columns.at(-1)).toMatchObject({ name: 'other_fields', type: 'text' })
    expect(otherOf({ ...book, weight: 2, colour: 'red', sold: false })).toBe(
      '{"colour":"red","sold":false,"weight":2}',
    )
  })

  it('leave out blank values, lists, objects and what must not be stored', () => {
    expect(otherOf({ ...book, a: null, b: '', c: [1], d: { e: 1 }, secret: 'x' })).toBeNull()
  })

  it('keep every digit of a long number', () => {
    const record = parseExactJson('{"id":1,"weight":12345678901234567890}') as SourceRecord
    expect(otherOf(record)).toBe('{"weight":12345678901234567890}')
  })

  it('include a field with the name of a child’s field', () => {
    expect(otherOf({ ...book, isbn: '978' })).toBe('{"isbn":"978"}')
  })

  it('leave out a field that only a child table reads', () => {
    const [child] = open.children ?? []
    if (!child) throw new Error('The stream has no child table')
    const withShop = { ...child, columns: [...child.columns, ofParent('text', 'shop', 'shop')] }
    const record = { ...book, shop: 'Oslo' }
    expect(rowsOf('books', record, { ...open, children: [withShop] })?.[0]?.at(-1)).toBeNull()
    expect(otherOf(record)).toBe('{"shop":"Oslo"}')
  })

  it('are not stored unless the stream says which to leave out', () => {
    expect(rowsOf('books', { ...book, weight: 2 })?.[0]).toHaveLength(books.columns.length)
  })
})

it.each([
  [{ a: { list: [{ id: 1 }, 'text', null, [1], { id: 2 }] } }, [{ id: 1 }, { id: 2 }]],
  [{ a: { list: null } }, []],
  [{}, []],
])('finds the objects of the list in %j', (record, expected) => {
  expect(listAt('a', 'list')(record)).toEqual(expected)
})
