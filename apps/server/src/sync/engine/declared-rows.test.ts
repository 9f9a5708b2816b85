import { describe, expect, it } from 'vitest'
import type { Row } from '../rows.ts'
import { syncMessages } from '../sync.messages.ts'
import { readDeclaredRows } from './declared-rows.ts'

const limits = { columns: 3, valueBytes: 8, rowBytes: 12 }
const columns = [
  { name: 'Id', type: 'bigint' },
  { name: 'name', type: 'text' },
] as const

async function* once(...rows: Row[]) {
  yield rows
}

async function readAll(...rows: Row[]) {
  const reader = readDeclaredRows({ name: 'orders', columns, key: ['Id'] }, once(...rows), limits)
  const read: Row[] = []
  for await (const batch of reader.content(['bigint', 'text']).items)
    if (Array.isArray(batch)) read.push(...batch)
  return { read, reader }
}

describe('rows of a stream that declares its columns', () => {
  it('pass unchanged, counted, with the columns that have blanks', async () => {
    const rows = [
      [1, 'a'],
      [2, '  '],
    ]
    const { read, reader } = await readAll(...rows)
    expect(read).toEqual(rows)
    expect(reader.rowCount()).toBe(2)
    expect(reader.columns).toEqual(['id', 'name'])
    expect(reader.facts().map(({ type, hasBlanks }) => [type, hasBlanks])).toEqual([
      ['bigint', false],
      ['text', true],
    ])
  })

  it.each([
    ['a blank key', [null, 'a'], syncMessages.keyBlank('orders', 'id')],
    ['a value of too many bytes', [1, 'äöüäö'], syncMessages.valueTooLong('orders', 'name', 8)],
    ['a row of too many bytes', ['1234567', 'äöü'], syncMessages.rowTooLong('orders', 12)],
    ['a character with code 0', [1, 'a\0b'], syncMessages.nulCharacter('orders', 'name')],
  ] as const)('are refused for %s', async (_, row, sentence) => {
    await expect(readAll([1, 'fine'], row)).rejects.toMatchObject({ message: sentence, code: 'source-data' })
  })

  it('may be as long as the limits', async () => {
    expect((await readAll([1234, 'äöüä'])).read).toHaveLength(1)
  })

  it('are refused when there are too many columns', () => {
    const many = Array.from({ length: 4 }, (_, at) => ({ name: `c${at}`, type: 'text' as const }))
    expect(() => readDeclaredRows({ name: 'orders', columns: many }, once(), limits)).toThrow(
      syncMessages.tooManyColumns('orders', 4, 3),
    )
  })
})
