import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeBackend, unreachable } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { listenToOtherTabs, notifyOtherTabs, type TabEvent } from './tabs.ts'

freshBrowser()

describe('several tabs', () => {
  it('are all signed out when one is, without another call [SHELL-40]', async () => {
    const backend = fakeBackend()
    await openPortal('/home', backend)
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    notifyOtherTabs({ type: 'signed-out' })
    await waitFor(() => expect(address()).toBe('/'))
    expect(backend.calls).not.toContain('POST /auth/signout')
  })

  it('are notified of a sign-out even when the server is unreachable', async () => {
    const heard: TabEvent[] = []
    const stop = listenToOtherTabs((event) => heard.push(event))
    await openPortal('/home', fakeBackend({ 'POST /auth/signout': unreachable }))
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(heard).toEqual([{ type: 'signed-out' }]))
    expect(address()).toBe('/')
    stop()
  })

  it('ignore a sign-in of the same user and unknown messages', async () => {
    await openPortal('/home', fakeBackend())
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    const channel = new BroadcastChannel('tributary-session')
    channel.postMessage('signed-out')
    channel.postMessage({ type: 'signed-in', email: 'eli@tributary.example' })
    channel.close()
    notifyOtherTabs({ type: 'signed-in', email: 'eli@tributary.example' })
    await userEvent.click(await screen.findByRole('link', { name: 'FTP' }))
    expect(await screen.findByRole('article', { name: 'Warehouse files' })).toBeDefined()
  })
})
