import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connector, fakeBackend, refusal } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const EVERY = 'GET /business2cloud/clients/acme/connectors'
const RUNS = 'GET /business2cloud/clients/acme/refresh-runs'
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const runs = (name: string, count: number) =>
  Array.from({ length: count }, (_, ago) => ({
    Id: `${name} ${ago}`,
    ClientConnectorId: name,
    State: 'succeeded',
    Trigger: 'automatic',
    FullSync: false,
    TriggeredAtUtc: hoursAgo(24 * (ago + 1)),
    StartedAtUtc: hoursAgo(24 * (ago + 1)),
    CompletedAtUtc: hoursAgo(24 * (ago + 1) - 0.1),
    Rows: 100 - ago,
    Detail: null,
    Error: null,
    Forbidden: false,
    Cause: null,
    RetryAtUtc: null,
    RequestedBy: null,
  }))

/** The rows that have come into sight: the browser calls these. */
let watched: { element: Element; see: () => void }[] = []
beforeEach(() => {
  watched = []
  // happy-dom has no layout, so nothing is ever in sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly see: (entries: object[]) => void
      constructor(see: (entries: object[]) => void) {
        this.see = see
      }
      observe(element: Element) {
        watched.push({ element, see: () => this.see([{ isIntersecting: true }]) })
      }
      disconnect() {}
    },
  )
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})
const bringIntoSight = (...names: string[]) =>
  act(async () => {
    for (const { element, see } of watched)
      if (names.some((name) => element.closest('tr')?.textContent?.includes(name))) see()
  })

async function open(names: readonly string[], answer: object = []) {
  const queries: Record<string, string>[] = []
  const requested = Promise.withResolvers<void>()
  const backend = fakeBackend({
    [EVERY]: names.map((name) => connector(name)),
    [RUNS]: ({ query = new URLSearchParams() }) => {
      queries.push(Object.fromEntries(query))
      requested.resolve()
      return answer
    },
  })
  await openPortal('/connectors?view=list', backend)
  await screen.findByRole('table', { name: 'Connectors' })
  return { backend, queries, requested: requested.promise }
}

describe('the history of the rows', () => {
  it('is one request for the rows in sight, of any type [GLANCE-71]', async () => {
    const { queries } = await open(['Alpha', 'Beta', 'Gamma'], [...runs('Alpha', 14), ...runs('Gamma', 3)])
    await bringIntoSight('Alpha', 'Gamma')
    expect(await screen.findByRole('img', { name: /^Last 14 refreshes/ })).toBeDefined()
    expect(queries).toEqual([{ connectors: 'Alpha Gamma', each: '30' }])
  })

  it('is requested in parts of 50 connectors [GLANCE-71]', async () => {
    const names = Array.from({ length: 60 }, (_, place) => `C${place + 10}`)
    const { queries } = await open(names)
    await bringIntoSight(...names)
    await waitFor(() =>
      expect(queries.map(({ connectors }) => connectors?.split(' ').length)).toEqual([50, 10]),
    )
  })

  it('is requested again after a failure [GLANCE-71]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const { backend, requested } = await open(['Alpha'], refusal(503, 'Busy.'))
    await bringIntoSight('Alpha')
    await requested
    await act(() => vi.advanceTimersByTimeAsync(0))
    backend.on(RUNS, runs('Alpha', 14))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('img', { name: /^Last 14 refreshes/ })).toBeDefined()
  })
})
