import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { keepReasonAtom, reasonsAtom } from '../connectors/manage/disconnection-reasons.ts'
import { selectedOrganisationIdAtom } from '../organisations/organisation-atoms.ts'
import { eli, fakeBackend, refusal, unreachable } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { notifyOtherTabs } from './tabs.ts'

freshBrowser()

const una = { ...eli, firstName: 'Una', email: 'una@tributary.example' }

/** Eli's tab: he works in Birch and has disconnected a connector. */
async function eliAtWork(backend = fakeBackend()) {
  sessionStorage.setItem('organisation', 'birch')
  const portal = await openPortal('/home', backend)
  await screen.findByRole('heading', { level: 1, name: 'Birch Ltd' })
  portal.store.set(keepReasonAtom, 'c-1', 'The shop has closed.')
  expect(sessionStorage).toHaveLength(2)
  return { ...portal, backend }
}

const logOut = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(address()).toBe('/'))
}

describe('the data a tab stores about a user', () => {
  it('is removed by logging out: no organisation, no reason [SHELL-40]', async () => {
    const { store } = await eliAtWork()
    await logOut()
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(store.get(selectedOrganisationIdAtom)).toBeNull()
    expect(store.get(reasonsAtom)).toEqual({})
  })

  it('is removed by a session that ended before the tab was loaded [SHELL-40]', async () => {
    sessionStorage.setItem('organisation', 'birch')
    await openPortal('/home', fakeBackend({ 'POST /auth/refresh': refusal(401, 'Unauthorized') }))
    await waitFor(() => expect(address()).toBe('/?returnUrl=%2Fhome'))
    expect(sessionStorage).toHaveLength(0)
  })

  it('stays while only the connection is lost [SHELL-53]', async () => {
    sessionStorage.setItem('organisation', 'birch')
    await openPortal('/home', fakeBackend({ 'POST /auth/refresh': unreachable }))
    await waitFor(() => expect(address()).toBe('/?returnUrl=%2Fhome'))
    expect(sessionStorage.getItem('organisation')).toBe('birch')
  })

  it('is not there for the next user of the same tab [SHELL-40]', async () => {
    const { store } = await eliAtWork(fakeBackend({ 'POST /auth/signin': una }))
    await logOut()
    await userEvent.type(await screen.findByLabelText('Username'), una.email)
    await userEvent.type(screen.getByLabelText('Password'), 'Horse-7-battery')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    expect(store.get(reasonsAtom)).toEqual({})
  })

  it('is removed when another user signs in in another tab [STATE-16]', async () => {
    const { store, backend } = await eliAtWork()
    backend.on('POST /auth/refresh', una)
    notifyOtherTabs({ type: 'signed-in', email: una.email })
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    expect(screen.getByRole('link', { name: /una@/ })).toBeDefined()
    expect(store.get(reasonsAtom)).toEqual({})
    expect(JSON.stringify(sessionStorage)).not.toContain('birch')
  })

  it('is removed under the resume dialog when another user signs in in another tab [STATE-16]', async () => {
    const { store, backend } = await eliAtWork()
    for (const call of ['POST /auth/refresh', 'GET /business2cloud/clients/birch/connectors/ftp'])
      backend.on(call, refusal(401, 'Unauthorized'))
    await userEvent.click(await screen.findByRole('link', { name: 'FTP' }))
    await screen.findByRole('alertdialog', { name: 'Your session has ended' })
    backend.on('POST /auth/refresh', una)
    notifyOtherTabs({ type: 'signed-in', email: una.email })
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    expect(address()).toBe('/home')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(store.get(reasonsAtom)).toEqual({})
  })
})
