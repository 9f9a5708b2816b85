import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { group } from '../excel/groups/groups.samples.ts'
import { eli, fakeBackend, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { member, usersBackend } from '../users/users.samples.ts'

freshBrowser()

const signedOut = { 'POST /auth/refresh': refusal(401, 'Unauthorized') }
const LIST = 'GET /invitations'
const INVITE = 'POST /invitations'
const OPEN = 'POST /registration/invitation'
const role = { Id: 'r4', Name: 'User', DisplayName: 'User' }
const invitation = (EmailAddress: string) => ({
  Id: EmailAddress,
  EmailAddress,
  FirstName: '',
  LastName: '',
  Role: role,
  Groups: [],
  Connectors: [],
  InvitedBy: 'Olga Oak',
  SentAtUtc: new Date().toISOString(),
  ExpiresAtUtc: new Date(Date.now() + 86_400_000).toISOString(),
})
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('inviting people', () => {
  async function openForm(answers: Parameters<typeof fakeBackend>[0] = {}) {
    const backend = usersBackend(member('Olga'), member('Una'))
    backend.on(LIST, [])
    backend.on('GET /permission-groups', [group('g1', 'Finance team')])
    for (const [call, answer] of Object.entries(answers)) if (answer) backend.on(call, answer)
    await openPortal('/admin/security/users', backend)
    await screen.findByLabelText(/Una/, { selector: 'a' })
    await press('Invite people')
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people to acme Traders' }))
    return { backend, dialog }
  }

  it('sends pasted rows with one call, and shows them as pending', async () => {
    const sent: unknown[] = []
    const { backend, dialog } = await openForm({
      [INVITE]: ({ body }: { body: { CheckOnly?: boolean } }) => {
        if (body.CheckOnly) return { message: '', data: [] }
        sent.push(body)
        backend.on(LIST, [invitation('mia@a.example')])
        const invited = { Outcome: 'invited', Message: '' }
        return { message: 'Sent.', data: [{ EmailAddress: 'mia@a.example', ...invited }] }
      },
    })
    dialog.getByRole('textbox', { name: 'First name, row 1' }).focus()
    await userEvent.paste('Mia\tMoore\tmia@a.example\nUna\tSmith\tuna@tributary.example')
    expect(dialog.getByText('Adds 1 person, mails 1, skips 1.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    expect(await screen.findByText('1 person invited.')).toBeDefined()
    expect(sent).toEqual([
      {
        comOrganisationId: 'acme',
        People: [{ emailAddress: 'mia@a.example', firstName: 'Mia', lastName: 'Moore' }],
        RoleId: 'r4',
        GroupIds: [],
        ConnectorIds: [],
      },
    ])
    await press('1 pending invitation')
    const pending = within(screen.getByRole('region', { name: 'Pending invitations' }))
    expect(pending.getByText('mia@a.example')).toBeDefined()
    expect(screen.queryByLabelText(/Mia/, { selector: 'a' })).toBeNull()
  })

  it('shows in the cell that a role is too weak for an account before anything is sent', async () => {
    const message = 'This person has a more powerful role. Invite them with that role.'
    const sent: unknown[] = []
    const { dialog } = await openForm({
      [INVITE]: ({ body }: { body: unknown }) => {
        sent.push(body)
        return { message: '', data: [{ EmailAddress: 'mia@a.example', Outcome: 'failed', Message: message }] }
      },
    })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email address, row 1' }), 'mia@a.example')
    expect(await dialog.findByText(message)).toBeDefined()
    const cell = dialog.getByRole('combobox', { name: 'Role, row 1' })
    expect(cell.getAttribute('aria-invalid')).toBe('true')
    expect(sent).toMatchObject([{ CheckOnly: true, People: [{ emailAddress: 'mia@a.example' }] }])
  })

  it('asks before a page with typed rows is left', async () => {
    const { dialog } = await openForm()
    const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isHeld()).toBe(false)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email address, row 1' }), 'mia@a.example')
    expect(isHeld()).toBe(true)
  })

  it('shows why the call failed, and keeps the rows', async () => {
    const { dialog } = await openForm({ [INVITE]: refusal(403, 'Not allowed.') })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email address, row 1' }), 'mia@a.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    expect(await dialog.findByText('Not allowed.')).toBeDefined()
    expect(dialog.getByDisplayValue('mia@a.example')).toBeDefined()
  })
})

describe('pending invitations', () => {
  it('are sent again, or withdrawn after a question', async () => {
    const backend = usersBackend(member('Olga'))
    backend.on(LIST, [invitation('mia@a.example')])
    backend.on('POST /invitations/*/resend', { message: 'Sent.', data: invitation('mia@a.example') })
    backend.on('DELETE /invitations/*', { message: 'Withdrawn.', data: null })
    await openPortal('/admin/security/users', backend)
    await userEvent.click(await screen.findByRole('button', { name: '1 pending invitation' }))
    await press('Send again to mia@a.example')
    expect(await screen.findByText('The invitation has been mailed to mia@a.example again.')).toBeDefined()
    await press('Withdraw the invitation of mia@a.example')
    const question = within(await screen.findByRole('alertdialog'))
    backend.on(LIST, [])
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('The invitation of mia@a.example has been withdrawn.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pending invitations' })).toBeNull())
  })
})

describe('the page of an invitation', () => {
  const offer = {
    EmailAddress: 'mia@a.example',
    FirstName: 'Mia',
    LastName: '',
    CompanyName: 'acme Traders',
    InvitedBy: 'Olga Oak',
    Role: role,
    ExpiresAtUtc: '2030-01-01T00:00:00Z',
    HasAccount: false,
  }
  const heading = () => screen.findByRole('heading', { name: 'Join acme Traders' })

  it('creates the account of a new address, and keeps the token out of the address', async () => {
    const sent: unknown[] = []
    const backend = fakeBackend({ ...signedOut, [OPEN]: offer })
    backend.on('POST /registration/invitation/account', ({ body }) => {
      sent.push(body)
      return { message: 'Created.', data: null }
    })
    await openPortal('/invitation/tok-1', backend)
    await heading()
    expect(address()).toBe('/invitation/link')
    await userEvent.type(screen.getByLabelText('Last name'), 'Moore')
    await userEvent.type(screen.getByLabelText('Password'), 'Horse-7-battery')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Horse-7-battery')
    backend.on('POST /auth/signin', ({ body }) => {
      sent.push(body)
      return eli
    })
    await press('Create account and accept')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(sent).toEqual([
      { token: 'tok-1', firstName: 'Mia', lastName: 'Moore', password: 'Horse-7-battery' },
      { emailAddress: 'mia@a.example', password: 'Horse-7-battery' },
    ])
    expect(sessionStorage.getItem('invitation')).toBeNull()
  })

  it('leads a new account to sign-in if the server does not sign it in', async () => {
    const backend = fakeBackend({ ...signedOut, [OPEN]: offer })
    backend.on('POST /registration/invitation/account', { message: 'Created.', data: null })
    backend.on('POST /auth/signin', refusal(403, 'Your organisation signs in with a provider.'))
    await openPortal('/invitation/tok-1', backend)
    await heading()
    await userEvent.type(screen.getByLabelText('Last name'), 'Moore')
    await userEvent.type(screen.getByLabelText('Password'), 'Horse-7-battery')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Horse-7-battery')
    await press('Create account and accept')
    await waitFor(() => expect(address()).toBe('/signin'))
    expect(sessionStorage.getItem('invitation')).toBeNull()
  })

  it('leads an existing account to sign-in, and keeps the token in the tab', async () => {
    const backend = fakeBackend({ ...signedOut, [OPEN]: { ...offer, HasAccount: true } })
    await openPortal('/invitation/tok-1', backend)
    const link = await screen.findByRole('link', { name: 'Sign in to accept' })
    expect(link.getAttribute('href')).toBe('/signin?returnUrl=%2Finvitation%2Flink')
    expect(sessionStorage.getItem('invitation')).toBe('tok-1')
  })

  it('is accepted by the account with its address', async () => {
    const sent: unknown[] = []
    const Role = { Id: 'r3', Name: 'ExcelUser', DisplayName: 'Excel user' }
    const backend = fakeBackend({ [OPEN]: { ...offer, Role, EmailAddress: eli.email, HasAccount: true } })
    backend.on('POST /invitations/accept', ({ body }) => {
      sent.push(body)
      return { message: 'Done.', data: { Id: 'acme', CompanyName: 'acme Traders' } }
    })
    await openPortal('/invitation/tok-1', backend)
    await heading()
    await press('Accept invitation')
    expect(await screen.findByText('You are now a member of acme Traders.')).toBeDefined()
    expect(sent).toEqual([{ token: 'tok-1' }])
    const onwards = screen.getByRole('link', { name: 'Go to Home' })
    expect(onwards.getAttribute('href')).toBe('/home?organisation=acme')
  })

  it('shows a more powerful account whom to ask, instead of a button that is refused', async () => {
    const own = { [OPEN]: { ...offer, EmailAddress: eli.email, HasAccount: true } }
    await openPortal('/invitation/tok-1', fakeBackend(own))
    await screen.findByRole('heading', { name: 'Your account has a more powerful role' })
    expect(screen.getByText(/for the role User, and yours is .+ Ask Olga Oak/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
  })

  it('shows which address it is for to anyone else who is signed in', async () => {
    const backend = fakeBackend({ [OPEN]: offer })
    await openPortal('/invitation/tok-1', backend)
    await screen.findByRole('heading', { name: 'This invitation is for another account' })
    expect(screen.getByText(/It is for mia@a\.example/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
  })

  it('reveals nothing about an invalid invitation', async () => {
    const backend = fakeBackend({ ...signedOut, [OPEN]: refusal(403, 'Not valid.') })
    await openPortal('/invitation/tok-1', backend)
    await screen.findByRole('heading', { name: 'This invitation is not valid' })
    expect(screen.queryByText(/mia@a\.example|acme/)).toBeNull()
  })
})
