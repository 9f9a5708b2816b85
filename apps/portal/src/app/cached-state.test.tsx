import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeBackend } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

it('requests the user, organisations and connector types only once [SHELL-39]', async () => {
  const backend = fakeBackend()
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  await openPortal('/home', backend)
  await heading('acme Traders')
  await screen.findByRole('region', { name: 'Available connectors' })
  const asked = [...backend.calls]
  await userEvent.click(screen.getByRole('link', { name: /eli@/ }))
  await heading('Profile')
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await heading('acme Traders')
  const again = backend.calls.slice(asked.length)
  expect(asked).toEqual(expect.arrayContaining(['POST /auth/refresh', 'GET /organisations']))
  // The state of refreshes is requested again each time.
  const known = asked.filter((call) => !/clients\/[^/]+\/connectors$/.test(call))
  expect(again.filter((call) => known.includes(call))).toEqual([])
})
