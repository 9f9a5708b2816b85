import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepReasonAtom, reasonsAtom } from '../connectors/manage/disconnection-reasons.ts'
import { groupsBackend } from '../excel/groups/groups.samples.ts'
import { connector, type FakeBackend, fakeBackend } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()
afterEach(() => void vi.restoreAllMocks())

const files = '/connectors/ftp/refresh'
const rowsOf = { acme: 'Warehouse files', birch: 'Timber lists' } as const
const names = { acme: 'acme Traders', birch: 'Birch Ltd' } as const
type Company = keyof typeof rowsOf

const otherOf = (company: Company): Company => (company === 'acme' ? 'birch' : 'acme')

const twoCompanies = () =>
  fakeBackend({ 'GET /business2cloud/clients/birch/connectors/ftp': [connector(rowsOf.birch)] })

/** Skips the checks of what is visible, which take most of the time of 50 changes. */
async function choose(company: Company) {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(screen.getByRole('button', { name: 'Organisation', hidden: true }))
  await user.click(await screen.findByRole('menuitemradio', { name: names[company], hidden: true }))
}

describe('storage that the browser', () => {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  // happy-dom keeps the methods of Storage.prototype that it has read, so a spy on one would outlast its test.
  const full: Storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => {},
    clear: () => {},
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  }

  it.each([
    [
      'blocks',
      () => {
        vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(denied)
        vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)
      },
    ],
    [
      'has filled',
      () => {
        vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(full)
        vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full)
      },
    ],
  ])(
    '%s does not stop a user from changing the organisation, noting a reason and signing out',
    async (_, breakStorage) => {
      breakStorage()
      const { store } = await openPortal(files, twoCompanies())
      await screen.findByRole('article', { name: rowsOf.acme })
      await choose('birch')
      await screen.findByRole('article', { name: rowsOf.birch })
      store.set(keepReasonAtom, 'c-1', 'The shop has closed.')
      expect(store.get(reasonsAtom)).toEqual({ 'c-1': 'The shop has closed.' })
      await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
      await waitFor(() => expect(address()).toBe('/'))
      expect(store.get(reasonsAtom)).toEqual({})
    },
  )
})

describe('a laptop that was asleep', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  const wake = () =>
    act(async () => {
      for (const event of ['visibilitychange', 'focus', 'online']) window.dispatchEvent(new Event(event))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })

  const countOf = (calls: readonly string[]) =>
    calls.reduce((counts, call) => counts.set(call, (counts.get(call) ?? 0) + 1), new Map<string, number>())

  it.each([
    ['two hours', 2 * 3_600],
    ['a day', 24 * 3_600],
    ['an hour, by a clock that is set back meanwhile,', -3_600],
  ])('for %s polls at most twice, and shows no age below zero', async (_, seconds) => {
    const backend = twoCompanies()
    await openPortal(files, backend)
    await screen.findByRole('article', { name: rowsOf.acme })
    await pass(30)
    const before = backend.calls.length
    // Timers do not run during the sleep. Then the clock has jumped.
    vi.setSystemTime(Date.now() + seconds * 1_000)
    await wake()
    await pass(5)
    await screen.findByRole('article', { name: rowsOf.acme })
    const counts = countOf(backend.calls.slice(before))
    expect(counts.get('GET /business2cloud/clients/acme/connectors/ftp')).toBeGreaterThan(0)
    for (const [call, count] of counts) expect(count, call).toBeLessThanOrEqual(2)
    expect(document.body.textContent).not.toMatch(/-\d+ (s|min|h|day)|NaN|in \d+ (second|minute|hour)/)
  })
})

/** A network whose requests arrive when the test lets them, and which rejects an aborted one as a browser does. */
function heldNetwork(backend: FakeBackend) {
  const travelling = new Map<number, { company: Company; arrive: () => void; signal: AbortSignal }>()
  let sent = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [, company] = String(input).match(/clients\/(acme|birch)\/connectors\/ftp/) ?? []
    const signal = init?.signal
    if ((company !== 'acme' && company !== 'birch') || !signal) return backend.fetch(input, init)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const id = ++sent
    travelling.set(id, { company, arrive: resolve, signal })
    signal.addEventListener('abort', () => reject(signal.reason))
    await promise.finally(() => travelling.delete(id))
    return backend.fetch(input, init)
  }
  return { fetch, underway: () => [...travelling.values()] }
}

describe('50 changes of the organisation while its lists load', () => {
  it('show no row of another one, and abort its requests', async () => {
    const [arrivals] = fc.sample(fc.array(fc.nat(2), { minLength: 50, maxLength: 50 }), {
      numRuns: 1,
      seed: 18,
    })
    const backend = twoCompanies()
    const network = heldNetwork(backend)
    await openPortal(files, { ...backend, fetch: network.fetch })
    await screen.findByRole('button', { name: 'Organisation' })
    let company: Company = 'acme'
    let seen = 0
    const mustShowOnly = (shown: Company) => {
      const other = otherOf(shown)
      expect(screen.queryByText(rowsOf[other])).toBeNull()
      expect(network.underway().filter((request) => request.company === other)).toEqual([])
      if (screen.queryByText(rowsOf[shown])) seen += 1
    }
    for (const count of arrivals ?? []) {
      company = otherOf(company)
      await choose(company)
      mustShowOnly(company)
      for (let arrival = 0; arrival < count; arrival++) {
        await act(async () => network.underway()[0]?.arrive())
        mustShowOnly(company)
      }
    }
    expect(seen).toBeGreaterThan(0)
  })
})

describe('a wizard with unsaved input', () => {
  const groups = '/excel/security/security-groups'

  async function secondStep() {
    const backend = groupsBackend()
    await openPortal(groups, backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Create Security Group' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Security Group Name' }), 'Sales')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    return backend
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  async function mustHaveInput({ sent }: { sent: readonly unknown[] }) {
    expect(address()).toContain(`${groups}?new`)
    expect(screen.getByRole('textbox', { name: 'Security Group Name' })).toHaveProperty('value', 'Sales')
    expect(sent).toEqual([])
  }

  it('keeps it when Back is pressed twice', async () => {
    const backend = await secondStep()
    // The first returns to the first step.
    await act(async () => history.back())
    await act(async () => history.back())
    await screen.findByRole('alertdialog')
    await press('Keep editing')
    await mustHaveInput(backend)
  })

  it('keeps it when the browser shows the page again from its back/forward cache', async () => {
    const backend = await secondStep()
    await act(async () => {
      for (const type of ['pagehide', 'pageshow'])
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    })
    await press('Back')
    await mustHaveInput(backend)
  })
})
