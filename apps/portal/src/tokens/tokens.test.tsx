import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { accountRow, SECRET, serviceTokenRow, tokenRow, tokensBackend } from './tokens.samples.ts'

freshBrowser()

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (name: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), name)
const confirm = async (title: string, name: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }),
  )
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const send = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('the tokens of the user', () => {
  const open = (backend = tokensBackend({ tokens: [tokenRow('Power BI')] })) =>
    openPortal('/profile', backend)
  const panel = async () => within(await screen.findByRole('region', { name: 'API tokens' }))

  it('shows the secret of a new token once, and keeps it out of the list', async () => {
    const backend = tokensBackend()
    await open(backend)
    await press('Create token')
    await type('Nightly')
    await userEvent.click(screen.getByRole('radio', { name: 'Read and refresh' }))
    await send('Create token')
    const dialog = await screen.findByRole('alertdialog', { name: 'Your new API token' })
    expect(within(dialog).getByText(SECRET)).toBeDefined()
    await press('Done')
    await closed()
    expect(document.body.textContent).not.toContain(SECRET)
    expect((await panel()).getByText('Nightly')).toBeDefined()
    expect(backend.said).toEqual([{ Name: 'Nightly', Scope: 'refresh', Days: 90, OrganisationIds: null }])
  })

  it('limits a token to chosen organisations', async () => {
    const backend = tokensBackend()
    await open(backend)
    await press('Create token')
    await type('Nightly')
    await userEvent.click(await screen.findByRole('radio', { name: 'Only these organisations' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /Birch Ltd/ }))
    await send('Create token')
    await screen.findByRole('alertdialog', { name: 'Your new API token' })
    expect(backend.said).toEqual([{ Name: 'Nightly', Scope: 'read', Days: 90, OrganisationIds: ['birch'] }])
  })

  it('keeps the input if the server refuses', async () => {
    const backend = tokensBackend()
    const full = 'There can be up to 50 API tokens. Revoke one first.'
    backend.on('POST /me/tokens', refusal(409, full))
    await open(backend)
    await press('Create token')
    await type('Nightly')
    await send('Create token')
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain(full)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Nightly')
  })

  it('revokes a token after a confirmation', async () => {
    await open()
    await press('Revoke Power BI')
    await confirm('Revoke Power BI?', 'Revoke')
    expect(await screen.findByText('Power BI has been revoked.')).toBeDefined()
    expect((await panel()).getByText('You have no API tokens.')).toBeDefined()
  })

  it('are loaded again after a change of the password, which revokes them', async () => {
    const backend = tokensBackend({ tokens: [tokenRow('Power BI')] })
    backend.on('POST /me/security/password', { message: 'Your password has been changed.', data: null })
    await open(backend)
    await (await panel()).findByText('Power BI')
    await press('Change password')
    await userEvent.type(await screen.findByLabelText('Current password'), 'harbour-2025')
    await userEvent.type(screen.getByLabelText('New password'), 'harbour-2026')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'harbour-2026')
    backend.on('GET /me/tokens', [])
    await send('Change password')
    expect(await (await panel()).findByText('You have no API tokens.')).toBeDefined()
  })
})

describe('the programs of an organisation', () => {
  const full = () =>
    tokensBackend({
      accounts: [accountRow('Warehouse'), accountRow('Till', { Role: 'User' })],
      tokens: [serviceTokenRow('Production', 'Warehouse'), tokenRow('Power BI')],
    })
  const open = (backend = full()) => openPortal('/admin/programs', backend)
  const table = async (name: string) => within(await screen.findByRole('table', { name }))

  it('lists service accounts with their tokens, and apart from them the tokens of users', async () => {
    await open()
    const accounts = await table('Service accounts')
    expect(accounts.getByText('Warehouse')).toBeDefined()
    expect(accounts.getByText('Production')).toBeDefined()
    expect(accounts.queryByText('Power BI')).toBeNull()
    const others = await table('API tokens of users')
    expect(others.getByText('Una Ulm')).toBeDefined()
    expect(others.queryByText('Production')).toBeNull()
    expect(document.title).toBe('Programs · acme Traders · Tributary')
  })

  it('explains service accounts before the first one, and adds it', async () => {
    const backend = tokensBackend()
    await open(backend)
    expect(await screen.findByText(/A service account lets a program call Tributary/)).toBeDefined()
    await press('Add service account')
    await type('Warehouse')
    await userEvent.click(screen.getByRole('radio', { name: 'Organisation administrator' }))
    await press('Save')
    expect(await screen.findByText('Warehouse has been added.')).toBeDefined()
    expect((await table('Service accounts')).getByText('Warehouse')).toBeDefined()
    expect(backend.said).toEqual([
      { Name: 'Warehouse', Role: 'OrganisationAdmin', ConnectorIds: [], comOrganisationId: 'acme' },
    ])
  })

  it('chooses connectors that are not deleted for an account that does not see all', async () => {
    const backend = full()
    await open(backend)
    await press('Edit Till')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Shop/ }))
    expect(screen.queryByRole('checkbox', { name: /Old shop/ })).toBeNull()
    await press('Save')
    expect(await screen.findByText('Till has been saved.')).toBeDefined()
    expect(backend.said).toEqual([
      { Name: 'Till', Role: 'User', ConnectorIds: ['Shop'], comOrganisationId: 'acme' },
    ])
  })

  it('creates a token of an account that never expires', async () => {
    const backend = full()
    await open(backend)
    await press('Create token for Till')
    await type('Counter')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'Never')
    await send('Create token')
    expect(await screen.findByText(SECRET)).toBeDefined()
    await press('Done')
    await closed()
    expect((await table('Service accounts')).getByText('Counter')).toBeDefined()
    expect(backend.said).toEqual([{ Name: 'Counter', Scope: 'read', Days: null, comOrganisationId: 'acme' }])
  })

  it('deletes an account after naming how many tokens stop working', async () => {
    await open()
    await press('Delete Warehouse')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Warehouse?' })
    expect(question.textContent).toContain('1 API token stops working')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Warehouse has been deleted.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Warehouse' })).toBeNull())
  })

  it('revokes the token of a user after a confirmation', async () => {
    await open()
    await press(/^Revoke Power BI/)
    await confirm('Revoke Power BI?', 'Revoke')
    expect(await screen.findByText('Power BI has been revoked.')).toBeDefined()
    expect(await screen.findByText('No user has an API token that works here.')).toBeDefined()
  })

  it('shows a token again if the server does not revoke it', async () => {
    const backend = full()
    const refused = 'The owner of this API token has a more powerful role than you.'
    backend.on('DELETE /tokens/*', refusal(403, refused))
    await open(backend)
    await press(/^Revoke Power BI/)
    await confirm('Revoke Power BI?', 'Revoke')
    expect(await screen.findByText(refused)).toBeDefined()
    expect(await screen.findByRole('button', { name: /^Revoke Power BI/ })).toBeDefined()
  })

  it('can be loaded again', async () => {
    const backend = full()
    backend.on('GET /service-accounts', refusal(500, 'Something went wrong here.'))
    await open(backend)
    expect(await screen.findByText('Something went wrong here.')).toBeDefined()
    backend.on('GET /service-accounts', [accountRow('Warehouse')])
    await press('Try again')
    expect((await table('Service accounts')).getByText('Warehouse')).toBeDefined()
  })
})
