import { composeStories } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { pseudoLanguage, setLanguage } from '@tributary/sdk/common'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as signIn from '../src/account/sign-in/SignInForm.stories.tsx'

beforeEach(() => setLanguage(pseudoLanguage))
afterEach(() => {
  cleanup()
  setLanguage(null)
})

const { Empty, Busy, WithProvider } = composeStories(signIn)
const names =
  /^(Tributary|Harbour Data Systems|Xero|WooCommerce|FTP|Vend|SQL Server|Mailchimp|Cin7|AWS|Excel)$/

it.each([
  ['empty', Empty],
  ['busy', Busy],
  ['with a provider', WithProvider],
])('shows the %s sign-in form in the pseudo-language', (_, Story) => {
  const { container } = render(<Story />)
  const texts = [...container.querySelectorAll('*')]
    .filter(({ children }) => children.length === 0)
    .map(({ textContent }) => textContent.trim())
  expect(texts.filter((text) => /\p{L}/u.test(text) && !text.includes('[') && !names.test(text))).toEqual([])
  expect(container.textContent).toContain('[')
})
