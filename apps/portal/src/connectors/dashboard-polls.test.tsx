import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBackend, fakeBackend, held, refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const path = '/connectors/ftp/refresh'
const LIST = 'GET /business2cloud/clients/acme/connectors/ftp'
const PROCESS = 'POST /business2cloud/clients/acme/connectors/*/process'
// Polls are spread by up to a tenth, so that many tabs do not poll together.
const POLL_S = 11

describe('the list of connectors', () => {
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

  it('is requested every 10 seconds while visible, and on return [CONST-15, CONST-27, CONNDASH-12]', async () => {
    const backend = fakeBackend()
    await openPortal(path, backend)
    await screen.findByRole('article', { name: 'Warehouse files' })
    const first = asked(backend)
    await pass(POLL_S)
    await waitFor(() => expect(asked(backend)).toBe(first + 1))
    await look('hidden')
    await pass(6 * POLL_S)
    expect(asked(backend)).toBe(first + 1)
    await look('visible')
    await waitFor(() => expect(asked(backend)).toBe(first + 2))
  })

  it('stays when a busy server refuses a poll, and the next poll waits as long as requested', async () => {
    const backend = fakeBackend()
    await openPortal(path, backend)
    await screen.findByRole('article', { name: 'Warehouse files' })
    const first = asked(backend)
    const message = 'The server is busy. Please try again.'
    backend.on(LIST, () => refusal(503, message, { 'retry-after': '80' }))
    await pass(POLL_S)
    await waitFor(() => expect(asked(backend)).toBe(first + 1))
    await pass(79)
    expect(asked(backend)).toBe(first + 1)
    expect(screen.getByRole('article', { name: 'Warehouse files' })).toBeDefined()
    expect(screen.queryByText(message)).toBeNull()
    // The delay is up to a quarter longer.
    await pass(22)
    await waitFor(() => expect(asked(backend)).toBe(first + 2))
  })
})

describe('a click on Refresh', () => {
  const refresh = async (backend: FakeBackend) => {
    await openPortal(path, backend)
    const card = within(await screen.findByRole('article', { name: 'Warehouse files' }))
    return card.getByRole('button', { name: 'Refresh' })
  }
  const unanswered = () => held(() => ({})).handler

  it('requests the list again 2 seconds later [CONNDASH-11]', async () => {
    const backend = fakeBackend({ [PROCESS]: unanswered() })
    const button = await refresh(backend)
    const later = vi.spyOn(globalThis, 'setTimeout')
    await userEvent.click(button)
    const reload = later.mock.calls.find(([, ms]) => ms === 2_000)?.[0]
    later.mockRestore()
    const before = backend.calls.filter((call) => call === LIST).length
    await act(async () => typeof reload === 'function' && reload())
    await waitFor(() => expect(backend.calls.filter((call) => call === LIST)).toHaveLength(before + 1))
  })

  it('is sent once for a double click [CONNDASH-09]', async () => {
    const backend = fakeBackend({ [PROCESS]: unanswered() })
    await userEvent.dblClick(await refresh(backend))
    expect(backend.calls.filter((call) => call.endsWith('/process'))).toHaveLength(1)
  })
})
