import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { connector, eli, fakeBackend, refusal, type } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const OPEN = 'POST /reconnect/open'
const START = 'POST /reconnect/start'
const base = '/business2cloud/clients/acme'
const signedOut = { 'POST /auth/refresh': refusal(401, 'Unauthorized') }
const later = () => new Date(Date.now() + 25 * 60_000).toISOString()
const offer = () => ({
  CompanyName: 'acme Traders',
  ConnectorName: 'Acme books',
  Type: 'xero',
  Account: 'Acme Traders Ltd',
  AskedBy: 'Olga Oak',
  ExpiresAtUtc: later(),
})
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the page of a reconnect link', () => {
  it('shows who asks for what, keeps the token out of the address, and leads to the provider', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const sent: unknown[] = []
    const backend = fakeBackend({
      ...signedOut,
      [OPEN]: offer(),
      [START]: ({ body }: { body: unknown }) => {
        sent.push(body)
        return { url: 'https://login.xero.example/authorize?state=1' }
      },
    })
    await openPortal('/reconnect/secret-token', backend)
    expect(
      await screen.findByText('Olga Oak asks you to reconnect a connector of acme Traders.'),
    ).toBeDefined()
    expect(screen.getByText('Acme Traders Ltd')).toBeDefined()
    expect(screen.getByText(/Tributary only reads/)).toBeDefined()
    expect(address()).toBe('/reconnect/link')
    await userEvent.click(await button('Continue to Xero'))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://login.xero.example/authorize?state=1'))
    expect(sent).toEqual([{ token: 'secret-token' }])
  })

  it('shows why a return from the provider did not help, and offers another attempt', async () => {
    sessionStorage.setItem('reconnecting', JSON.stringify({ token: 't', askedBy: 'Olga Oak' }))
    await openPortal('/reconnect/link?result=other_account', fakeBackend({ ...signedOut, [OPEN]: offer() }))
    expect(await screen.findByText(/This connector can only read Acme Traders Ltd/)).toBeDefined()
    expect(await button('Continue to Xero')).toBeDefined()
  })

  it('says that it is done, without another request, and forgets the link', async () => {
    sessionStorage.setItem('reconnecting', JSON.stringify({ token: 't', askedBy: 'Olga Oak' }))
    const backend = fakeBackend(signedOut)
    await openPortal('/reconnect/link?result=done', backend)
    expect(await screen.findByRole('heading', { name: 'Reconnected' })).toBeDefined()
    expect(screen.getByText(/Olga Oak gets a mail/)).toBeDefined()
    expect(backend.calls).not.toContain(OPEN)
    expect(backend.calls).not.toContain('POST /auth/refresh')
    expect(sessionStorage.getItem('reconnecting')).toBeNull()
  })

  it.each([
    ['a used link', '/reconnect/used'],
    ['a return without a link', '/reconnect/link?result=invalid'],
  ])('shows that %s is not valid', async (_, path) => {
    await openPortal(path, fakeBackend({ ...signedOut, [OPEN]: refusal(403, 'Not valid.') }))
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeDefined()
  })

  it('shows that a link has stopped working when it is used', async () => {
    const backend = fakeBackend({ ...signedOut, [OPEN]: offer(), [START]: refusal(403, 'Not valid.') })
    await openPortal('/reconnect/secret-token', backend)
    await userEvent.click(await button('Continue to Xero'))
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeDefined()
  })
})

describe('asking someone to reconnect', () => {
  const at = new Date(Date.now() - 86_400_000).toISOString()
  const refused = connector('Books', {
    Authorisation: { Account: 'Acme Traders Ltd', By: 'Una', AtUtc: at, RefusedAtUtc: at },
  })
  const link = (EmailAddress: string) => ({
    ...{ Id: 'l1', ClientConnectorId: 'Books', EmailAddress, AskedBy: 'Olga Oak' },
    ...{ SentAtUtc: new Date().toISOString(), ExpiresAtUtc: later() },
  })
  const xero = type('xero', { RequiresAuthorisation: true })
  const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }

  async function openManagement(links: object[] = [], path = '/connectors/xero/manage') {
    const backend = fakeBackend({
      'POST /auth/refresh': olga,
      'GET /business2cloud/clients/connector-types': [xero],
      [`GET ${base}/connector-types`]: [xero],
      [`GET ${base}/connectors/xero`]: [refused],
      [`GET ${base}/refresh-runs`]: [],
      [`GET ${base}/reconnect-links`]: links,
    })
    await openPortal(path, backend)
    return backend
  }

  it('mails the link, then shows who was asked', async () => {
    const backend = await openManagement()
    backend.on(`POST ${base}/connectors/*/reconnect-link`, () => {
      backend.on(`GET ${base}/reconnect-links`, [link('kim@a.example')])
      return { message: 'Sent.', data: link('kim@a.example') }
    })
    await userEvent.click(await button('Ask the person with the login of Books'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reconnect Books by mail' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email address' }), 'kim@a.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByText('The link has been mailed to kim@a.example.')).toBeDefined()
    expect(await screen.findByText(/kim@a.example was asked. The link works until/)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is offered on the card of the refresh page too', async () => {
    await openManagement([], '/connectors/xero/refresh')
    await userEvent.click(await button('Ask the person with the login of Books'))
    expect(await screen.findByRole('dialog', { name: 'Reconnect Books by mail' })).toBeDefined()
  })

  it('withdraws a request', async () => {
    const backend = await openManagement([link('kim@a.example')])
    backend.on(`DELETE ${base}/connectors/*/reconnect-link`, () => {
      backend.on(`GET ${base}/reconnect-links`, [])
      return { message: 'Withdrawn.', data: null }
    })
    await userEvent.click(await button('Withdraw the link for Books from kim@a.example'))
    expect(await screen.findByText('The request has been withdrawn.')).toBeDefined()
    expect(await button('Ask the person with the login of Books')).toBeDefined()
  })

  it('shows why the link was not sent', async () => {
    const backend = await openManagement()
    backend.on(`POST ${base}/connectors/*/reconnect-link`, refusal(409, 'Enough links today.'))
    await userEvent.click(await button('Ask the person with the login of Books'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email address' }), 'kim@a.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }))
    expect(await dialog.findByText('Enough links today.')).toBeDefined()
    expect(dialog.getByDisplayValue('kim@a.example')).toBeDefined()
  })
})
