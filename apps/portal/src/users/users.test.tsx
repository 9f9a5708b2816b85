import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eli, held, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { ADD, CHANGE, LIST, member, REMOVE, usersBackend } from './users.samples.ts'

freshBrowser()
afterEach(() => void vi.useRealTimers())

const path = '/admin/security/users'
const names = () =>
  screen.getAllByLabelText(/ /, { selector: 'th a' }).map((link) => link.getAttribute('aria-label'))
const row = async (name: string) => {
  const link = await screen.findByLabelText(new RegExp(name), { selector: 'a' })
  return within(link.closest('tr') ?? link)
}
const olga = member('Olga', { LastName: 'Oak' })

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const edit = async (name: string) => {
  await userEvent.click((await row(name)).getByRole('button', { name: new RegExp(`^Edit ${name}`) }))
  return screen.findByRole('dialog', { name: 'Edit user' })
}
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label)
const fill = async (label: string, text: string) => {
  const box = field(label)
  await userEvent.clear(box)
  if (text) await userEvent.type(box, text)
}

describe('the users', () => {
  it('are counted and sorted by first name [USER-01, USER-03, USER-19, ROUTE-14]', async () => {
    await openPortal(path, usersBackend(olga, member('eli'), member('Ana')))
    await row('Ana')
    expect(names()).toEqual(['Ana Smith', 'eli Smith', 'Olga Oak'])
    expect(screen.getByText('3 users in acme Traders.')).toBeDefined()
    expect(document.title).toBe('Users · acme Traders · Tributary')
  })

  it('are searched, filtered and sorted by the address [USER-02, USER-23]', async () => {
    const locked = { Status: { Id: 's2', Name: 'LOCKED' } }
    const backend = usersBackend(olga, member('Eli', locked), member('Ana', locked), member('Anabel'))
    const { unmount } = await openPortal(
      `${path}?search=smith&status=locked&sort=-firstName&role=king`,
      backend,
    )
    await row('Ana')
    expect(names()).toEqual(['Eli Smith', 'Ana Smith'])
    expect(screen.getByText('2 of 4')).toBeDefined()
    unmount()
    await openPortal(`${path}?status=archived`, backend)
    expect(await screen.findByRole('heading', { name: 'No users found.' })).toBeDefined()
    await press('Clear filters')
    expect(address()).toBe(path)
    expect(names()).toHaveLength(4)
  })

  it('show the email address and the role [USER-01, USER-20]', async () => {
    const role = { Id: 'r3', Name: 'ExcelUser', DisplayName: 'Excel user' }
    await openPortal(path, usersBackend(olga, member('Ana', { Role: role, RoleId: 'r3' })))
    const ana = await row('Ana')
    expect(ana.getByText('ana@tributary.example')).toBeDefined()
    expect(ana.getByText('Excel user')).toBeDefined()
    expect(ana.queryByText('ExcelUser')).toBeNull()
  })

  it('show why a user cannot be changed or deleted [USER-04, USER-21]', async () => {
    const role = { Id: 'r1', Name: 'Admin', DisplayName: 'Administrator' }
    await openPortal(path, usersBackend(olga, member('Adam', { Role: role, RoleId: 'r1' })))
    const adam = await row('Adam')
    expect(adam.getByTitle('You cannot change a user who is more powerful than you.')).toBeDefined()
    expect(adam.queryByRole('button')).toBeNull()
    const own = await row('Olga')
    expect(own.getByText('This is you')).toBeDefined()
    expect(own.getByTitle('You cannot remove your own account.')).toBeDefined()
    expect(own.getByRole('button').getAttribute('aria-label')).toBe('Edit Olga Oak')
  })

  it('are found by email address as well [USER-02]', async () => {
    await openPortal(`${path}?search=ANA@trib`, usersBackend(olga, member('Ana')))
    await row('Ana')
    expect(names()).toEqual(['Ana Smith'])
  })

  it('show when a search has no matches [USER-23]', async () => {
    await openPortal(`${path}?search=zed`, usersBackend(olga))
    expect(await screen.findByRole('heading', { name: 'No users found.' })).toBeDefined()
    const page = within(screen.getByRole('main'))
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }))
    expect(names()).toEqual(['Olga Oak'])
  })

  it('show an empty state or a failed load [USER-23, SHELL-54]', async () => {
    const backend = usersBackend()
    backend.on(LIST, refusal(400, 'Not now.'))
    await openPortal(path, backend)
    expect(await screen.findByText('Not now.')).toBeDefined()
    backend.on(LIST, [])
    await press('Try again')
    expect(await screen.findByRole('heading', { name: 'No users found.' })).toBeDefined()
  })

  it('are rows at any number, or cards if the viewer prefers them [USER-24]', async () => {
    const backend = usersBackend(olga, member('Ana'))
    const { unmount } = await openPortal(path, backend)
    await userEvent.click(await screen.findByRole('button', { name: /Last name/ }))
    expect(address()).toBe(`${path}?sort=lastName`)
    await userEvent.click(screen.getByLabelText('Cards'))
    await screen.findByRole('article', { name: 'Ana Smith' })
    unmount()
    await openPortal(path, backend)
    await screen.findByRole('article', { name: 'Ana Smith' })
  })
})

describe('adding and changing', () => {
  it('shows a new user immediately [USER-14, USER-15, USER-17]', async () => {
    const backend = usersBackend(olga)
    await openPortal(path, backend)
    await row('Olga')
    await press('Add user')
    await screen.findByRole('dialog', { name: 'Add user' })
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', 'r4')
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
    expect(screen.getAllByText(/at least six characters/i)).toHaveLength(1)
    await fill('First name', 'Ana')
    await fill('Last name', 'Rewi')
    await fill('Email address', 'ana@tributary.example')
    await fill('Password', 'horse-7')
    await fill('Confirm password', 'horse-7')
    await press('Save')
    await row('Ana Rewi')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(backend.said).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Rewi',
        emailAddress: 'ana@tributary.example',
        roleId: 'r4',
        comOrganisationId: 'acme',
        password: 'horse-7',
      },
    ])
  })

  it('opens with current data and does not check the known address [USER-12, USER-22]', async () => {
    const backend = usersBackend(olga, member('Ana'))
    await openPortal(path, backend)
    await row('Ana')
    await edit('Ana')
    expect(screen.queryByLabelText(/^Microsoft Id/)).toBeNull()
    await fill('Last name', 'Rewi')
    await press('Save')
    await row('Ana Rewi')
    expect(backend.calls).not.toContain('GET /registration/verify')
    expect(backend.said).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Rewi',
        emailAddress: 'ana@tributary.example',
        roleId: 'r4',
        statusId: 's1',
        comOrganisationId: 'acme',
      },
    ])
  })

  it('shows the Microsoft Id to super administrators only [USER-09, ROLE-12]', async () => {
    const backend = usersBackend(olga, member('Ana'))
    const sue = { ...eli, firstName: 'Sue', role: 'SuperAdmin', roleLevel: 0 }
    backend.on('POST /auth/refresh', sue)
    await openPortal(path, backend)
    await row('Ana')
    await edit('Ana')
    expect(screen.getByLabelText(/^Microsoft Id/)).toHaveProperty('disabled', false)
  })

  it('shows a refusal in a banner, or at the field it concerns [USER-13, USER-16, ERR-24]', async () => {
    const backend = usersBackend(olga, member('Ana'))
    await openPortal(path, backend)
    await row('Ana')
    const dialog = within(await edit('Ana'))
    backend.on(CHANGE, refusal(403, 'This user belongs to another organisation as well.'))
    await fill('First name', 'Anabel')
    await press('Save')
    expect((await dialog.findByRole('alert')).textContent).toContain('another organisation')
    backend.on(CHANGE, refusal(409, 'This email address is already in use'))
    await press('Save')
    expect(await dialog.findByText('This email address is already in use')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Email address')))
    expect(field('First name')).toHaveProperty('value', 'Anabel')
  })

  it('shows a message with another status than 200 at the top, whatever the status of the response [USER-16]', async () => {
    const backend = usersBackend(olga, member('Ana'))
    await openPortal(path, backend)
    const dialog = within(await edit('Ana'))
    backend.on(CHANGE, Response.json({ status: 409, message: 'Ana was changed by another user.' }))
    await fill('First name', 'Anabel')
    await press('Save')
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toBe('Ana was changed by another user.')
    const form = alert.closest('form')
    expect(form?.firstElementChild?.contains(alert)).toBe(true)
    expect(field('First name')).toHaveProperty('value', 'Anabel')
    expect(within(alert).getByRole('button', { name: 'Dismiss' })).toBeDefined()
  })

  it('shows that an address is taken when its field is left [VALID-08, ERR-10]', async () => {
    const backend = usersBackend(olga, member('Ana'))
    backend.on('GET /registration/verify', { data: false })
    await openPortal(path, backend)
    await row('Ana')
    const dialog = within(await edit('Ana'))
    await fill('Email address', 'olga@tributary.example')
    expect(backend.calls).not.toContain('GET /registration/verify')
    await userEvent.click(field('Last name'))
    expect(await dialog.findByText('This email address is already in use')).toBeDefined()
    expect(backend.said).toEqual([])
  })

  it('updates the navigation when users change themselves [USER-21]', async () => {
    await openPortal(path, usersBackend(olga))
    await row('Olga')
    await edit('Olga')
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('disabled', true)
    expect(screen.getByText('You cannot change your own role.')).toBeDefined()
    expect(screen.getByText('You cannot lock or archive your own account.')).toBeDefined()
    await fill('First name', 'Olivia')
    await press('Save')
    await row('Olivia Oak')
    expect(screen.getByRole('navigation', { name: 'Main' }).textContent).toContain('Olivia')
  })

  it('does not open for a user who was removed meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const backend = usersBackend(olga, member('Ana'))
    await openPortal(path, backend)
    const ana = await row('Ana')
    backend.on(LIST, [olga])
    vi.setSystemTime(Date.now() + 10_000)
    await userEvent.click(ana.getByRole('button', { name: /^Edit/ }))
    expect(await screen.findByText('This user no longer exists.')).toBeDefined()
    expect(names()).toEqual(['Olga Oak'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows that the user was removed meanwhile [USER-16]', async () => {
    const backend = usersBackend(olga, member('Ana'))
    await openPortal(path, backend)
    await row('Ana')
    const dialog = within(await edit('Ana'))
    backend.on(CHANGE, refusal(404, 'Not found.'))
    backend.on(LIST, [olga])
    await press('Save')
    expect((await dialog.findByRole('alert')).textContent).toContain('This user no longer exists.')
    await waitFor(() => expect(screen.queryByText('Ana Smith')).toBeNull())
    await press('Cancel')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Users'))
  })

  it('sends one call for repeated presses', async () => {
    const backend = usersBackend(olga)
    const answer = held(() => ({ message: 'Saved.', data: olga }))
    backend.on(CHANGE, answer.handler)
    await openPortal(path, backend)
    await row('Olga')
    await edit('Olga')
    await fill('First name', 'Ola')
    await press('Save')
    await press('Save')
    await act(async () => answer.letGo())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(backend.calls.filter((call) => call === 'POST /users/olga')).toHaveLength(1)
    expect(backend.calls).not.toContain(ADD)
  })
})

describe('removing', () => {
  const ask = async (name: string) => {
    await userEvent.click((await row(name)).getByRole('button', { name: new RegExp(`^Delete ${name}`) }))
    return screen.findByRole('alertdialog', { name: `Delete ${name} Smith?` })
  }
  const confirm = async () => {
    const question = within(screen.getByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  }
  const gone = (name: string) =>
    expect(screen.queryByLabelText(new RegExp(name), { selector: 'a' })).toBeNull()

  it('removes the row immediately and focuses the next one [USER-04, USER-23, ROLE-14]', async () => {
    const groups = [{ Id: 'g1', Name: 'Finance' }]
    const backend = usersBackend(member('Ana', { Groups: groups }), member('Bram'), olga)
    const answer = held(() => ({ message: 'Removed.', data: null }))
    backend.on(REMOVE, answer.handler)
    await openPortal(path, backend)
    const question = within(await ask('Ana'))
    expect(question.getByText('1 security group')).toBeDefined()
    expect(question.getByText(/access to acme Traders ends immediately/)).toBeDefined()
    await confirm()
    gone('Ana')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Bram Smith' })),
    )
    // A list that was requested before the removal does not restore the user.
    const lists = () => backend.calls.filter((call) => call === LIST).length
    const before = lists()
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(lists()).toBeGreaterThan(before))
    gone('Ana')
    backend.on(LIST, [member('Bram'), olga])
    await act(async () => answer.letGo())
    expect(await screen.findByText('Ana Smith has been deleted.')).toBeDefined()
    gone('Ana')
  })

  it.each([
    ['the remaining user', [olga], () => screen.getByRole('link', { name: 'Olga Oak' })],
    ['the heading without users', [], () => screen.getByRole('heading', { level: 1, name: 'Users' })],
  ])('leads on to %s when the next one turns out to be gone too [USER-23]', async (_, left, heir) => {
    const backend = usersBackend(member('Ana'), member('Bram'), ...left)
    const answer = held(() => ({ message: 'Removed.', data: null }))
    backend.on(REMOVE, answer.handler)
    await openPortal(path, backend)
    await ask('Ana')
    await confirm()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Bram Smith' })),
    )
    backend.on(LIST, left)
    await act(async () => answer.letGo())
    await waitFor(() => expect(document.activeElement).toBe(heir()))
    gone('Bram')
  })

  it('is undone with a toast when the server refuses [USER-23]', async () => {
    const backend = usersBackend(member('Ana'), olga)
    backend.on(REMOVE, refusal(403, 'At least one active superadmin must be able to sign in.'))
    await openPortal(path, backend)
    await ask('Ana')
    await confirm()
    expect(await screen.findByText('At least one active superadmin must be able to sign in.')).toBeDefined()
    await row('Ana')
  })

  it('is not offered for the viewer or a more powerful user [USER-05, USER-21]', async () => {
    const boss = member('Adam', { Role: { Id: 'r1', Name: 'Admin', DisplayName: 'Administrator' } })
    await openPortal(path, usersBackend(boss, olga))
    const adam = await row('Adam')
    expect(adam.queryAllByRole('button')).toEqual([])
    expect(adam.getByTitle('You cannot change a user who is more powerful than you.')).toBeDefined()
    const mine = await row('Olga')
    expect(mine.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit'])
    expect(mine.getByTitle('You cannot remove your own account.').textContent).toBe('This is you')
  })
})

describe('the linked identities in the form [PROFILE-15]', () => {
  const IDENTITIES = 'GET /users/*/identities'
  const REMOVE_IDENTITY = 'DELETE /users/*/identities/*'
  const xero = {
    Id: 'i-1',
    Provider: 'xero',
    DisplayName: 'Xero',
    LinkedAtUtc: '2026-01-02T03:04:00Z',
    LastUsedAtUtc: null,
  }
  const withXero = () => {
    const backend = usersBackend(olga, member('Ana'))
    backend.on(IDENTITIES, [xero])
    return backend
  }

  it('are removed after a confirmation, and keep what was typed', async () => {
    const backend = withXero()
    backend.on(REMOVE_IDENTITY, { message: 'Done.', data: null })
    await openPortal(path, backend)
    const dialog = within(await edit('Ana'))
    await fill('First name', 'Anabel')
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Xero' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Xero?' }))
    backend.on(IDENTITIES, [])
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Xero has been removed.')).toBeDefined()
    expect(await dialog.findByText('No sign-in provider is linked to this user.')).toBeDefined()
    expect(backend.calls).toContain('DELETE /users/ana/identities/i-1')
    expect(field('First name')).toHaveProperty('value', 'Anabel')
  })

  it('are not shown for the viewer', async () => {
    const backend = withXero()
    await openPortal(path, backend)
    const dialog = within(await edit('Olga'))
    expect(dialog.queryByText('Linked sign-in providers')).toBeNull()
    expect(backend.calls).not.toContain('GET /users/olga/identities')
  })
})

describe('the factors in the form [FACTOR-13]', () => {
  const FACTORS = 'GET /users/*/factors'

  it('are reset after a confirmation', async () => {
    const backend = usersBackend(olga, member('Ana'))
    backend.on(FACTORS, { Authenticators: 1, Passkeys: 2, RecoveryCodesLeft: 4 })
    backend.on('DELETE /users/*/factors', { message: 'Done.', data: null })
    await openPortal(path, backend)
    const dialog = within(await edit('Ana'))
    expect(await dialog.findByText('1 app, 2 passkeys, 4 recovery codes left')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset the apps and passkeys?' }))
    expect(backend.calls).not.toContain('DELETE /users/ana/factors')
    backend.on(FACTORS, { Authenticators: 0, Passkeys: 0, RecoveryCodesLeft: 0 })
    await userEvent.click(question.getByRole('button', { name: 'Reset' }))
    expect(await dialog.findByText('This user has no authenticator app and no passkey.')).toBeDefined()
    expect(await screen.findByText('The authenticator apps and passkeys have been removed.')).toBeDefined()
    expect(backend.calls).toContain('DELETE /users/ana/factors')
  })

  it('show why they could not be reset', async () => {
    const backend = usersBackend(olga, member('Ana'))
    backend.on(FACTORS, { Authenticators: 1, Passkeys: 2, RecoveryCodesLeft: 4 })
    backend.on('DELETE /users/*/factors', refusal(403, 'This user also belongs to other organisations.'))
    await openPortal(path, backend)
    const dialog = within(await edit('Ana'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Reset' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Reset' }))
    expect(await screen.findByText('This user also belongs to other organisations.')).toBeDefined()
  })

  it('are not shown for the viewer', async () => {
    const backend = usersBackend(olga, member('Ana'))
    await openPortal(path, backend)
    await edit('Olga')
    expect(backend.calls).not.toContain('GET /users/olga/factors')
  })
})

it('shows that a new address must be confirmed [PROFILE-15]', async () => {
  await openPortal(path, usersBackend(olga, member('Ana')))
  const dialog = within(await edit('Ana'))
  const note = 'We send a link to the new address. They can sign in once they have followed it.'
  expect(dialog.queryByText(note)).toBeNull()
  await fill('Email address', 'ana@harbour.example')
  expect(dialog.getByText(note)).toBeDefined()
})

it('link the viewer to the profile for password and address [CALL-57]', async () => {
  await openPortal(path, usersBackend(olga, member('Ana')))
  const dialog = within(await edit('Olga'))
  expect(dialog.getByLabelText('Email address')).toHaveProperty('readOnly', true)
  expect(dialog.getByText('Change your own email address in your profile.')).toBeDefined()
  expect(dialog.getByText('Change your own password in your profile.')).toBeDefined()
  expect(dialog.queryByLabelText('Password')).toBeNull()
})

it('shows why the account of a member of another organisation cannot be changed [USER-29]', async () => {
  const backend = usersBackend(olga, member('Ana', { BelongsElsewhere: true }))
  backend.on('GET /users/*/factors', { Authenticators: 1, Passkeys: 0, RecoveryCodesLeft: 0 })
  await openPortal(path, backend)
  const dialog = within(await edit('Ana'))
  expect(dialog.getByText(/^This user belongs to another organisation as well\. Only they/)).toBeDefined()
  for (const name of ['First name', 'Last name', 'Email address'])
    expect(dialog.getByLabelText(name)).toHaveProperty('readOnly', true)
  for (const name of ['Role', 'Status'])
    expect(dialog.getByRole('combobox', { name })).toHaveProperty('disabled', true)
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  expect(await dialog.findByText(/^1 app/)).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Reset' })).toBeNull()
})
