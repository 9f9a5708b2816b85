import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { adam } from '../configuration/configuration.samples.ts'
import { type FakeBackend, fakeBackend, held, refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const path = '/admin/dashboard'
const LIST = 'GET /business2cloud/connectors/insights'
const HISTORY = 'GET /business2cloud/clients/acme/refresh-history'

const running = (ClientName: string, ClientConnectorName: string, minutes = 5) => ({
  ClientName,
  ClientConnectorName,
  ClientConnectorId: ClientConnectorName,
  AutomaticallyTriggeredAtUtc: null,
  ManuallyTriggeredAtUtc: new Date(Date.now() - minutes * 60_000).toISOString(),
})
const backendWith = (answers: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({ 'POST /auth/refresh': adam, 'GET /approvals': [], [LIST]: [], ...answers })
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the admin dashboard', () => {
  it('shows the selected organisation and the refreshes of every client [ROUTE-13, ADASH-01, ADASH-03, ADASH-04, ADASH-05]', async () => {
    const insights = [running('Zebra', 'Zoo', 41), running('acme Traders', 'Warehouse files')]
    await openPortal(path, backendWith({ [LIST]: insights }))
    const details = await panel('Organisation details')
    expect(await details.findByText('acme Traders')).toBeDefined()
    expect(details.getByRole<HTMLInputElement>('textbox', { name: 'Organisation id' }).value).toBe('acme')
    const clients = await (await panel('Insights')).findAllByRole('list')
    expect(clients.map(({ textContent }) => textContent)).toEqual([
      'Warehouse filesStarted 5 minutes ago',
      'ZooStarted 41 minutes ago',
    ])
    expect(document.title).toBe('Dashboard · acme Traders · Tributary')
  })

  it('shows when nothing runs, and when there is no organisation [ADASH-06, SHELL-43]', async () => {
    await openPortal(path, backendWith({ 'GET /organisations': [] }))
    expect(await screen.findByText('No connectors are running at the moment.')).toBeDefined()
    const details = await panel('Organisation details')
    expect(await details.findByRole('heading', { name: 'No organisations' })).toBeDefined()
  })

  it('retries only what has failed [SHELL-54]', async () => {
    const backend = backendWith({ [LIST]: refusal(400, 'Not now.') })
    await openPortal(path, backend)
    const insights = await panel('Insights')
    expect(await insights.findByText('Not now.')).toBeDefined()
    backend.on(LIST, [running('acme Traders', 'Warehouse files')])
    const before = backend.calls.length
    await userEvent.click(insights.getByRole('button', { name: 'Try again' }))
    expect(await insights.findByText('Warehouse files')).toBeDefined()
    expect(backend.calls.slice(before)).toEqual([LIST])
  })
})

describe('the refreshes of the selected organisation', () => {
  it('are below the panels once they come into sight [GLANCE-114]', async () => {
    // happy-dom has no layout, so the test decides what is in sight.
    const seen: (() => void)[] = []
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(see: (entries: object[]) => void) {
          seen.push(() => see([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    const backend = backendWith({ [HISTORY]: [] })
    await openPortal(path, backend)
    await panel('Insights')
    await waitFor(() => expect(seen.length).toBeGreaterThan(0))
    expect(backend.calls).not.toContain(HISTORY)
    act(() => {
      for (const see of seen) see()
    })
    expect(await screen.findByRole('region', { name: 'Refreshes' })).toBeDefined()
    expect(backend.calls).toContain(HISTORY)
  })
})

describe('the insights', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const asked = ({ calls }: FakeBackend) => calls.filter((call) => call === LIST).length
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  const look = (visibilityState: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
    return act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  }
  // Polls are spread by up to a tenth, so that many tabs do not poll together.
  const POLL_S = 11

  it('are polled every 10 seconds while visible, and loaded on return [ADASH-07, CONST-06, CONST-27]', async () => {
    const backend = backendWith()
    await openPortal(path, backend)
    await screen.findByText('No connectors are running at the moment.')
    backend.on(LIST, [running('acme Traders', 'Warehouse files')])
    await pass(POLL_S)
    expect(await screen.findByText('Warehouse files')).toBeDefined()
    await look('hidden')
    const before = asked(backend)
    await pass(3 * POLL_S)
    expect(asked(backend)).toBe(before)
    await look('visible')
    await waitFor(() => expect(asked(backend)).toBe(before + 1))
  })

  it('are polled one at a time, and a failed poll changes nothing [CONST-27]', async () => {
    const backend = backendWith({ [LIST]: [running('acme Traders', 'Warehouse files')] })
    await openPortal(path, backend)
    await screen.findByText('Warehouse files')
    const before = asked(backend)
    const slow = held(() => refusal(400, 'Not now.'))
    backend.on(LIST, slow.handler)
    await pass(3 * POLL_S)
    expect(asked(backend)).toBe(before + 1)
    await act(async () => slow.letGo())
    expect(screen.getByText('Warehouse files')).toBeDefined()
    expect(screen.queryByText('Not now.')).toBeNull()
  })
})
