import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeBackend, refusal } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const LOOKUP = 'GET /registration/sign-in-provider'
const offered = { Provider: { Name: 'org-acme', DisplayName: 'Acme sign-in' } }

async function open(answer: object, path = '/signin?returnUrl=%2Fexcel%2Fareas') {
  const asked: (string | null)[] = []
  const reply = ({ query }: { query?: URLSearchParams }) => {
    asked.push(query?.get('domain') ?? null)
    return answer
  }
  await openPortal(path, fakeBackend({ 'POST /auth/refresh': refusal(401, 'No.'), [LOOKUP]: reply }))
  return asked
}

const type = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), text)

describe('an address of a domain with a provider [ORGSIGN-13]', () => {
  it('offers it, and keeps the page to continue on', async () => {
    const asked = await open(offered)
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    await type('new@Acme.example')
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Acme sign-in' }))
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      '/auth/start/org-acme?intent=signin&returnUrl=%2Fexcel%2Fareas',
    )
    // Only the domain leaves the browser, never the address.
    expect(asked.at(-1)).toBe('acme.example')
    expect(asked.join()).not.toContain('new')
    assign.mockRestore()
  })

  it('withdraws the offer when the domain changes', async () => {
    await open(offered)
    await type('new@acme.example')
    await screen.findByRole('button', { name: 'Continue with Acme sign-in' })
    await type('x')
    expect(screen.queryByRole('button', { name: 'Continue with Acme sign-in' })).toBeNull()
  })
})

it('asks nothing for a name without a domain', async () => {
  const asked = await open(offered)
  await type('olga@acme')
  expect(asked).toEqual([])
})
