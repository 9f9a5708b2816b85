import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type PropsWithChildren, StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { connectPortal } from '../../session/connect-portal.ts'
import { fakeBackend, held, refusal } from '../../test/fake-backend.ts'
import { freshBrowser } from '../../test/open-portal.tsx'
import { challengeFor, counterOf } from './altcha.samples.ts'
import { captchaMessage } from './captcha-state.ts'
import { useCaptcha } from './use-captcha.ts'

freshBrowser()

function draw(answer: Parameters<typeof fakeBackend>[0] = {}) {
  const store = createStore()
  const backend = fakeBackend(answer)
  connectPortal(store, backend.fetch)
  const wrapper = ({ children }: PropsWithChildren) => (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  )
  const { result, unmount } = renderHook(() => useCaptcha({ kind: 'altcha' }), { wrapper })
  return { result, unmount, backend }
}

const asked = 'GET /captcha/challenge'
const puzzle = (seconds: number) => ({ [asked]: () => challengeFor(seconds) })

describe('ALTCHA', () => {
  it('has a token once it is solved [SIGNUP-19]', async () => {
    const { result } = draw(puzzle(600))
    expect(result.current).toMatchObject({ kind: 'altcha', state: 'idle', token: null })
    const token = await act(() => result.current.solve())
    expect(counterOf(token)).toBe(12)
    expect(result.current).toMatchObject({ state: 'solved', token })
  })

  it('solves one challenge at a time', async () => {
    const { result, backend } = draw(puzzle(600))
    const [first, second] = await act(() => Promise.all([result.current.solve(), result.current.solve()]))
    expect(first).toBe(second)
    expect(backend.calls).toEqual([asked])
  })

  it('works until it is solved', async () => {
    const answer = held(() => refusal(500, 'no'))
    const { result } = draw({ [asked]: answer.handler })
    act(() => void result.current.solve().catch(() => undefined))
    expect(result.current.state).toBe('working')
    answer.letGo()
    await waitFor(() => expect(result.current.state).toBe('failed'))
  })

  it.each([
    ['the server sets no puzzle', refusal(400, 'no')],
    ['the challenge cannot be solved', { parameters: {} }],
  ])('fails when %s, and can be tried again [ERR-13]', async (_, answer) => {
    const { result, backend } = draw({ [asked]: answer })
    await act(() => expect(result.current.solve()).rejects.toThrow())
    expect(result.current.state).toBe('failed')
    expect(captchaMessage(result.current.state)).toBe(
      'reCAPTCHA error occurred. Please refresh the page and try again.',
    )
    backend.on(asked, () => challengeFor(600))
    await act(() => result.current.solve())
    expect(result.current.state).toBe('solved')
  })

  it('expires with its challenge, and drops its token [ERR-14]', async () => {
    const { result } = draw(puzzle(-1))
    await act(() => result.current.solve())
    await waitFor(() => expect(result.current).toMatchObject({ state: 'expired', token: null }))
    expect(captchaMessage(result.current.state)).toBe(
      'reCAPTCHA expired. Please complete the verification again.',
    )
  })

  it('gets another token after a reset', async () => {
    const { result, backend } = draw(puzzle(600))
    await act(() => result.current.solve())
    act(() => result.current.reset())
    expect(result.current).toMatchObject({ state: 'idle', token: null })
    await act(() => result.current.solve())
    expect(backend.calls).toEqual([asked, asked])
  })

  it('stops when its screen is unmounted', async () => {
    const answer = held(() => challengeFor(600))
    const { result, unmount } = draw({ [asked]: answer.handler })
    const solving = act(() => result.current.solve())
    unmount()
    answer.letGo()
    await expect(solving).rejects.toThrow()
  })
})
