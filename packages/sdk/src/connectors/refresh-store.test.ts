import type { ClientConnector, RefreshLog } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, connectorWith, logWith } from '../test/builders.ts'
import { refreshState } from './refresh-state.ts'
import {
  emptyRefreshStore,
  logAfterClick,
  type RefreshStoreEvent,
  type RefreshStoreState,
  refreshStoreReducer,
} from './refresh-store.ts'

const done = logWith({ manuallyTriggeredAt: at('06:00'), completedAt: at('06:05'), refreshDetail: '12 rows' })
const running = logWith({ manuallyTriggeredAt: at('07:15:01') })
const idle = connectorWith({ id: 7, log: done })
const other = connectorWith({ id: 8, name: 'Blue Kite', log: done })

const play = (events: readonly RefreshStoreEvent[], start: RefreshStoreState = emptyRefreshStore) =>
  events.reduce(refreshStoreReducer, start)
const rows = (board: RefreshStoreState) =>
  (board.connectors ?? []).map(({ id, log }) => [id, refreshState(log, at('07:16'))])

const loaded = play([{ type: 'poll-left' }, { type: 'poll-answered', poll: 1, connectors: [idle, other] }])
const clicked = { type: 'refresh-clicked', id: 7, at: at('07:15') } as const
const accepted = { type: 'refresh-accepted', id: 7, log: running } as const
const failed: RefreshStoreEvent = { type: 'refresh-failed', id: 7 }
const polled = (poll: number, ...connectors: ClientConnector[]): RefreshStoreEvent => ({
  type: 'poll-answered',
  poll,
  connectors,
})

describe('a click on Refresh [CONNDASH-10]', () => {
  it('shows only its own card as refreshing, immediately', () => {
    const board = play([clicked], loaded)
    expect(rows(board)).toEqual([
      [7, 'refreshing'],
      [8, 'completed'],
    ])
    expect(board.connectors?.[0]?.log).toEqual(logAfterClick(done, at('07:15')))
  })

  it('clears the outcome of the previous refresh but keeps its schedule time', () => {
    const before = logWith({
      automaticallyTriggeredAt: at('05:00'),
      completedAt: at('05:01'),
      hasError: true,
      forbidden: true,
      refreshDetail: '12 rows',
      error: 'no',
    })
    expect(logAfterClick(before, at('07:15'))).toEqual(
      logWith({ manuallyTriggeredAt: at('07:15'), automaticallyTriggeredAt: at('05:00') }),
    )
    expect(refreshState(logAfterClick(null, at('07:15')), at('07:15'))).toBe('refreshing')
  })

  it('finds its card also when the id has become text', () => {
    expect(rows(play([{ ...clicked, id: '7' }], loaded))[0]).toEqual([7, 'refreshing'])
  })

  it('changes nothing when the card is missing or already clicked', () => {
    expect(play([{ ...clicked, id: 99 }], loaded)).toBe(loaded)
    expect(play([clicked], emptyRefreshStore)).toBe(emptyRefreshStore)
    const board = play([clicked], loaded)
    expect(play([{ ...clicked, at: at('07:20') }], board)).toBe(board)
  })
})

it('restores the accepted refresh after a failed click, even if an older poll arrives meanwhile', () => {
  const board = play(
    [
      { type: 'poll-left' },
      clicked,
      accepted,
      { ...clicked, at: at('07:16') },
      polled(2, idle, other),
      failed,
    ],
    loaded,
  )
  expect(board.connectors?.[0]?.log).toEqual(running)
})

describe('cancelling', () => {
  const underWay = play([clicked, accepted], loaded)
  const cancelled = { type: 'cancel-clicked', id: 7, at: at('07:16') } as const

  it('is shown immediately, and stays when the server confirms it', () => {
    const board = play([cancelled], underWay)
    expect(board.connectors?.[0]?.log).toMatchObject({
      completedAt: at('07:16'),
      cause: 'cancelled',
      refreshDetail: 'Cancelled. Data stored before is kept.',
    })
    expect(rows(board)[0]).toEqual([7, 'cancelled'])
    const confirmed = logWith({ ...running, completedAt: at('07:16'), hasError: true, cause: 'cancelled' })
    const after = play([{ ...accepted, log: confirmed }], board)
    expect(after.connectors?.[0]?.log).toEqual(confirmed)
    expect(rows(after)[0]).toEqual([7, 'cancelled'])
  })

  it('never ends before the start, on any clock', () => {
    const early = play([{ ...cancelled, at: at('05:00') }], underWay)
    expect(rows(early)[0]).toEqual([7, 'cancelled'])
  })

  it('is undone when the server refuses it', () => {
    expect(play([cancelled, failed], underWay).connectors?.[0]?.log).toEqual(running)
  })

  it('is not undone by a poll that was sent before', () => {
    const late = play(
      [{ type: 'poll-left' }, cancelled, polled(underWay.sequence + 1, idle, other)],
      underWay,
    )
    expect(late.connectors?.[0]?.log).toMatchObject({ cause: 'cancelled' })
  })
})

describe('a poll that was sent before the click', () => {
  it('does not undo it', () => {
    expect(rows(play([{ type: 'poll-left' }, clicked, polled(2, idle, other)], loaded))[0]).toEqual([
      7,
      'refreshing',
    ])
  })

  it('does not undo it after the server has accepted it either', () => {
    const late = play([{ type: 'poll-left' }, clicked, accepted, polled(2, idle, other)], loaded)
    expect(late.connectors?.[0]?.log).toEqual(running)
  })

  it('still updates other cards, including new and removed ones', () => {
    const changed = { ...other, name: 'Red Kite' }
    const added = connectorWith({ id: 9 })
    const board = play([{ type: 'poll-left' }, clicked, polled(2, changed, added)], loaded)
    expect(board.connectors).toEqual([changed, added])
  })
})

describe('a poll that was sent between click and acceptance', () => {
  it('does not undo the click, because the server may not have known it yet', () => {
    const board = play([clicked, { type: 'poll-left' }, accepted, polled(3, idle, other)], loaded)
    expect(board.connectors?.[0]?.log).toEqual(running)
  })
})

describe('a poll that was sent after acceptance', () => {
  it('replaces the shown state', () => {
    const ended = { ...idle, log: { ...running, completedAt: at('07:15:30') } }
    const board = play([clicked, accepted, { type: 'poll-left' }, polled(3, ended, other)], loaded)
    expect(board.connectors?.[0]).toEqual(ended)
    expect(board.clicks.size).toBe(0)
  })
})

describe('a click that fails [CONNDASH-28]', () => {
  it('restores the log of the card', () => {
    expect(play([clicked, failed], loaded).connectors).toEqual(loaded.connectors)
  })

  it('restores the log that was polled meanwhile', () => {
    const ended = {
      ...idle,
      log: logWith({ automaticallyTriggeredAt: at('07:10'), completedAt: at('07:14') }),
    }
    const board = play([clicked, { type: 'poll-left' }, polled(3, ended, other), failed], loaded)
    expect(board.connectors?.[0]?.log).toEqual(ended.log)
  })

  it('changes nothing when it was already settled', () => {
    const settled = play([clicked, accepted], loaded)
    expect(play([failed], settled)).toBe(settled)
    expect(play([accepted], loaded)).toBe(loaded)
  })
})

it('a response older than the one shown is ignored', () => {
  const newer = { ...idle, name: 'Newer' }
  const board = play(
    [{ type: 'poll-left' }, { type: 'poll-left' }, polled(3, newer), polled(2, idle)],
    loaded,
  )
  expect(board.connectors).toEqual([newer])
})

describe('in any order of events', () => {
  type Step = 'poll' | 'answer' | 'click' | 'serve' | 'accept'

  /** A server with one connector, and a network that delays responses for any time. */
  function world() {
    let board = loaded
    let server: RefreshLog = done
    let clock = at('07:15').getTime()
    const underway: { poll: number; log: RefreshLog }[] = []
    let request: 'none' | 'sent' | 'served' = 'none'
    const send = (event: RefreshStoreEvent) => {
      board = refreshStoreReducer(board, event)
    }
    const steps: Record<Step, (pick: number) => void> = {
      poll: () => {
        send({ type: 'poll-left' })
        underway.push({ poll: board.sequence, log: server })
      },
      answer: (pick) => {
        const [answer] = underway.splice(pick % (underway.length || 1), 1)
        if (answer) send(polled(answer.poll, { ...idle, log: answer.log }))
      },
      click: () => {
        if (request !== 'none') return
        request = 'sent'
        clock += 1_000
        send({ ...clicked, at: new Date(clock) })
      },
      serve: () => {
        if (request !== 'sent') return
        request = 'served'
        server = logAfterClick(server, new Date(clock + 1))
      },
      accept: () => {
        if (request !== 'served') return
        request = 'none'
        send({ ...accepted, log: server })
      },
    }
    const shown = () => board.connectors?.[0]?.log ?? null
    return {
      steps,
      shown,
      settle: () => [steps.serve(0), steps.accept(0), steps.poll(0), steps.answer(underway.length - 1)],
      server: () => server,
    }
  }

  const step = fc.tuple(fc.constantFrom<Step>('poll', 'answer', 'click', 'serve', 'accept'), fc.nat(9))

  it('a card never returns from refreshing, and finally shows the server’s state', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (script) => {
        const { steps, shown, settle, server } = world()
        let latest = 0
        for (const [name, pick] of script) {
          steps[name](pick)
          const trigger = shown()?.manuallyTriggeredAt?.getTime() ?? 0
          expect(trigger).toBeGreaterThanOrEqual(latest)
          latest = trigger
        }
        settle()
        expect(shown()).toEqual(server())
      }),
      { numRuns: 1_000 },
    )
  })
})
