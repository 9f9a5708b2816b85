import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { whyBackend } from '../../access/access.samples.ts'
import { group } from '../../excel/groups/groups.samples.ts'
import { refusal } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { CHANGE, member, roles, statuses, usersBackend } from '../users.samples.ts'

freshBrowser()

const bar = () => within(screen.getByRole('group', { name: 'Actions on the selected users' }))

async function open() {
  const backend = usersBackend(member('Ana'), member('Bram'), member('Olga'))
  backend.on('GET /permission-groups', [group('g1', 'Finance team')])
  backend.on('GET /invitations', [])
  await openPortal('/admin/security/users', backend)
  await screen.findByLabelText(/Ana/, { selector: 'a' })
  return backend
}

/** Ana sees Revenue as one of the Controllers, and both Pias see nothing. */
async function openWithStructure() {
  const backend = whyBackend()
  backend.on('GET /roles', roles)
  backend.on('GET /statuses', statuses)
  backend.on('GET /invitations', [])
  await openPortal('/admin/security/users', backend)
  await screen.findByLabelText(/Ana/, { selector: 'a' })
}

async function choose(action: string, ...names: string[]) {
  for (const name of names)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name} Smith` }))
  const [button] = bar().getAllByRole('button', { name: action })
  if (button) await userEvent.click(button)
  return within(await screen.findByRole('dialog'))
}

it('locks the selected users, and leaves out the viewer', async () => {
  const backend = await open()
  const dialog = await choose('Lock', 'Ana', 'Olga')
  expect(dialog.getByText(/^Locks 1 user\./)).toBeDefined()
  expect(dialog.getByText('1 user left out: this is you')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Lock' }))
  expect(await screen.findByText('1 user locked.')).toBeDefined()
  expect(backend.said).toMatchObject([{ firstName: 'Ana', statusId: 's2' }])
  expect(screen.queryByRole('group', { name: /^Actions on/ })).toBeNull()
})

it('keeps those selected for whom it failed, with the reason in their row', async () => {
  const backend = await open()
  backend.on(CHANGE, ({ path }) =>
    path.endsWith('/ana')
      ? refusal(403, 'This user belongs to another organisation as well.')
      : { message: 'Saved.', data: member('Bram') },
  )
  const dialog = await choose('Change role', 'Ana', 'Bram')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Role/ }), 'Excel user')
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
  expect(await dialog.findByText('Done for 1 of 2 users. 1 failed.')).toBeDefined()
  const [close] = dialog.getAllByRole('button', { name: 'Close' })
  if (close) await userEvent.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bar().getByText('1 selected')).toBeDefined()
  const row = screen.getByRole('row', { name: /Select Ana Smith/ })
  expect(within(row).getByText('This user belongs to another organisation as well.')).toBeDefined()
})

it('adds the selected users to security groups, and undoes it from the toast', async () => {
  const backend = await open()
  const sent: unknown[] = []
  backend.on('POST /users/*/access', ({ body }) => {
    sent.push(body)
    return { message: 'Saved.', data: member('Ana'), changeId: `c${sent.length}` }
  })
  const undone: string[] = []
  backend.on('POST /structure-changes/*/undo', ({ path }) => {
    undone.push(path)
    return { message: 'Undone.', data: null }
  })
  const dialog = await choose('Add to groups', 'Ana', 'Bram')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Finance team' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add to groups' }))
  expect(await screen.findByText('2 users added to the groups.')).toBeDefined()
  expect(sent).toEqual(Array(2).fill({ comOrganisationId: 'acme', add: { groups: ['g1'] } }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo for Add to groups' }))
  expect(await screen.findByText('Undone for 2 users.')).toBeDefined()
  expect(undone).toHaveLength(2)
})

it('shows who loses before users are locked, and who gains before they join a group [USER-31]', async () => {
  await openWithStructure()
  const lock = await choose('Lock', 'Ana')
  expect(await lock.findByText('1 person loses.')).toBeDefined()
  await userEvent.click(lock.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'Select Pia Smith' })[0] ?? document.body)
  const join = await choose('Add to groups')
  expect(join.getByText('No one will see more or less than now.')).toBeDefined()
  await userEvent.click(join.getByRole('checkbox', { name: 'Controllers' }))
  expect(await join.findByText('1 person gains.')).toBeDefined()
})

it('shows which of the selected users are new to a connector [USER-31]', async () => {
  await openWithStructure()
  const dialog = await choose('Add to connectors', 'Ana')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Warehouse/ }))
  expect(dialog.getByText('Warehouse: new for 1 user')).toBeDefined()
})

it('links the name of each user to their page, in the table and in the cards [USER-28]', async () => {
  await openWithStructure()
  const row = screen.getByRole('row', { name: /Select Ana Smith/ })
  expect(within(row).getByRole('link', { name: 'Ana Smith' }).getAttribute('href')).toBe('/people/ana')
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }))
  const card = within(await screen.findByRole('article', { name: /Ana/ }))
  await userEvent.click(card.getByRole('link', { name: 'Ana Smith' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Smith' })).toBeDefined()
})
