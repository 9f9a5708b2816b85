import { act } from '@testing-library/react'
import { getConnector, listConnectors, listInsights, refreshConnector } from '@tributary/sdk'
import { conflict, unavailable } from '@tributary/sdk/testing'
import { describe, expect, it, vi } from 'vitest'
import { useConnectorLog, useConnectors, useInsights, useRefreshConnector } from '../src/index.ts'
import { controlledTime, renderWith, startBackend } from './render.tsx'

controlledTime()

/** Longer than the longest first delay, which varies by a tenth. */
const ONE_POLL = 11_001
const MINUTE = 60_000

/** Timers run only when the test says so. Requests of the fake backend need none. */
function begin() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  return startBackend()
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const useLog = () => ({
  ...useConnectorLog('acme', 'warehouse-files'),
  refresh: useRefreshConnector('acme', 'warehouse-files'),
})

describe('the log of a connector', () => {
  it('is not polled while nothing runs', async () => {
    const { backend, client } = begin()
    const { result } = renderWith(client, useLog)
    await pass(5 * MINUTE)
    expect(result.current.state).toBe('never-started')
    expect(backend.requestsTo(getConnector)).toHaveLength(1)
  })

  it('is polled from a press on Refresh until the refresh has ended', async () => {
    const { backend, client } = begin()
    const { result } = renderWith(client, useLog)
    await pass(0)
    await act(() => result.current.refresh.mutateAsync(undefined))
    expect(result.current.state).toBe('refreshing')
    await pass(5 * ONE_POLL)
    expect(backend.requestsTo(getConnector).length).toBeGreaterThanOrEqual(5)
    backend.finishRefresh('warehouse-files', { detail: 'orders.csv: 12 rows' })
    await pass(ONE_POLL)
    expect(result.current).toMatchObject({
      state: 'completed',
      log: { refreshDetail: 'orders.csv: 12 rows' },
    })
    const requests = backend.requestsTo(getConnector).length
    await pass(5 * MINUTE)
    expect(backend.requestsTo(getConnector)).toHaveLength(requests)
    backend.verify()
  })

  it('shows a refresh before the server responds', async () => {
    const { backend, client } = begin()
    const { result } = renderWith(client, useLog)
    await pass(0)
    const { release } = backend.hold(refreshConnector)
    act(() => result.current.refresh.mutate(undefined))
    await pass(0)
    expect(result.current).toMatchObject({ state: 'refreshing', refresh: { isPending: true } })
    release()
    await pass(0)
    expect(result.current.refresh.isSuccess).toBe(true)
  })

  it('is as before when the server refuses, with the reason', async () => {
    const { backend, client } = begin()
    backend.on(refreshConnector, conflict('A refresh of this connector is already running.'))
    const { result } = renderWith(client, useLog)
    await pass(0)
    act(() => result.current.refresh.mutate(undefined))
    await pass(0)
    expect(result.current).toMatchObject({
      state: 'never-started',
      refresh: { error: { messages: ['A refresh of this connector is already running.'] } },
    })
  })
})

describe('a polled list', () => {
  it('is loaded less often after failures, keeps its data, and then every 10 s again', async () => {
    const { backend, client } = begin()
    const { result } = renderWith(client, useInsights)
    await pass(0)
    expect(result.current.data).toEqual([])
    const during = async (ms: number) => {
      const before = backend.requestsTo(listInsights).length
      await pass(ms)
      return backend.requestsTo(listInsights).length - before
    }
    expect(await during(MINUTE)).toBeGreaterThanOrEqual(5)
    const repair = backend.on(listInsights, unavailable())
    await during(2 * MINUTE)
    expect(await during(2 * MINUTE)).toBeLessThanOrEqual(3)
    expect(result.current.data).toEqual([])
    repair()
    await during(2 * MINUTE)
    expect(await during(MINUTE)).toBeGreaterThanOrEqual(5)
  })

  it('ends when its component is unmounted', async () => {
    const { backend, client } = begin()
    const { unmount } = renderWith(client, useInsights)
    await pass(0)
    unmount()
    await pass(5 * MINUTE)
    expect(backend.requestsTo(listInsights)).toHaveLength(1)
  })
})

describe('the connectors of a type', () => {
  it('show a refresh immediately, and not a second one meanwhile', async () => {
    const { backend, client } = begin()
    const { result } = renderWith(client, () => useConnectors('acme', 'ftp'))
    await pass(0)
    const warehouse = () => result.current.query.data?.find(({ id }) => id === 'warehouse-files')
    const { release } = backend.hold(refreshConnector)
    const row = warehouse()
    await act(async () => {
      if (!row) throw new Error('The list has no such connector.')
      void result.current.refresh(row, {})
      void result.current.refresh(row, {})
    })
    expect(warehouse()?.log?.manuallyTriggeredAt).toBeInstanceOf(Date)
    release()
    await pass(ONE_POLL)
    expect(backend.requestsTo(refreshConnector)).toHaveLength(1)
    expect(backend.requestsTo(listConnectors).at(0)).toMatchObject({ query: { excludeProperties: 'true' } })
    backend.verify()
  })
})
