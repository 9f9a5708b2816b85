import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { olga } from '../approvals/approvals.samples.ts'
import { fakeBackend, held, refusal, unreachable } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { LIST, setting, settingsBackend, TURN, turnedByAdam } from './configuration.samples.ts'

freshBrowser()

const path = '/admin/configuration'
const control = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const somebodyReturns = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))

describe('the global configuration', () => {
  it('shows the server’s switches, labelled by their keys [ROUTE-14, ACONF-01, ACONF-02, ACONF-04]', async () => {
    const changed = { ChangedAtUtc: new Date().toISOString(), ChangedUser: 'Sue Stone' }
    await openPortal(path, settingsBackend(setting('AllowSignUp', 'false', changed), setting('ShowTheMoon')))
    expect((await control('Allow Sign Up')).checked).toBe(false)
    expect((await control('Show The Moon')).checked).toBe(true)
    expect(screen.getByText('Changed just now by Sue Stone')).toBeDefined()
    expect(await screen.findByText(/^Updated/)).toBeDefined()
    expect(document.title).toBe('Global Configuration · Tributary')
  })

  it('can be loaded again after a failure [SHELL-54]', async () => {
    const backend = settingsBackend(setting('AllowSignUp'))
    backend.on(LIST, refusal(400, 'Not now.'))
    await openPortal(path, backend)
    expect(await screen.findByText('Not now.')).toBeDefined()
    backend.on(LIST, [setting('AllowSignUp')])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await control('Allow Sign Up')
    expect(document.activeElement?.textContent).toBe('Global Configuration')
  })

  it('is not available to level 2 [ROUTE-48, ROLE-02]', async () => {
    const backend = fakeBackend({ 'POST /auth/refresh': olga, 'GET /approvals': [] })
    await openPortal(path, backend)
    expect(await screen.findByText('You do not have access to this page.')).toBeDefined()
    expect(backend.calls).not.toContain(LIST)
  })
})

describe('changing a setting', () => {
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('shows immediately, blocks another change, and shows who made it [ACONF-05, ACONF-07]', async () => {
    const backend = settingsBackend(setting('AllowSignUp'))
    const answer = held(() => ({ message: 'Saved.', data: backend.turn('AllowSignUp', 'false') }))
    const said: unknown[] = []
    backend.on(TURN, (asked) => {
      said.push(asked.body)
      return answer.handler(asked)
    })
    await openPortal(path, backend)
    const signUp = await control('Allow Sign Up')
    await userEvent.click(signUp)
    expect(signUp.checked).toBe(false)
    expect(screen.getByText('Saving')).toBeDefined()
    await userEvent.click(signUp)
    expect(document.activeElement).toBe(signUp)
    await act(async () => answer.letGo())
    expect(await screen.findByText('Changed just now by Adam Ash')).toBeDefined()
    expect(signUp.checked).toBe(false)
    expect(said).toEqual([{ key: 'AllowSignUp', value: 'false' }])
  })

  it('is not undone by a poll [ACONF-07]', async () => {
    // Without polls, so that the test makes every load.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const backend = settingsBackend(setting('AllowSignUp'))
    const answer = held(() => ({ message: 'Saved.', data: turnedByAdam('AllowSignUp', 'false') }))
    backend.on(TURN, answer.handler)
    await openPortal(path, backend)
    const signUp = await control('Allow Sign Up')
    await userEvent.click(signUp)
    const lists = () => backend.calls.filter((call) => call === LIST).length
    const before = lists()
    await somebodyReturns()
    await waitFor(() => expect(lists()).toBeGreaterThan(before))
    expect(signUp.checked).toBe(false)
    const old = held(() => [setting('AllowSignUp')])
    backend.on(LIST, old.handler)
    await somebodyReturns()
    backend.on(LIST, [turnedByAdam('AllowSignUp', 'false'), setting('ShowTheMoon')])
    await act(async () => answer.letGo())
    await act(async () => old.letGo())
    await control('Show The Moon')
    expect(signUp.checked).toBe(false)
  })

  it.each([
    ['refused', refusal(409, 'Codes go by mail, and no mail has arrived yet.'), /no mail has arrived yet/],
    ['lost', unreachable, /Failed to connect/],
  ])('that is %s is undone with a sentence [ACONF-07]', async (_, answer, sentence) => {
    const backend = settingsBackend(setting('AllowSignUp'))
    backend.on(TURN, answer)
    await openPortal(path, backend)
    const signUp = await control('Allow Sign Up')
    await userEvent.click(signUp)
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(signUp.checked).toBe(true)
    expect(screen.queryByText('Saving')).toBeNull()
  })

  it('does not affect another setting that is changed at the same time [ACONF-07]', async () => {
    const backend = settingsBackend(setting('AllowSignUp'), setting('RequireSignUpApproval', 'false'))
    const answers = {
      AllowSignUp: held(() => refusal(400, 'Not this one.')),
      RequireSignUpApproval: held(saved),
    }
    function saved() {
      return { message: 'Saved.', data: backend.turn('RequireSignUpApproval', 'true') }
    }
    backend.on(TURN, (asked) => {
      // The body that the SDK has sent.
      const { key } = asked.body as { key: keyof typeof answers }
      return answers[key].handler(asked)
    })
    await openPortal(path, backend)
    const signUp = await control('Allow Sign Up')
    const approval = await control('Require Sign Up Approval')
    await userEvent.click(signUp)
    await userEvent.click(approval)
    expect([signUp.checked, approval.checked]).toEqual([false, true])
    await act(async () => answers.RequireSignUpApproval.letGo())
    expect(await screen.findByText('Changed just now by Adam Ash')).toBeDefined()
    expect([signUp.checked, approval.checked]).toEqual([false, true])
    expect(screen.getAllByText('Saving')).toHaveLength(1)
    await act(async () => answers.AllowSignUp.letGo())
    expect(await screen.findByText('Not this one.')).toBeDefined()
    expect([signUp.checked, approval.checked]).toEqual([true, true])
  })
})
