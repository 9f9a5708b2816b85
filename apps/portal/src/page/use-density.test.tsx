import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { connector, fakeBackend } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()
const everyConnector = { 'GET /business2cloud/clients/acme/connectors': [connector('Files')] }
const root = document.documentElement

it('makes the rows of every page lower, and remembers it in a cookie [SHELL-57]', async () => {
  const first = await openPortal('/connectors?view=list', fakeBackend(everyConnector))
  const button = await screen.findByRole('button', { name: 'Compact rows', pressed: false })
  expect(root.dataset.density).toBeUndefined()
  await userEvent.click(button)
  expect(root.dataset.density).toBe('compact')
  expect(document.cookie).toContain('density=compact')
  first.unmount()
  expect(root.dataset.density).toBeUndefined()
  await openPortal('/connectors?view=list', fakeBackend(everyConnector))
  await userEvent.click(await screen.findByRole('button', { name: 'Compact rows', pressed: true }))
  expect(root.dataset.density).toBeUndefined()
  expect(document.cookie).toContain('density=comfortable')
})
