import { expect, it } from 'vitest'
import { syncMessages } from './sync.messages.ts'

const streams = (rows: Record<string, number>) =>
  Object.entries(rows).map(([name, count]) => ({ name, rows: count }))

it.each([
  ['a few tables by name', { a: 0, b: 1, c: 0 }, 'a: 0 rows; b: 1 row; c: 0 rows'],
  ['the tables with rows first', { a: 0, b: 0, c: 1_200, d: 0 }, 'c: 1,200 rows; 3 tables without changes'],
  ['no table by name if all are empty', { a: 0, b: 0, c: 0 }, '3 tables without changes'],
])('the result of a refresh lists %s', (_, rows, sentence) => {
  expect(syncMessages.taken(streams(rows))).toBe(sentence)
})

it('the result of a refresh lists 50 tables at most', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ name: `t${at}`, rows: at < 5 ? 0 : 1 }))
  expect(syncMessages.taken(many)).toMatch(/; t54: 1 row; and 5 more; 5 tables without changes$/)
})
