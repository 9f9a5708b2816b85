import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { olga } from '../../approvals/approvals.samples.ts'
import { eli, held, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { visibleHeadings } from '../../test/visible-headings.ts'
import { member } from '../../users/users.samples.ts'
import { combination, type Failing, group, groupsBackend } from './groups.samples.ts'

freshBrowser()

const path = '/excel/security/security-groups'
const wholeCash = {
  ...combination('cash', 'x'),
  B2SSubareaId: null,
  B2SAreaSubarea: null,
  B2SSubAreaAllCurrentAndFuture: true,
}
const finance = () => group('g1', 'Finance', [combination('rev', 'n'), combination('rev', 's')])
const board = () => group('g2', 'Board')

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const radio = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const nameField = () => screen.findByRole('textbox', { name: 'Security Group Name' })
const now = () => document.querySelector('[aria-current="step"]')?.textContent
const alert = () => screen.findByRole('alert')

describe('the list of groups', () => {
  it('shows the users of each group, and links to the related pages [GROUP-01, GROUP-02, GROUP-04]', async () => {
    const backend = groupsBackend(finance(), board())
    backend.on('GET /users', [member('Ana', { Groups: [{ Id: 'g1', Name: 'Finance' }] })])
    await openPortal(path, backend)
    const row = within(await screen.findByRole('row', { name: /Finance/ }))
    expect(await row.findByText('1 person')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Security Groups'),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Who sees what' }).getAttribute('href')).toBe(
      '/excel/security/access',
    )
    expect(screen.getByRole('link', { name: 'Assign Users to Security Groups' })).toBeDefined()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search security groups' }), 'BOA')
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Board'])
  })

  it('has visible headings [GROUP-04, HELPER-02]', async () => {
    await openPortal(path, groupsBackend(finance()))
    await screen.findByRole('row', { name: /Finance/ })
    expect(visibleHeadings()).toEqual(expect.arrayContaining(['Name', 'Status', 'Manage']))
  })

  it('shows an empty state [GROUP-25]', async () => {
    await openPortal(path, groupsBackend())
    expect(await screen.findByRole('heading', { name: 'No security groups found.' })).toBeDefined()
  })

  it('sets a status, even if another user has changed it meanwhile [GROUP-03, GROUP-12, GROUP-13, GROUP-25]', async () => {
    const backend = groupsBackend(finance())
    await openPortal(path, backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Active, set status of Finance' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Set Status' }))
    expect(dialog.getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('radio', { name: 'Archive' }))
    backend.change('g1', { Status: { Id: 's2', Name: 'Locked' } })
    backend.on('POST /permission-groups/status', refusal(409, 'It has been changed.'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('It has been changed.')
    backend.on('POST /permission-groups/status', ({ body }) => {
      backend.sent.push({ call: 'status', body: body as Record<string, unknown> })
      backend.change('g1', { Status: { Id: 's3', Name: 'Archived' } })
      return { message: 'Saved.', data: backend.stored.groups[0] }
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Archived, set status of Finance' })
    expect(backend.sent.at(-1)?.body).toEqual({
      comOrganisationId: 'acme',
      groupId: 'g1',
      statusId: 's3',
      expected: { statusId: 's2' },
    })
  })

  it('lets a superadmin delete a group after showing its users [GROUP-04, GROUP-17, GROUP-25]', async () => {
    const backend = groupsBackend(finance(), board())
    backend.on('POST /auth/refresh', { ...eli, role: 'SuperAdmin', roleLevel: 0 })
    backend.on('GET /users', [member('Ana', { Groups: [{ Id: 'g1', Name: 'Finance' }] })])
    await openPortal(path, backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Finance' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Finance?' }))
    expect(await dialog.findByText('1 user')).toBeDefined()
    expect(dialog.getAllByText('Ana Smith')).not.toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(backend.sent.at(-1)).toEqual({ call: 'delete', body: { groupId: 'g1' } }))
    expect(screen.queryByRole('row', { name: /Finance/ })).toBeNull()
  })
})

/** Fills the wizard: the name Sales, everything of Cash, North of Revenue, and the current milestones. */
async function fillNew() {
  await userEvent.type(await nameField(), 'Sales')
  await radio(/^Cash/)
  await radio('All current and future')
  await radio(/^Revenue/)
  await tick(/^North/)
  await press('Next')
  await radio(/^West/)
  await press('Next')
  await radio(/^Budget 2027/)
  await radio('All current')
}

const wanted = ['b27 draft', 'b27 final', 'cash *', 'rev n']

describe('the wizard of a new group', () => {
  it('has three steps and sends nothing before the last button [GROUP-05, GROUP-06, GROUP-10, GROUP-11, GROUP-23]', async () => {
    const backend = groupsBackend()
    await openPortal(path, backend)
    await screen.findByRole('heading', { name: 'No security groups found.' })
    await press('Create Security Group')
    await nameField()
    await press('Next')
    expect(screen.getByText('required')).toBeDefined()
    expect(document.activeElement).toBe(await nameField())
    await userEvent.type(await nameField(), 'Sales{Enter}')
    expect([now(), address()]).toEqual(['2Subareas', `${path}?new&step=2`])
    await radio(/^South/)
    await tick(/^Revenue/)
    await press('Next')
    expect(await nameField()).toHaveProperty('value', 'Sales')
    await press('Back')
    expect(screen.getByRole('checkbox', { name: /^Revenue/ })).toHaveProperty('checked', true)
    await act(async () => history.back())
    await waitFor(() => expect(now()).toBe('3Versions & Milestones'))
    expect(backend.sent).toEqual([])
    await press('Back to groups')
    await screen.findByRole('alertdialog')
    await press('Discard')
    await screen.findByRole('heading', { level: 1, name: 'Security Groups' })
    expect(address()).toBe(path)
  })

  it('creates the group, then one call per combination [GROUP-07, GROUP-08, GROUP-09, GROUP-14, GROUP-15, GROUP-16, GROUP-19, GROUP-20, GROUP-21, GROUP-22]', async () => {
    const backend = groupsBackend()
    await openPortal(`${path}?new`, backend)
    await fillNew()
    expect(screen.getByText('Adds 2 combinations of areas and sub-areas. Adds 2 milestones.')).toBeDefined()
    expect(screen.getByText(/is in this group yet/)).toBeDefined()
    await press('Create Security Group')
    await screen.findByRole('row', { name: /Sales/ })
    expect(backend.granted('Sales')).toEqual(wanted)
    expect(backend.sent[0]).toEqual({ call: 'save', body: { name: 'Sales', comOrganisationId: 'acme' } })
    expect(backend.sent.slice(1).map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        {
          groupId: 'new-0',
          areaId: 'cash',
          subAreaId: null,
          areaAllCurrentAndFuture: false,
          subAreaAllCurrentAndFuture: true,
        },
        {
          groupId: 'new-0',
          areaId: 'rev',
          subAreaId: 'n',
          areaAllCurrentAndFuture: false,
          subAreaAllCurrentAndFuture: false,
        },
        {
          groupId: 'new-0',
          versionId: 'b27',
          milestoneId: 'draft',
          versionAllCurrentAndFuture: false,
          milestoneAllCurrentAndFuture: false,
        },
      ]),
    )
    expect(backend.sent).toHaveLength(5)
    expect(address()).toBe(path)
  })

  it('does not open again by Back once it is saved or left [GROUP-10, GROUP-11]', async () => {
    await openPortal(path, groupsBackend(board()))
    const back = async () => {
      await act(async () => history.back())
      await waitFor(() => expect(address()).toBe(path))
      expect(await screen.findByRole('heading', { level: 1, name: 'Security Groups' })).toBeDefined()
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Board' }))
    await nameField()
    await press('Next')
    await press('Back to groups')
    await screen.findByRole('row', { name: /Board/ })
    await back()
    await press('Create Security Group')
    await userEvent.type(await nameField(), 'Sales')
    await press('Next')
    await press('Next')
    await press('Create Security Group')
    await screen.findByRole('row', { name: /Sales/ })
    await back()
    await back()
    await press('Create Security Group')
    expect(await nameField()).toHaveProperty('value', '')
  })

  it('shows the number of calls before the first one is sent [GROUP-20]', async () => {
    const backend = groupsBackend()
    await openPortal(`${path}?new`, backend)
    await fillNew()
    backend.on('GET /permission-groups', held(() => []).handler)
    await press('Create Security Group')
    expect(await screen.findByText('Saved 0 of 5')).toBeDefined()
    expect(backend.sent).toEqual([])
  })

  it('keeps the choices if the session ends while they are sent [GROUP-20, STATE-16]', async () => {
    const backend = groupsBackend()
    await openPortal(`${path}?new`, backend)
    await fillNew()
    const ended = refusal(401, 'Unauthorized')
    backend.on('POST /auth/refresh', ended)
    backend.on('GET /permission-groups', ended)
    backend.on('POST /auth/signin', () => {
      backend.on('GET /permission-groups', () => [...backend.stored.groups])
      return olga
    })
    await press('Create Security Group')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your session has ended' }))
    expect(screen.getByDisplayValue('Sales')).toBeDefined()
    await userEvent.type(dialog.getByLabelText('Password'), 'Horse-7-battery')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('row', { name: /Sales/ })
    expect(backend.granted('Sales')).toEqual(wanted)
  })

  const faults = Array.from({ length: 5 }, (_, at) => [
    { at, how: 'refused' },
    { at, how: 'lost' },
  ]).flat() as NonNullable<Failing>[]

  it.each(faults)(
    'completes with a retry after call $at is $how [GROUP-18, GROUP-20, ERR-25]',
    async (fault) => {
      const backend = groupsBackend()
      backend.failing.next = fault
      await openPortal(`${path}?new`, backend)
      await fillNew()
      await press('Create Security Group')
      const banner = await alert()
      expect(banner.textContent).toContain(fault.how === 'lost' ? 'Failed to connect' : 'Not now.')
      expect(now()).toBe('3Versions & Milestones')
      if (fault.at > 0)
        expect(banner.textContent).toMatch(/(Cash – all sub-areas|Revenue – North|Budget 2027 – \w+): /)
      await press(fault.at > 0 ? 'Retry 1 failed' : 'Create Security Group')
      await screen.findByRole('row', { name: /Sales/ })
      expect(backend.granted('Sales')).toEqual(wanted)
      expect(backend.stored.groups).toHaveLength(1)
      expect(backend.sent.length).toBe(fault.how === 'lost' ? 5 : 6)
    },
  )

  it('shows “error occurred adding group” if the response has no id [GROUP-18, ERR-25]', async () => {
    const backend = groupsBackend()
    backend.on('POST /permission-groups', Response.json({ message: 'Saved.', data: null }))
    await openPortal(`${path}?new&step=3`, backend)
    await userEvent.type(await nameField(), 'Sales')
    await waitFor(() => expect(now()).toBe('1Areas'))
    await press('Next')
    await press('Next')
    await press('Create Security Group')
    expect((await alert()).textContent).toBe('error occurred adding group')
  })
})

describe('changing a group', () => {
  const openEdit = async (backend: ReturnType<typeof groupsBackend>, step = 3) => {
    await openPortal(`${path}?edit=g1&step=${step}`, backend)
    return nameField()
  }

  it('is prefilled, and sends additions and removals only [GROUP-24]', async () => {
    const backend = groupsBackend(finance())
    backend.on('GET /users', [member('Ana', { Groups: [{ Id: 'g1', Name: 'Finance' }] })])
    await openEdit(backend, 1)
    await radio(/^Revenue: |^Revenue/)
    expect(screen.getByRole('radio', { name: 'All current' })).toHaveProperty('checked', true)
    await tick(/^South/)
    await press('Next')
    await press('Next')
    await radio(/^Budget 2027/)
    await radio('All current and future')
    expect(
      await screen.findByText(
        'Removes 1 combination of area and sub-area. Adds 1 milestone. 1 person is affected.',
      ),
    ).toBeDefined()
    const meaning = within(screen.getByRole('region', { name: 'Who gains and loses' }))
    expect(meaning.getByText('1 person gains, 1 person loses.')).toBeDefined()
    expect(meaning.getByText('Revenue – South')).toBeDefined()
    await press('Save Security Group')
    await screen.findByRole('row', { name: /Finance/ })
    expect(backend.sent.map(({ call }) => call)).toEqual(['grant', 'revoke'])
    expect(backend.granted('Finance')).toEqual(['b27 *', 'rev n'])
  })

  it('cannot be saved without a change [GROUP-24]', async () => {
    await openEdit(groupsBackend(finance()))
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Security Group' })
    expect(screen.getByText('Nothing will change.')).toBeDefined()
    expect(save.disabled).toBe(true)
    await userEvent.type(await nameField(), ' 2027')
    expect(await screen.findByText('Only the name will change.')).toBeDefined()
    expect(save.disabled).toBe(false)
  })

  it('shows who gains and loses above the access of the group, next to the step [GROUP-24]', async () => {
    await openEdit(groupsBackend(finance()))
    const meaning = await screen.findByRole('region', { name: 'Who gains and loses' })
    const summary = screen.getByRole('region', { name: 'This group can see' })
    const panel = meaning.parentElement?.parentElement
    expect(panel?.contains(summary)).toBe(true)
    expect(meaning.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('sends nothing if another user was faster, and merges both changes [GROUP-24]', async () => {
    const backend = groupsBackend(finance())
    const name = await openEdit(backend)
    await userEvent.clear(name)
    await userEvent.type(name, 'Treasury')
    backend.change('g1', { PermissionGroupAreasSubAreas: [combination('rev', 'n'), wholeCash] })
    await press('Save Security Group')
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /added Cash – all sub-areas; removed Revenue – South\. Nothing has been sent yet/,
    )
    expect(backend.sent).toEqual([])
    await press('Save Security Group')
    await screen.findByRole('row', { name: /Treasury/ })
    expect(backend.sent).toEqual([
      {
        call: 'save',
        body: { id: 'g1', name: 'Treasury', comOrganisationId: 'acme', expected: { name: 'Finance' } },
      },
    ])
    expect(backend.granted('Treasury')).toEqual(['cash *', 'rev n'])
  })

  it('offers to create a deleted group again with the same choices [GROUP-24]', async () => {
    const backend = groupsBackend(finance())
    const name = await openEdit(backend)
    await userEvent.type(name, ' 2')
    backend.stored.groups = []
    await press('Save Security Group')
    await screen.findByText(/has deleted this group meanwhile/)
    await press('Create Security Group')
    await screen.findByRole('row', { name: /Finance 2/ })
    expect(backend.granted('Finance 2')).toEqual(['rev n', 'rev s'])
  })

  it('returns to the list if the group does not exist [GROUP-24]', async () => {
    await openPortal(`${path}?edit=missing`, groupsBackend(finance()))
    expect(await screen.findByText('This security group no longer exists.')).toBeDefined()
    await screen.findByRole('row', { name: /Finance/ })
  })

  it('continues from the state of the server after a partial failure [GROUP-20, GROUP-24]', async () => {
    const backend = groupsBackend(board())
    backend.failing.next = { at: 1, how: 'refused' }
    const { unmount } = await openPortal(`${path}?edit=g2&step=3`, backend)
    await nameField()
    await radio(/^Budget 2027/)
    await radio('All current')
    await press('Save Security Group')
    await screen.findByRole('button', { name: 'Retry 1 failed' })
    unmount()
    await openPortal(`${path}?edit=g2&step=3`, backend)
    await nameField()
    await radio(/^Budget 2027/)
    await radio('All current')
    await press('Save Security Group')
    await screen.findByRole('row', { name: /Board/ })
    expect(backend.granted('Board')).toEqual(['b27 draft', 'b27 final'])
    expect(backend.sent).toHaveLength(3)
  })
})
