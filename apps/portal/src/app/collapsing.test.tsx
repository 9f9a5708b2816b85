import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeBackend } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

describe('the cookie nav [SHELL-03, SHELL-41]', () => {
  it('does not exist until the user collapses the navigation', async () => {
    await openPortal('/home', fakeBackend())
    expect(await screen.findByRole('button', { name: 'Collapse navigation' })).toBeDefined()
    expect(document.cookie).not.toContain('nav=')
  })

  it('is "closed", then "open", and applies to the next page load', async () => {
    const first = await openPortal('/home', fakeBackend())
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse navigation' }))
    expect(document.cookie).toContain('nav=closed')
    first.unmount()
    await openPortal('/home', fakeBackend())
    await userEvent.click(await screen.findByRole('button', { name: 'Expand navigation' }))
    expect(document.cookie).toContain('nav=open')
  })
})
