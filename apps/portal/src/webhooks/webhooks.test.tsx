import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { deliveryRow, webhookRow, writtenRow } from './webhooks.samples.ts'

freshBrowser()

const base = '/business2cloud/clients/acme/webhooks'
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }

async function open(path: string, answers: object, viewer: object = olga) {
  const backend = fakeBackend({ 'POST /auth/refresh': viewer, ...(answers as Record<string, object>) })
  await openPortal(path, backend)
  return backend
}

const act = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Stock system' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the webhooks of an organisation', () => {
  it('shows the secret of a new one once', async () => {
    const secret = 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0'
    await open('/admin/webhooks', {
      [`GET ${base}`]: [],
      [`POST ${base}`]: writtenRow({ ...webhookRow(), Secret: secret }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a webhook' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Stock system')
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'https://hooks.example/')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Secret of Stock system' })
    expect(within(dialog).getByDisplayValue(secret)).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
    expect(screen.queryByDisplayValue(secret)).toBeNull()
  })

  it('keeps the input when the server refuses it', async () => {
    await open('/admin/webhooks', {
      [`GET ${base}`]: [webhookRow()],
      [`PATCH ${base}/stock`]: refusal(400, 'Enter an address that begins with https://.'),
    })
    await act('Edit webhook')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Enter an address that begins with https://.')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Stock system 2')
  })

  it('pauses one, and shows that', async () => {
    const backend = await open('/admin/webhooks', {
      [`GET ${base}`]: [webhookRow()],
      [`PATCH ${base}/stock`]: writtenRow(webhookRow({ Active: false })),
    })
    backend.on(`GET ${base}`, [webhookRow({ Active: false })])
    await act('Pause')
    expect(await screen.findByText('Paused')).toBeDefined()
  })

  it('shows the result of a test', async () => {
    await open('/admin/webhooks', {
      [`GET ${base}`]: [webhookRow()],
      [`POST ${base}/stock/test`]: writtenRow(deliveryRow({ Event: 'webhook.test' })),
    })
    await act('Send a test event')
    const dialog = await screen.findByRole('dialog', { name: 'Result of the test' })
    expect(within(dialog).getByText('The receiver has not accepted the test event.')).toBeDefined()
    expect(within(dialog).getByText('<b>broken</b>')).toBeDefined()
  })

  it('is not open to users who must not manage them', async () => {
    const backend = await open('/admin/webhooks', { [`GET ${base}`]: [] }, eli)
    expect(backend.calls).not.toContain(`GET ${base}`)
  })

  it('shows why it could not be loaded', async () => {
    await open('/admin/webhooks', { [`GET ${base}`]: refusal(500, 'No luck.') })
    expect(await screen.findByText('No luck.')).toBeDefined()
  })
})

describe('the deliveries of a webhook', () => {
  it('are opened from the list, and sent again', async () => {
    const backend = await open('/admin/webhooks', {
      [`GET ${base}`]: [webhookRow()],
      [`GET ${base}/stock/deliveries`]: [deliveryRow()],
      [`POST ${base}/stock/deliveries/d-1/replay`]: writtenRow(deliveryRow({ State: 'waiting' })),
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Stock system' }))
    expect(address()).toBe('/admin/webhooks/stock')
    await userEvent.click(await screen.findByRole('button', { name: /^Refresh failed/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Send again: Refresh failed' }))
    expect(await screen.findByText('Done.')).toBeDefined()
    expect(backend.calls).toContain(`POST ${base}/stock/deliveries/d-1/replay`)
  })

  it('lead back to the list if the webhook is missing', async () => {
    await open('/admin/webhooks/other', { [`GET ${base}`]: [webhookRow()] })
    expect(await screen.findByText('This webhook no longer exists.')).toBeDefined()
    expect(address()).toBe('/admin/webhooks')
  })
})
