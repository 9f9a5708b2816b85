import { act, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectPortal } from '../../session/connect-portal.ts'
import { fakeBackend } from '../../test/fake-backend.ts'
import { freshBrowser } from '../../test/open-portal.tsx'
import type { Captcha } from './captcha-state.ts'
import type { RecaptchaSettings } from './load-recaptcha.ts'
import { useCaptcha } from './use-captcha.ts'

freshBrowser()

/** The part of Google's script that the portal calls. It records the calls. */
const google = {
  drawn: [] as { element: HTMLElement; settings: RecaptchaSettings }[],
  asked: [] as string[],
  render(element: HTMLElement, settings: RecaptchaSettings) {
    google.asked.push('render')
    return google.drawn.push({ element, settings }) - 1
  },
  execute: (id: number) => google.asked.push(`execute ${id}`),
  reset: (id: number) => google.asked.push(`reset ${id}`),
}

let captcha: Captcha

function Screen({ look }: { look: 'visible' | 'invisible' }) {
  captcha = useCaptcha({ kind: 'recaptcha', siteKey: 'a-site-key' }, look)
  return (
    <>
      <div ref={captcha.box} data-testid="box" />
      <p role="status">{captcha.state}</p>
    </>
  )
}

async function open(look: 'visible' | 'invisible') {
  const store = createStore()
  connectPortal(store, fakeBackend().fetch)
  const view = render(
    <Provider store={store}>
      <Screen look={look} />
    </Provider>,
  )
  window.grecaptcha = google
  window.onRecaptchaLoaded?.()
  await waitFor(() => expect(google.drawn).toHaveLength(1))
  const [box] = google.drawn
  if (!box) throw new Error('Google was not asked to draw anything')
  return { ...view, id: 0, ...box }
}

const state = () => screen.getByRole('status').textContent

beforeAll(() => {
  // A test loads nothing from the network; the script counts as loaded.
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })
})
beforeEach(() => {
  google.drawn = []
  google.asked = []
})

describe('reCAPTCHA', () => {
  it('loads Google’s script with Trusted Types and draws its box', async () => {
    const { element, settings } = await open('visible')
    const script = document.querySelector('script')
    expect(script?.src).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?trustedtypes=true&/)
    expect(screen.getByTestId('box').contains(element)).toBe(true)
    expect(settings).toMatchObject({ sitekey: 'a-site-key', size: 'normal' })
  })

  it('has a token after the checkbox, until it expires or fails [ERR-13, ERR-14]', async () => {
    const { settings } = await open('visible')
    act(() => settings.callback('a-token'))
    expect(captcha).toMatchObject({ kind: 'recaptcha', state: 'solved', token: 'a-token' })
    expect(await captcha.solve()).toBe('a-token')
    act(() => settings['expired-callback']())
    expect(captcha).toMatchObject({ state: 'expired', token: null })
    act(() => settings['error-callback']())
    expect(state()).toBe('failed')
  })

  it('solves an invisible box on request [SIGNUP-19]', async () => {
    const { settings } = await open('invisible')
    expect(settings.size).toBe('invisible')
    let token: Promise<string> | undefined
    await act(async () => {
      token = captcha.solve()
    })
    expect(state()).toBe('working')
    expect(google.asked).toEqual(['render', 'execute 0'])
    act(() => settings.callback('a-token'))
    expect(await token).toBe('a-token')
  })

  it('drops its token on a reset, Google’s box as well', async () => {
    const { settings } = await open('visible')
    act(() => settings.callback('a-token'))
    await act(async () => captcha.reset())
    expect(captcha).toMatchObject({ state: 'idle', token: null })
    expect(google.asked).toEqual(['render', 'reset 0'])
  })

  it('removes its box with the screen', async () => {
    const { element, unmount } = await open('visible')
    unmount()
    expect(element.isConnected).toBe(false)
  })
})
