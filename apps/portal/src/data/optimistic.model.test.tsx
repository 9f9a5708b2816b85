import { defaultScheduler, notifyManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createQueryClient } from '@tributary/react'
import { ToastProvider } from '@tributary/ui'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useRowRemoval } from './use-row-removal.ts'

const numRuns = Number(process.env.MODEL_RUNS ?? 30)

// Otherwise a change is on screen only after a timer.
beforeAll(() => notifyManager.setScheduler(queueMicrotask))
afterAll(() => notifyManager.setScheduler(defaultScheduler))

type Row = { id: number; name: string }

const listKey = ['rows']
const ids = [1, 2, 3]
const command = fc.record({
  /** A lost removal reaches the server, but its response does not arrive. */
  action: fc.constantFrom('remove', 'remove', 'lost removal', 'refused removal', 'poll', 'rename'),
  id: fc.constantFrom(...ids),
})
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

/** A list on screen and its server. Requests and responses arrive in the order of the scheduler. */
class ListOnScreen {
  readonly #scheduler: fc.Scheduler
  readonly #queries = createQueryClient()
  readonly #view
  #stored: Row[] = ids.map((id) => ({ id, name: `Row ${id}` }))
  #names = 0
  /** The rows whose removal was confirmed. */
  readonly #removed = new Set<number>()
  readonly #travelling = new Set<number>()

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler
    this.#queries.setQueryData(listKey, this.#stored)
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={this.#queries}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    )
    this.#view = renderHook(() => this.#useList(), { wrapper })
  }

  #useList() {
    const { data = [] } = useQuery<Row[]>({ queryKey: listKey, queryFn: ({ signal }) => this.#list(signal) })
    const { remove, withoutRemoved } = useRowRemoval<Row>(listKey)
    return { remove, shown: withoutRemoved(data) }
  }

  /** A request or a response on its way. */
  #travels = (what: string) => this.#scheduler.schedule(Promise.resolve(), what)

  async #list(signal: AbortSignal) {
    await this.#travels('request of a poll')
    const rows = [...this.#stored]
    await this.#travels('response to a poll')
    signal.throwIfAborted()
    return rows
  }

  async perform({ action, id }: Command) {
    if (action === 'poll') await this.#queries.refetchQueries({ queryKey: listKey })
    else if (action === 'rename') this.#rename(id)
    else await this.#remove(action, id)
  }

  #rename(id: number) {
    const name = `Name ${++this.#names}`
    this.#stored = this.#stored.map((row) => (row.id === id ? { id, name } : row))
  }

  async #remove(action: 'remove' | 'lost removal' | 'refused removal', id: number) {
    const row = this.#view.result.current.shown.find((shown) => shown.id === id)
    if (!row) return
    await this.#view.result.current.remove(row, { call: () => this.#call(action, id), done: 'Removed.' })
    this.#travelling.delete(id)
    if (action === 'remove') this.#removed.add(id)
  }

  async #call(action: 'remove' | 'lost removal' | 'refused removal', id: number) {
    expect(this.#travelling.has(id), 'one removal of a row at a time').toBe(false)
    this.#travelling.add(id)
    await this.#travels('request of a removal')
    if (action !== 'refused removal') this.#stored = this.#stored.filter((row) => row.id !== id)
    await this.#travels('response to a removal')
    if (action !== 'remove') throw new TypeError('fetch failed')
  }

  /** A row that is being removed, or was removed, is not on screen. */
  mustHideRemoved() {
    const hidden = new Set([...this.#travelling, ...this.#removed])
    expect(this.#view.result.current.shown.filter(({ id }) => hidden.has(id))).toEqual([])
  }

  async mustShowTheServer() {
    const polled = this.#queries.refetchQueries({ queryKey: listKey })
    await this.#scheduler.waitIdle()
    await polled
    expect(this.#view.result.current.shown).toEqual(this.#stored)
  }

  close() {
    cleanup()
    this.#queries.clear()
  }
}

it('hides removed rows, and finally shows the server’s, in any order of arrival', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(command, { maxLength: 10 }), async (scheduler, all) => {
      const list = new ListOnScreen(scheduler)
      try {
        const done = all.map(async (asked) => {
          await scheduler.schedule(Promise.resolve(), asked.action)
          await list.perform(asked)
        })
        while (scheduler.count() > 0) {
          await act(() => scheduler.waitNext(1))
          list.mustHideRemoved()
        }
        await act(() => Promise.all(done))
        await act(() => list.mustShowTheServer())
      } finally {
        list.close()
      }
    }),
    { numRuns },
  ))
