import { expect, it } from 'vitest'
import { columns } from './columns.ts'
import { type Cursor, choiceOf, isWholeDue, readCursor } from './cursor.ts'
import type { HttpStream, Incremental } from './http-stream.ts'
import { onePage } from './paging.ts'

const stream: HttpStream = {
  name: 'books',
  request: { path: 'books' },
  paging: onePage,
  records: [],
  columns: columns('text', 'id title'),
  key: ['id'],
}
const withColumns = (fields: string): HttpStream => ({ ...stream, columns: columns('text', fields) })
const withChild = (fields: string): HttpStream => ({
  ...stream,
  children: [
    {
      name: 'editions',
      records: () => [],
      columns: columns('text', fields),
      key: ['isbn'],
      parentKey: 'book_id',
    },
  ],
})

it('marks the same settings and columns with the same mark', () => {
  const mark = choiceOf(['https://books.example/', '2025-01-01'], stream)
  expect(mark).toMatch(/^[0-9a-f]{16}$/)
  expect(choiceOf(['https://books.example/', '2025-01-01'], { ...stream })).toBe(mark)
})

it.each([
  ['another setting', choiceOf(['a'], stream), choiceOf(['b'], stream)],
  ['settings divided otherwise', choiceOf(['a', 'b'], stream), choiceOf(['ab'], stream)],
  ['a new column', choiceOf(['a'], stream), choiceOf(['a'], withColumns('id title price'))],
  ['a new child table', choiceOf(['a'], stream), choiceOf(['a'], withChild('isbn'))],
  [
    'a new column of a child table',
    choiceOf(['a'], withChild('isbn')),
    choiceOf(['a'], withChild('isbn price')),
  ],
  ['another request', choiceOf(['a'], stream), choiceOf(['a'], { ...stream, request: { path: 'novels' } })],
  [
    'another filter',
    choiceOf(['a'], stream),
    choiceOf(['a'], { ...stream, request: { path: 'books', query: { archived: 'true' } } }),
  ],
  ['another key', choiceOf(['a'], stream), choiceOf(['a'], { ...stream, key: ['title'] })],
  ['another list of records', choiceOf(['a'], stream), choiceOf(['a'], { ...stream, records: ['items'] })],
  [
    'another value of a column',
    choiceOf(['a'], withColumns('name:title')),
    choiceOf(['a'], withColumns('title')),
  ],
])('marks %s differently', (_, one, other) => {
  expect(one).not.toBe(other)
})

it('marks only settings of a source that loses old records', () => {
  const keeping = { ...stream, keepsOld: true }
  expect(choiceOf(['a'], { ...keeping, request: { path: 'novels' }, key: ['title'] })).toBe(
    choiceOf(['a'], keeping),
  )
  expect(choiceOf(['b'], keeping)).not.toBe(choiceOf(['a'], keeping))
})

it('reads a cursor that belongs to the choice', () => {
  const cursor: Cursor = { choice: 'c1', position: '17', wholeAt: '2026-11-01T00:00:00.000Z' }
  expect(readCursor(JSON.stringify(cursor), 'c1')).toEqual(cursor)
  expect(readCursor('{"choice":"c1","nextWindow":"2025-02-01"}', 'c1')).toEqual({
    choice: 'c1',
    nextWindow: '2025-02-01',
  })
})

it.each([
  ['of another choice', '{"choice":"c2","position":"17"}'],
  ['without a choice', '{"position":"17"}'],
  ['with a position that is not a text', '{"choice":"c1","position":17}'],
  ['that is not JSON', '2026-11-01 c1'],
  ['that is a list', '[]'],
  ['that is missing', undefined],
])('ignores a cursor %s', (_, text) => {
  expect(readCursor(text, 'c1')).toBeUndefined()
})

const DAY = 24 * 3_600_000
const wholeAt = '2026-11-01T00:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(wholeAt) + ms)
const every = (wholeEvery: Incremental['wholeEvery']): HttpStream => ({
  ...stream,
  incremental: {
    apply: (request) => request,
    position: { kind: 'source-time', overlapMs: 0 },
    ...(wholeEvery && { wholeEvery }),
  },
})

it.each([
  ['day', DAY],
  ['week', 7 * DAY],
  ['month', 30 * DAY],
] as const)('reads everything again after a %s', (wholeEvery, ms) => {
  expect(isWholeDue(every(wholeEvery), { choice: 'c', wholeAt }, after(ms - 1))).toBe(false)
  expect(isWholeDue(every(wholeEvery), { choice: 'c', wholeAt }, after(ms))).toBe(true)
})

it('reads everything again if it is unknown when that last happened', () => {
  expect(isWholeDue(every('month'), { choice: 'c' }, after(0))).toBe(true)
  expect(isWholeDue(every('month'), { choice: 'c', wholeAt: 'soon' }, after(0))).toBe(true)
})

it('continues an unfinished first reading, however long it takes', () => {
  const unfinished = { choice: 'c', wholeAt, nextWindow: '2026-02-01' }
  expect(isWholeDue(every('day'), unfinished, after(5 * DAY))).toBe(false)
})

it('never reads everything again without a reason', () => {
  expect(isWholeDue(every(undefined), { choice: 'c' }, after(999 * DAY))).toBe(false)
  expect(isWholeDue(stream, { choice: 'c', wholeAt }, after(999 * DAY))).toBe(false)
})
