import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteConnector, listOrganisations } from '@tributary/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '../../session/session-atoms.ts'
import { listenToOtherTabs, notifyOtherTabs, type TabEvent } from '../../session/tabs.ts'
import {
  connector,
  eli,
  type FakeBackend,
  fakeBackend,
  refusal,
  unreachable,
} from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const path = '/connectors/ftp/refresh'
const process = 'POST /business2cloud/clients/acme/connectors/*/process'
const files = 'GET /business2cloud/clients/acme/connectors/ftp'
const log = {
  ManuallyTriggeredAtUtc: new Date().toISOString(),
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: null,
  HasError: false,
  Forbidden: false,
  RefreshDetail: null,
  Error: null,
}

/** A backend whose session can end. A sign-in with the right password, or in another tab, starts another. */
function mortalBackend(answers: Parameters<typeof fakeBackend>[0] = {}) {
  let ended = false
  const startSession = () => {
    ended = false
  }
  const backend = fakeBackend({
    [process]: { message: 'Started.', data: log },
    'POST /auth/signin': ({ body }: { body: unknown }) => {
      if (JSON.stringify(body).includes('wrong')) return refusal(401, 'Unauthorized')
      startSession()
      return eli
    },
    ...answers,
  })
  const refused: string[] = []
  const fetch: FakeBackend['fetch'] = async (input, init) => {
    const request = `${init?.method} ${new URL(String(input), location.origin).pathname.replace('/backend', '')}`
    if (!ended || request === 'POST /auth/signin') return backend.fetch(input, init)
    refused.push(request)
    return Response.json({ statusCode: 401, message: 'Unauthorized' }, { status: 401 })
  }
  const endSession = () => {
    ended = true
  }
  return { ...backend, fetch, refused, endSession, startSession }
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Your session has ended' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const warehouse = async () => within(await screen.findByRole('article', { name: 'Warehouse files' }))
const refreshButton = async () => (await warehouse()).getByRole('button', { name: /Refresh/ })

async function signInAgain(password = 'Horse-7-battery') {
  await userEvent.clear(screen.getByLabelText('Password'))
  await userEvent.type(screen.getByLabelText('Password'), password)
  await press('Sign in')
}

/** Opens a page, types half a search, ends the session, and presses Refresh. */
async function openAndLose(backend: ReturnType<typeof mortalBackend>) {
  const portal = await openPortal(path, backend)
  await warehouse()
  await userEvent.type(screen.getByRole('searchbox'), 'ware')
  await waitFor(() => expect(address()).toBe(`${path}?search=ware`))
  backend.endSession()
  await userEvent.click(await refreshButton())
  await dialog()
  return portal
}

/** The covered page is shown again with its title. */
async function signInAgainIn(page: HTMLElement) {
  await signInAgain()
  await noDialog()
  await waitFor(() => expect(page).toHaveProperty('inert', false))
  expect(page.hasAttribute('data-tributary-covered')).toBe(false)
  expect(document.title).toContain('FTP')
}

/** The page is removed with its content, and the refused call was not sent again. */
async function expectLeft(backend: ReturnType<typeof mortalBackend>, where: string) {
  await waitFor(() => expect(address()).toBe(where))
  await noDialog()
  expect(screen.queryByRole('article')).toBeNull()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(document.querySelector('[inert]')).toBeNull()
  expect(backend.refused.filter((call) => call.endsWith('/process'))).toHaveLength(1)
  expect(backend.calls.filter((call) => call.endsWith('/process'))).toHaveLength(0)
}

afterEach(() => void vi.useRealTimers())

describe('a session that ends under an open page [STATE-16, STATE-23]', () => {
  it('is resumed in place: what was typed stays, and the refused call is sent again', async () => {
    const backend = mortalBackend()
    await openAndLose(backend)
    await signInAgain()
    await noDialog()
    await waitFor(async () =>
      expect((await warehouse()).getByRole('status').textContent).toBe('Refreshing...'),
    )
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ware')
    expect(address()).toBe(`${path}?search=ware`)
    expect(document.activeElement).toBe(await refreshButton())
    const writes = (calls: string[]) => calls.filter((call) => call.endsWith('/process'))
    expect([writes(backend.refused), writes(backend.calls)].map((calls) => calls.length)).toEqual([1, 1])
    expect(backend.refused.filter((call) => call === 'POST /auth/refresh')).toHaveLength(1)
  })

  it('makes no calls meanwhile, also when the page becomes visible again', async () => {
    const backend = mortalBackend()
    await openAndLose(backend)
    const before = [...backend.refused]
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await userEvent.keyboard('{Escape}')
    await dialog()
    expect(backend.refused).toEqual(before)
    const polls = () => backend.calls.filter((call) => call === files)
    expect(polls()).toHaveLength(1)
    await signInAgain()
    await waitFor(() => expect(polls()).toHaveLength(2))
  })

  it('shows the dialog again when the next session ends', async () => {
    const backend = mortalBackend()
    const { client } = await openAndLose(backend)
    await signInAgain()
    await noDialog()
    backend.endSession()
    const call = listOrganisations(client)
    await dialog()
    await signInAgain()
    expect(await call).toHaveLength(2)
    await noDialog()
  })

  it('shows one dialog for twenty calls', async () => {
    const backend = mortalBackend()
    const { client } = await openPortal('/home', backend)
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    backend.endSession()
    const calls = Array.from({ length: 20 }, () => listOrganisations(client))
    await dialog()
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await signInAgain()
    expect(await Promise.all(calls)).toHaveLength(20)
    await noDialog()
    expect(backend.refused.filter((call) => call === 'POST /auth/refresh')).toHaveLength(1)
  })

  it('shows a wrong password and accepts the right one', async () => {
    const backend = mortalBackend()
    await openAndLose(backend)
    await signInAgain('wrong')
    const box = within(await dialog())
    expect((await box.findByRole('alert')).textContent).toBe('Please check your email address and password.')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong')
    await signInAgain()
    await noDialog()
    expect(document.cookie).toContain('loggedInName=Eli')
  })

  it('requests the verification code if one is needed [CONFIRM-12]', async () => {
    const sent: unknown[] = []
    const backend = mortalBackend({
      'POST /auth/signin': ({ body }: { body: unknown }) => {
        sent.push(body)
        if (sent.length === 1)
          return {
            verificationRequired: true,
            verificationReference: 'ref-9',
            verificationAddress: 'e•••@tributary.example',
          }
        if (sent.length === 2) return refusal(401, 'Unauthorized')
        backend.startSession()
        return eli
      },
    })
    await openAndLose(backend)
    await signInAgain()
    const box = within(await dialog())
    await userEvent.type(await box.findByLabelText('Verification code'), '482 910')
    await press('Sign in')
    expect((await box.findByRole('alert')).textContent).toBe('Verification failed.')
    await userEvent.click(box.getByRole('checkbox'))
    await press('Sign in')
    await noDialog()
    expect(sent).toEqual([
      { emailAddress: eli.email, password: 'Horse-7-battery' },
      { verificationReference: 'ref-9', verificationCode: '482910', verificationTrustDevice: false },
      { verificationReference: 'ref-9', verificationCode: '482910', verificationTrustDevice: true },
    ])
  })

  it('shows sign-in and returns after “Sign in another way” [ROUTE-43]', async () => {
    const backend = mortalBackend()
    await openAndLose(backend)
    await press('Sign in another way')
    await expectLeft(backend, `/?returnUrl=${encodeURIComponent(`${path}?search=ware`)}`)
  })

  it('ends on the server by “Sign out”, and sends no waiting call [SHELL-40]', async () => {
    const backend = mortalBackend()
    await openAndLose(backend)
    const heard: TabEvent[] = []
    const stop = listenToOtherTabs((event) => heard.push(event))
    const before = backend.calls.length
    // Another tab may have renewed the session after this tab lost it.
    backend.startSession()
    let expired = true
    backend.on('POST /auth/signout', () => {
      const answer = expired ? refusal(401, 'Unauthorized') : { message: 'You are signed out.', data: null }
      expired = false
      return answer
    })
    await press('Sign out')
    await expectLeft(backend, '/')
    expect(backend.calls.slice(before).filter((call) => call.includes('/auth/'))).toEqual([
      'POST /auth/signout',
      'POST /auth/refresh',
      'POST /auth/signout',
    ])
    await waitFor(() => expect(heard).toEqual([{ type: 'signed-out' }]))
    stop()
  })

  it('ends in this browser with “Sign out”, even without the server [SHELL-40]', async () => {
    const backend = mortalBackend({ 'POST /auth/signout': unreachable })
    await openAndLose(backend)
    backend.startSession()
    await press('Sign out')
    await expectLeft(backend, '/')
  })

  it('covers the page, so that nothing on it can be read or reached [STATE-16]', async () => {
    const { container } = await openAndLose(mortalBackend())
    expect(container).toHaveProperty('inert', true)
    expect(container.closest('[data-tributary-covered]')).toBe(container)
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(document.title).toBe('Your session has ended · Tributary')
    await signInAgainIn(container)
  })

  it('leaves the page after 15 minutes without a sign-in [STATE-16]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const backend = mortalBackend()
    const { store } = await openAndLose(backend)
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 - 1_000))
    expect(store.get(sessionAtom).state).toBe('signed-in')
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await expectLeft(backend, `/?returnUrl=${encodeURIComponent(`${path}?search=ware`)}`)
    expect(store.get(sessionAtom)).toEqual({ state: 'signed-out', reason: 'refused' })
    expect(sessionStorage).toHaveLength(0)
  })

  it('leaves the page when a device wakes after a longer sleep [STATE-16]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const backend = mortalBackend()
    await openAndLose(backend)
    vi.setSystemTime(Date.now() + 60 * 60_000)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await expectLeft(backend, `/?returnUrl=${encodeURIComponent(`${path}?search=ware`)}`)
  })

  it('keeps the form of a dialog below, and sends it again', async () => {
    const changes: unknown[] = []
    const backend = mortalBackend({
      'POST /me/security/password': ({ body }: { body: unknown }) => {
        changes.push(body)
        return { message: 'Changed.', data: null }
      },
      'GET /me/security/sessions': [],
    })
    await openPortal('/profile', backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    const form = within(await screen.findByRole('dialog', { name: 'Change password' }))
    const typed = {
      'Current password': 'Horse-7-battery',
      'New password': 'Staple-8-correct',
      'Confirm password': 'Staple-8-correct',
    }
    const fields = Object.keys(typed).map((label) => form.getByLabelText(label))
    for (const [index, text] of Object.values(typed).entries()) {
      if (fields[index]) await userEvent.type(fields[index], text)
    }
    backend.endSession()
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    const box = within(await dialog())
    await userEvent.type(box.getByLabelText('Password'), 'Horse-7-battery')
    expect(fields.map((field) => Reflect.get(field, 'value'))).toEqual(Object.values(typed))
    await userEvent.click(box.getByRole('button', { name: 'Sign in' }))
    await noDialog()
    expect(await screen.findByText('Your password has been changed.')).toBeDefined()
    expect(changes).toEqual([{ currentPassword: 'Horse-7-battery', password: 'Staple-8-correct' }])
    expect(backend.refused.filter((call) => call.endsWith('/password'))).toHaveLength(1)
  })

  it('is not assumed for a lost connection', async () => {
    const backend = mortalBackend({ 'POST /auth/refresh': eli })
    await openPortal(path, backend)
    const refresh = await refreshButton()
    backend.on(process, refusal(401, 'Unauthorized'))
    backend.on('POST /auth/refresh', unreachable)
    await userEvent.click(refresh)
    expect(await screen.findByText(/^Failed to connect to server\./)).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(address()).toBe(path)
  })
})

describe('other tabs and a lost session', () => {
  it('resume it when the same user signs in there', async () => {
    const backend = mortalBackend()
    await openAndLose(backend)
    await userEvent.type(screen.getByLabelText('Password'), 'half')
    backend.startSession()
    notifyOtherTabs({ type: 'signed-in', email: eli.email })
    await noDialog()
    await waitFor(() => expect(backend.calls.filter((call) => call.endsWith('/process'))).toHaveLength(1))
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ware')
    expect(backend.calls).not.toContain('POST /auth/signin')
  })

  it('leave it ended when the server has no session', async () => {
    const backend = mortalBackend()
    await openAndLose(backend)
    const before = backend.refused.length
    notifyOtherTabs({ type: 'signed-in', email: eli.email })
    await waitFor(() => expect(backend.refused).toHaveLength(before + 1))
    await dialog()
  })

  it('end it on a sign-out there [SHELL-40]', async () => {
    await openAndLose(mortalBackend())
    notifyOtherTabs({ type: 'signed-out' })
    await waitFor(() => expect(address()).toBe('/'))
    await noDialog()
  })

  it('are notified of a sign-in here', async () => {
    const heard: TabEvent[] = []
    await openAndLose(mortalBackend())
    const stop = listenToOtherTabs((event) => heard.push(event))
    await signInAgain()
    await waitFor(() => expect(heard).toEqual([{ type: 'signed-in', email: eli.email }]))
    stop()
  })
})

describe('a write that makes connector types outdated', () => {
  it('loads them again [CALL-106]', async () => {
    const backend = fakeBackend({
      'DELETE /business2cloud/clients/acme/connectors/*': {
        message: 'Gone.',
        data: connector('Warehouse files'),
      },
    })
    const { client } = await openPortal('/home', backend)
    await screen.findByRole('link', { name: 'FTP' })
    const before = backend.calls.length
    await deleteConnector(client, { params: { orgId: 'acme', id: 'c-1' } })
    await waitFor(() =>
      expect(backend.calls.slice(before + 1).toSorted()).toEqual([
        'GET /business2cloud/clients/acme/connector-types',
        'GET /business2cloud/clients/connector-types',
      ]),
    )
  })
})
