import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refreshConnector } from '@tributary/sdk'
import { usersMessages } from '@tributary/sdk/users'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whyBackend } from '../access/access.samples.ts'
import { eli, fakeBackend, refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { listenToOtherTabs, type TabEvent } from './tabs.ts'

freshBrowser()
afterEach(() => vi.restoreAllMocks())

const left = vi.fn()
const stay = () => vi.spyOn(location, 'assign').mockImplementation(left)

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const view = { viewer: 'Olga Oak', userId: 'eli', comOrganisationId: 'acme' }

describe('the view of another user', () => {
  it('begins on the page of a person, and every tab loads its pages again [VIEWAS-01]', async () => {
    stay()
    const heard: TabEvent[] = []
    const stop = listenToOtherTabs((event) => heard.push(event))
    const backend = whyBackend()
    const sent: unknown[] = []
    backend.on('POST /users/ana/view-as', ({ body }) => {
      sent.push(body)
      return { message: 'You see the portal as this user.', data: null }
    })
    await openPortal('/people/ana', backend)
    await userEvent.click(await screen.findByRole('button', { name: 'View as Ana Smith' }))
    await waitFor(() => expect(left).toHaveBeenLastCalledWith('/home'))
    expect(sent).toEqual([{ comOrganisationId: 'acme' }])
    await waitFor(() => expect(heard).toEqual([{ type: 'signed-in', email: 'olga@tributary.example' }]))
    stop()
  })

  it('says why it cannot begin', async () => {
    stay()
    const backend = whyBackend()
    backend.on('POST /users/ana/view-as', refusal(403, 'Not this user.'))
    await openPortal('/people/ana', backend)
    await userEvent.click(await screen.findByRole('button', { name: 'View as Ana Smith' }))
    expect(await screen.findByText('Not this user.')).toBeDefined()
  })

  it('has a bar on every page, whose button leads back to the person [VIEWAS-07]', async () => {
    stay()
    const backend = fakeBackend({
      'POST /auth/refresh': { ...eli, viewAs: { ...view, endsAtUtc: inMinutes(30) } },
      'DELETE /me/view-as': { message: 'You are back.', data: null },
    })
    await openPortal('/home', backend)
    const bar = await screen.findByRole('region', { name: 'View as another user' })
    expect(bar.textContent).toContain('You see Tributary as Eli Elm.')
    await userEvent.click(screen.getByRole('button', { name: 'Return to your account' }))
    await waitFor(() => expect(left).toHaveBeenLastCalledWith('/people/eli'))
    expect(backend.calls).toContain('DELETE /me/view-as')
  })

  it('disables what writes, sends nothing, and has no profile [VIEWAS-08]', async () => {
    const backend = fakeBackend({
      'POST /auth/refresh': { ...eli, viewAs: { ...view, endsAtUtc: inMinutes(30) } },
    })
    const { client } = await openPortal('/connectors/ftp/refresh', backend)
    const [refresh] = await screen.findAllByRole('button', { name: 'Refresh' })
    expect(refresh).toHaveProperty('disabled', true)
    expect(refresh?.title).toBe(usersMessages.viewOnly)
    expect(screen.queryByRole('link', { name: /eli@tributary.example/ })).toBeNull()
    const write = refreshConnector(client, { params: { orgId: 'acme', id: '1' }, body: {} })
    await expect(write).rejects.toThrow(usersMessages.viewOnly)
    expect(backend.calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST /auth/refresh'])
  })

  it('ends by itself when its time is over [VIEWAS-05]', async () => {
    stay()
    const backend = fakeBackend({
      'POST /auth/refresh': { ...eli, viewAs: { ...view, endsAtUtc: inMinutes(-1) } },
      'DELETE /me/view-as': { message: 'You are back.', data: null },
    })
    await openPortal('/home', backend)
    await waitFor(() => expect(backend.calls).toContain('DELETE /me/view-as'))
  })

  it('shows no bar otherwise', async () => {
    await openPortal('/home', fakeBackend())
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    expect(screen.queryByRole('region', { name: 'View as another user' })).toBeNull()
  })
})
