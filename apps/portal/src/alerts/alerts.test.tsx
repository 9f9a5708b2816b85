import { act as react, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { channelRow, settingsRow } from './alerts.samples.ts'

freshBrowser()

const base = '/business2cloud/clients/acme/alert-channels'
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const written = (data: unknown) => ({ status: 200, message: 'Done.', error: null, data })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the alerts of a user', () => {
  const panel = async () => {
    await screen.findByRole('button', { name: 'Save alerts' })
    return within(screen.getByRole('region', { name: 'Alerts' }))
  }
  const off = settingsRow({ Events: [], Zone: 'UTC' })

  it('are saved with the time zone of the browser, and then count as saved', async () => {
    const saved: unknown[] = []
    const backend = fakeBackend({
      'GET /me/alerts': off,
      'POST /me/alerts': ({ body }) => {
        saved.push(body)
        backend.on('GET /me/alerts', body as object)
        return written(body)
      },
    })
    await openPortal('/profile', backend)
    const alerts = await panel()
    await userEvent.click(alerts.getByRole('checkbox', { name: 'Refresh failed' }))
    await userEvent.click(alerts.getByRole('checkbox', { name: /^Quiet hours/ }))
    await userEvent.click(alerts.getByRole('button', { name: 'Save alerts' }))
    await screen.findByText('Your alerts have been saved.')
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(saved).toEqual([
      { ...off, Events: ['refresh.failed'], Quiet: { From: '22:00', To: '07:00' }, Zone: timeZone },
    ])
    await userEvent.click(screen.getByRole('link', { name: /^Home/ }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('ask before unsaved changes are lost', async () => {
    await openPortal('/profile', fakeBackend({ 'GET /me/alerts': off }))
    await userEvent.click((await panel()).getByRole('checkbox', { name: 'Refresh failed' }))
    await userEvent.click(screen.getByRole('link', { name: /^Home/ }))
    expect(await screen.findByRole('alertdialog')).toBeDefined()
  })

  it('offer requests only to those who decide them', async () => {
    await openPortal('/profile', fakeBackend({ 'GET /me/alerts': off }))
    expect((await panel()).queryByRole('checkbox', { name: 'Request waits for approval' })).toBeNull()
  })

  it('receive the focus if the address names them', async () => {
    await openPortal('/profile#alerts', fakeBackend({ 'GET /me/alerts': off }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Alerts'))
    screen.getByRole('button', { name: 'Change password' }).focus()
    react(() => void dispatchEvent(new Event('hashchange')))
    expect(document.activeElement?.textContent).toBe('Alerts')
  })
})

describe('the alert channels of an organisation', () => {
  const open = async (answers: object, viewer: object = olga) => {
    const backend = fakeBackend({
      'POST /auth/refresh': viewer,
      'GET /approvals': [],
      [`GET ${base}`]: [channelRow()],
      ...(answers as Record<string, object>),
    })
    await openPortal('/admin/alerts', backend)
    return backend
  }
  const act = async (action: string) => {
    await press('More actions for #operations')
    await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  }

  it('keep their address unless another one is entered', async () => {
    const bodies: unknown[] = []
    await open({
      [`PATCH ${base}/operations`]: ({ body }: { body: unknown }) => {
        bodies.push(body)
        return written(channelRow({ Name: '#stock' }))
      },
    })
    for (const url of ['', 'https://hooks.slack.com/services/y']) {
      await act('Edit channel')
      const address = await screen.findByRole('textbox', { name: /^Address/ })
      expect(address).toHaveProperty('value', '')
      if (url) await userEvent.type(address, url)
      await press('Save')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const sent = { Name: '#operations', Events: ['refresh.failed'] }
    expect(bodies).toEqual([sent, { ...sent, Url: 'https://hooks.slack.com/services/y' }])
  })

  it('show why a test message was not accepted', async () => {
    const failing = channelRow({ Error: 'The channel responded with status 410.' })
    const backend = await open({ [`POST ${base}/operations/test`]: written(failing) })
    backend.on(`GET ${base}`, [failing])
    await act('Send a test message')
    expect(await screen.findByText('#operations has not accepted the test message.')).toBeDefined()
    expect(screen.getByText('The channel responded with status 410.')).toBeDefined()
  })

  it('confirm an accepted test message', async () => {
    await open({ [`POST ${base}/operations/test`]: written(channelRow()) })
    await act('Send a test message')
    expect(await screen.findByText('#operations has accepted the test message.')).toBeDefined()
  })

  it('are deleted after a confirmation', async () => {
    const backend = await open({ [`DELETE ${base}/operations`]: written(null) })
    await act('Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete #operations?' }))
    backend.on(`GET ${base}`, [])
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('There are no alert channels yet.')).toBeDefined()
  })

  it('keep the input if the server refuses it', async () => {
    const full = 'An organisation can have up to 10 channels. Delete one first.'
    await open({ [`POST ${base}`]: refusal(409, full) })
    await press('Add a channel')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '#stock')
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Address' }),
      'https://hooks.slack.com/services/x',
    )
    await press('Add')
    expect(await screen.findByText(full)).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '#stock')
  })

  it('are not open to users who must not manage them', async () => {
    const backend = await open({}, eli)
    expect(backend.calls).not.toContain(`GET ${base}`)
  })
})
