import type { VirtualItem } from '@tanstack/react-virtual'
import { describe, expect, it } from 'vitest'
import { rowsToDraw, withRoom } from './virtual-rows.ts'

describe('the rows to draw', () => {
  const near = { startIndex: 50, endIndex: 52, overscan: 1, count: 100 }

  it.each([
    ['those near the viewport', null, [49, 50, 51, 52, 53]],
    ['and the one with the focus between its neighbours', 7, [6, 7, 8, 49, 50, 51, 52, 53]],
    ['the first has one neighbour', 0, [0, 1, 49, 50, 51, 52, 53]],
    ['so has the last', 99, [49, 50, 51, 52, 53, 98, 99]],
    ['none twice', 53, [49, 50, 51, 52, 53, 54]],
  ])('%s', (_, focused, rows) => {
    expect(rowsToDraw(near, focused)).toEqual(rows)
  })
})

describe('the room for rows that are not drawn', () => {
  /** Rows of 100 px, 10 px apart, in a list that begins 40 px down the page. */
  const row = (index: number): VirtualItem => {
    const start = 40 + index * 110
    return { index, key: index, start, end: start + 100, size: 100, lane: 0 }
  }
  const extent = { start: 40, gap: 10, size: 20 * 110 - 10 }

  it('is 0 when all are drawn', () => {
    const all = Array.from({ length: 20 }, (_, index) => row(index))
    const { rows, roomAfter } = withRoom(all, extent)
    expect(rows.every(({ room }) => room === 0)).toBe(true)
    expect(roomAfter).toBe(0)
  })

  it('is added before each row and after the last, so every row keeps its position', () => {
    expect(withRoom([row(2), row(9), row(10)], extent)).toEqual({
      rows: [
        { index: 2, room: 220 },
        { index: 9, room: 660 },
        { index: 10, room: 0 },
      ],
      roomAfter: 990,
    })
  })
})
