import type { ClientConnector } from '@tributary/domain'
import { logAfterClick } from '@tributary/sdk/connectors'
import { describe, expect, it } from 'vitest'
import { keepBoard } from './refresh-board.ts'

const warehouse: ClientConnector = {
  id: 1,
  key: 'warehouse',
  name: 'Warehouse files',
  originalName: 'Warehouse files',
  status: 'CONNECTED',
  schedule: null,
  sourceConnectorId: 6,
  clientKey: 'acme',
  properties: [],
  log: null,
}
const refused = () => Promise.reject(new Error('refused'))
const answered = async () => [warehouse]

describe('when a dashboard asks again', () => {
  it('is 10 seconds later, moved by up to a tenth [CONST-15]', () => {
    expect(keepBoard({ random: () => 0 }).interval()).toBe(9_000)
    expect(keepBoard({ random: () => 1 }).interval()).toBe(11_000)
  })

  it('is later with each failure in a row, and 10 seconds again after a success', async () => {
    const board = keepBoard({ random: () => 0.5 })
    const delays: number[] = []
    for (const load of [refused, refused, refused, refused, answered]) {
      await board.poll(load).catch(() => undefined)
      delays.push(board.interval())
    }
    expect(delays).toEqual([20_000, 40_000, 60_000, 60_000, 10_000])
  })

  it('stays the same between two answers, however often it is asked for', async () => {
    let calls = 0
    const board = keepBoard({ random: () => ++calls % 2 })
    expect(board.interval()).toBe(board.interval())
  })
})

describe('the rows of a dashboard', () => {
  it('come from the poll', async () => {
    const board = keepBoard()
    expect(board.hasAnswered()).toBe(false)
    await expect(board.poll(answered)).resolves.toEqual([warehouse])
    expect(board.hasAnswered()).toBe(true)
  })

  it('are those of an earlier visit until then, so that they can be refreshed at once', () => {
    const board = keepBoard({ rows: [warehouse] })
    const at = new Date()
    expect(board.take({ type: 'refresh-clicked', id: 1, at }).connectors?.[0]?.log?.manuallyTriggeredAt).toBe(
      at,
    )
  })

  it('keep a click that a poll from before it does not know of [CONNDASH-10]', async () => {
    const board = keepBoard()
    await board.poll(answered)
    let late = (_rows: ClientConnector[]) => {}
    const poll = board.poll(() => new Promise((resolve) => (late = resolve)))
    const at = new Date('2026-11-21T08:00:00Z')
    board.take({ type: 'refresh-clicked', id: 1, at })
    late([warehouse])
    expect((await poll)[0]?.log?.manuallyTriggeredAt).toEqual(at)
  })

  it('know which of them the server has not answered yet', async () => {
    const board = keepBoard()
    const log = { ...logAfterClick(null, new Date()) }
    await board.poll(answered)
    expect(board.isAsking(1)).toBe(false)
    board.take({ type: 'refresh-clicked', id: 1, at: new Date() })
    expect(board.isAsking(1)).toBe(true)
    board.take({ type: 'refresh-accepted', id: 1, log })
    expect(board.isAsking(1)).toBe(false)
  })

  it('go back to what they were when the refresh is refused [CONNDASH-28]', async () => {
    const board = keepBoard()
    await board.poll(answered)
    board.take({ type: 'refresh-clicked', id: 1, at: new Date() })
    expect(board.take({ type: 'refresh-failed', id: 1 }).connectors?.[0]?.log).toBeNull()
  })
})
