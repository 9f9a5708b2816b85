import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setLanguage } from '@tributary/sdk/common'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { challengeFor } from '../account/captcha/altcha.samples.ts'
import { readCookie } from '../session/cookies.ts'
import { fakeBackend, refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { LANGUAGE_COOKIE, showLanguage } from './show-language.ts'

freshBrowser()
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
beforeEach(() => reload.mockClear())
afterEach(() => setLanguage(null))

const signedOut = {
  'POST /auth/refresh': refusal(401, 'Unauthorized'),
  'GET /captcha/challenge': () => challengeFor(60),
  'GET /registration/options': {
    SignUp: true,
    Providers: [],
    Captcha: { kind: 'altcha' },
    PasswordPolicy: 'spec',
  },
}
const languages = {
  ar: () => import('../languages/arabic.ts'),
  de: () => import('../languages/german.ts'),
}
const openChoice = async (address: string, name = 'Language') => {
  await openPortal(address, fakeBackend(signedOut))
  return screen.findByRole<HTMLSelectElement>('combobox', { name })
}

describe('the choice of the language', () => {
  it.each(['/', '/signup', '/reset-password'])('is on %s before anyone has signed in', async (address) => {
    const choice = await openChoice(address)
    expect([...choice.options].map(({ text, lang }) => `${lang} ${text}`)).toEqual([
      'en English',
      'de Deutsch',
      'ar \u2068العربية\u2069',
    ])
    expect(choice.value).toBe('en')
  })

  it('is remembered, and loads the page again in the chosen language', async () => {
    await userEvent.selectOptions(await openChoice('/'), 'Deutsch')
    expect(readCookie(LANGUAGE_COOKIE)).toBe('de')
    expect(reload).toHaveBeenCalledOnce()
    await showLanguage(languages)
    expect(document.documentElement.lang).toBe('de')
    expect((await openChoice('/', 'Sprache')).value).toBe('de')
  })

  it('comes after the form in the order of the keyboard', async () => {
    const choice = await openChoice('/')
    const link = await screen.findByRole('link', { name: 'No account? Sign up' })
    link.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(choice)
  })

  it.each([
    ['/', 'Username', 'Benutzername'],
    ['/signup', 'First name', 'Vorname'],
    ['/reset-password', 'Email address', 'E-Mail-Adresse'],
  ])('keeps what was typed on %s', async (address, label, labelInGerman) => {
    const choice = await openChoice(address)
    await userEvent.type(await screen.findByLabelText(label), 'una@tributary.example')
    await userEvent.selectOptions(choice, 'Deutsch')
    cleanup()
    await showLanguage(languages)
    await openPortal(address, fakeBackend(signedOut), history.state)
    const field = await screen.findByLabelText<HTMLInputElement>(labelInGerman)
    expect(field.value).toBe('una@tributary.example')
  })

  it('keeps no password', async () => {
    const choice = await openChoice('/')
    await userEvent.type(await screen.findByLabelText('Password'), 'a long secret')
    await userEvent.selectOptions(choice, 'Deutsch')
    expect(JSON.stringify(history.state)).not.toContain('a long secret')
  })
})
