import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { connector, type FakeBackend, fakeBackend, refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const EVERY = 'GET /business2cloud/clients/acme/connectors'
const failed = connector('Old files', {
  Log: {
    ManuallyTriggeredAtUtc: new Date(Date.now() - 7_200_000).toISOString(),
    AutomaticallyTriggeredAtUtc: null,
    CompletedAtUtc: new Date(Date.now() - 7_100_000).toISOString(),
    HasError: true,
    Forbidden: false,
    RefreshDetail: null,
    Error: null,
  },
})
const linkOfFtp = (name: string) => screen.findByRole('link', { name })
const requests = ({ calls }: FakeBackend) => calls.filter((call) => call === EVERY).length

describe('the navigation', () => {
  it.each(['/profile', '/home'])('requests the state of the types once on %s [GLANCE-112]', async (path) => {
    const backend = fakeBackend({ [EVERY]: [failed] })
    await openPortal(path, backend)
    expect(await linkOfFtp('FTP: needs attention')).toBeDefined()
    expect(requests(backend)).toBe(1)
  })

  it('works without the state of the types [GLANCE-112]', async () => {
    const backend = fakeBackend({ [EVERY]: refusal(400, 'Not now.') })
    await openPortal('/profile', backend)
    await waitFor(() => expect(requests(backend)).toBe(1))
    expect(await linkOfFtp('FTP')).toBeDefined()
    expect(screen.queryByText('Not now.')).toBeNull()
  })

  it('requests no state for an organisation without types [GLANCE-112]', async () => {
    const backend = fakeBackend({ 'GET /business2cloud/clients/acme/connector-types': [] })
    await openPortal('/profile', backend)
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(requests(backend)).toBe(0)
  })
})
