import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, held, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { visibleHeadings } from '../../test/visible-headings.ts'
import { milestone, statuses, storedRows, structureBackend, sue, version } from './structure.samples.ts'

freshBrowser()

const path = '/excel/versions'
const MILESTONES = 'GET /milestones/*'

const draft = milestone('11', 'Draft', '1', statuses[1])
const signed = milestone('12', 'Signed', '1')

/** A group that grants the whole of the first version. */
const group = (Id: string, Name: string) => ({
  ...{ Id, Name, comOrganisationId: 'acme', Status: statuses[0] },
  PermissionGroupAreasSubAreas: [],
  B2SGroupVersionMilestones: [
    { B2SVersionId: '1', B2SMilestoneId: null, B2SMilestoneAllCurrentAndFuture: true },
  ],
})

/** A backend with two versions, one of them with two milestones. */
function versionsBackend(viewer: object = eli) {
  const versions = storedRows(
    ({ name }, Id) => version(Id, name),
    version('1', 'Budget 2027', [draft, signed]),
    version('2', 'Actuals', [], statuses[2]),
  )
  const milestones = storedRows(({ name }, Id) => milestone(Id, name, '1'), draft, signed)
  const backend = structureBackend(viewer, {
    'GET /versions': versions.list,
    'POST /versions': versions.add,
    'POST /versions/*': versions.change,
    'DELETE /versions/*': versions.remove,
    [MILESTONES]: milestones.list,
    'POST /milestones': milestones.add,
    'POST /milestones/*': milestones.change,
    'DELETE /milestones/*': milestones.remove,
    'GET /permission-groups': [],
  })
  return { backend, versions, milestones }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^(Expand |Collapse )?${name}`) })
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const box = () => screen.getByRole('textbox', { name: 'Names (one per line)' })
const save = () => press('Save')

describe('the page of versions', () => {
  it('has visible headings [VER-03, HELPER-02]', async () => {
    await openPortal(path, versionsBackend().backend)
    await row('Actuals')
    expect(visibleHeadings()).toEqual(['Name', 'Excel Table Name', 'SQL Table Name', 'Status', 'Manage'])
  })

  it('lists versions with table names, status and number of milestones [VER-01, VER-02, VER-03, VER-13, VER-17, VER-18]', async () => {
    const { backend } = versionsBackend()
    await openPortal(path, backend)
    const budget = await row('Budget 2027')
    expect(names()).toEqual(['Actuals00 milestones', 'Budget 202722 milestones'])
    expect(within(budget).getByText('tblBudget2027')).toBeDefined()
    expect(within(budget).getByText('Version_Budget2027')).toBeDefined()
    expect(within(await row('Actuals')).getByText('Archived')).toBeDefined()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByText('Versions')).toBeDefined()
    await press('Name, sorted ascending. Sort descending')
    expect(names()[0]).toMatch(/^Budget/)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search versions' }), 'aCT')
    expect(names()).toEqual(['Actuals00 milestones'])
  })

  it('shows an empty state that offers to add a version [VER-19]', async () => {
    const { backend, versions } = versionsBackend()
    versions.set([])
    await openPortal(path, backend)
    expect(await screen.findByText('No versions found.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add new Version' })).toBeDefined()
  })

  it('requests the milestones of a version when it opens [VER-04, VER-18]', async () => {
    const { backend } = versionsBackend()
    const waiting = held(() => refusal(400, 'Not now.'))
    backend.on(MILESTONES, waiting.handler)
    await openPortal(path, backend)
    expect(backend.calls).not.toContain('GET /milestones/1')
    await press('Expand Budget 2027')
    expect(await screen.findByText('Loading…')).toBeDefined()
    waiting.letGo()
    expect(await screen.findByText('Not now.')).toBeDefined()
    backend.on(MILESTONES, [draft, signed])
    await press('Try again')
    expect(within(await row('Draft')).getByText('Locked')).toBeDefined()
    expect(within(await row('Signed')).getByText('Active')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Edit Draft' })).toBeDefined()
    await press('Collapse Budget 2027')
    expect(screen.queryByText('Draft')).toBeNull()
  })

  it('offers to delete to superadmins only [VER-05]', async () => {
    const { backend } = versionsBackend()
    await openPortal(path, backend)
    await press('Expand Budget 2027')
    await row('Draft')
    expect(screen.queryAllByRole('button', { name: /^Delete/ })).toEqual([])
  })
})

describe('adding versions', () => {
  it('adds one version per line, and keeps refused lines with their message [VER-06, VER-09, VER-14, STATE-06, ERR-23, VALID-13, VALID-14, VALID-17]', async () => {
    const { backend, versions } = versionsBackend()
    await openPortal(path, backend)
    await press('Add new Version')
    await dialog('Add new Version(s)')
    expect(address()).toBe(`${path}?new`)
    await save()
    expect(box().getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(box(), ' Forecast {Enter}{Enter}actuals{Enter}Plan')
    await save()
    await screen.findByText(/There is already one called actuals\./, { selector: '[role="alert"] *' })
    expect((box() as HTMLTextAreaElement).value).toBe('actuals')
    expect(versions.sent.map(({ name }) => name)).toEqual(['Forecast', 'actuals', 'Plan'])
    expect(await screen.findByText('2 versions have been added.')).toBeDefined()
    expect(await screen.findByText('tblForecast')).toBeDefined()
    await userEvent.clear(box())
    await userEvent.type(box(), 'Actuals 2')
    await save()
    expect(await screen.findByText('Actuals 2 has been added.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(path)
  })

  it('stops after the call under way, and keeps the other lines [VALID-17]', async () => {
    const { backend, versions } = versionsBackend()
    const waiting = held(() => versions.add({ body: { name: 'One' } }))
    backend.on('POST /versions', waiting.handler)
    await openPortal(`${path}?new`, backend)
    await dialog('Add new Version(s)')
    await userEvent.type(box(), 'One{Enter}Two')
    await save()
    expect(await screen.findByText('0 of 2')).toBeDefined()
    await press('Stop')
    waiting.letGo()
    await waitFor(() => expect((box() as HTMLTextAreaElement).value).toBe('Two'))
    expect(backend.calls.filter((call) => call === 'POST /versions')).toHaveLength(1)
  })
})

describe('editing a version', () => {
  it('sends the name, the status and the expected state [VER-08, VER-10, VER-15, STATE-02, STATE-03, STATE-04]', async () => {
    const { backend, versions } = versionsBackend()
    await openPortal(path, backend)
    await press('Edit Budget 2027')
    await dialog('Edit Version')
    expect(screen.getByRole('radio', { name: 'Active' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: 'Archive' }))
    await save()
    expect(await screen.findByText('Budget 2027 has been saved.')).toBeDefined()
    expect(versions.sent).toEqual([
      {
        name: 'Budget 2027',
        comOrganisationId: 'acme',
        statusId: 's3',
        expected: { name: 'Budget 2027', statusId: null },
      },
    ])
    expect(within(await row('Budget 2027')).getByText('Archived')).toBeDefined()
  })

  it('shows a change by another user, which saving again overwrites [STATE-06]', async () => {
    const { backend, versions } = versionsBackend()
    await openPortal(path, backend)
    await press('Edit Actuals')
    await dialog('Edit Version')
    versions.set([version('2', 'Actual figures', [], statuses[1])])
    backend.on('POST /versions/*', refusal(409, 'It has been changed meanwhile.'))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2026')
    await save()
    expect(await screen.findByText('It has been changed meanwhile.')).toBeDefined()
    expect(await screen.findByText('tblActualfigures')).toBeDefined()
    expect(screen.getByText('It is called Actual figures now.')).toBeDefined()
    expect(screen.getByText('Its status is locked now.')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Actuals 2026')
    expect(screen.getByRole('radio', { name: 'Lock' })).toHaveProperty('checked', true)
    backend.on('POST /versions/*', versions.change)
    await save()
    expect(await screen.findByText('Actuals 2026 has been saved.')).toBeDefined()
    expect(versions.sent[0]).toMatchObject({
      name: 'Actuals 2026',
      statusId: 's2',
      expected: { name: 'Actual figures', statusId: 's2' },
    })
  })

  it('shows that a version was deleted meanwhile, and reloads the list', async () => {
    const { backend, versions } = versionsBackend()
    await openPortal(`${path}?edit=2`, backend)
    await dialog('Edit Version')
    versions.set([])
    backend.on('POST /versions/*', refusal(404, 'Not found.'))
    await save()
    expect(await screen.findByText('This version no longer exists.')).toBeDefined()
    expect(await screen.findByText('No versions found.')).toBeDefined()
  })
})

describe('the milestones of a version', () => {
  it('are added one per line with list order 1 [VER-07, VER-11, VER-15, VER-16, CONST-22]', async () => {
    const { backend, milestones } = versionsBackend()
    await openPortal(path, backend)
    await press('Add Milestone to Budget 2027')
    await dialog('Add Milestone(s)')
    await userEvent.type(box(), 'Board')
    await save()
    expect(await screen.findByText('Board has been added.')).toBeDefined()
    expect(milestones.sent).toEqual([{ name: 'Board', versionId: '1', listOrder: 1 }])
    expect(await row('Board')).toBeDefined()
  })

  it('are edited like versions [VER-12, VER-19]', async () => {
    const { backend, milestones } = versionsBackend()
    await openPortal(path, backend)
    await press('Expand Budget 2027')
    await press('Edit Draft')
    await dialog('Edit Milestone')
    expect(screen.getByRole('radio', { name: 'Lock' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: 'Active' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 1')
    await save()
    expect(within(await row('Draft 1')).getByText('Active')).toBeDefined()
    expect(milestones.sent[0]).toMatchObject({ name: 'Draft 1', comOrganisationId: 'acme', statusId: 's1' })
  })
})

describe('a superadmin', () => {
  it('sees what depends on a version, and the version again if the server refuses [VER-05, VER-19]', async () => {
    const { backend } = versionsBackend(sue)
    backend.on('GET /permission-groups', [group('g', 'Finance')])
    const waiting = held(() => refusal(400, 'Not now.'))
    backend.on('DELETE /versions/*', waiting.handler)
    await openPortal(path, backend)
    await press('Delete Budget 2027')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Budget 2027?' })
    expect(await within(question).findByText('2 milestones')).toBeDefined()
    expect(within(question).getByText('1 security group')).toBeDefined()
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('tblBudget2027')).toBeNull())
    waiting.letGo()
    expect(await screen.findByText('Not now.')).toBeDefined()
    expect(await screen.findByText('tblBudget2027')).toBeDefined()
  })

  it('deletes a milestone [VER-05, VER-15]', async () => {
    const { backend } = versionsBackend(sue)
    await openPortal(path, backend)
    await press('Expand Budget 2027')
    await press('Delete Draft')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Draft?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Draft has been deleted.')).toBeDefined()
    expect(backend.calls).toContain('DELETE /milestones/11')
    expect(screen.queryByRole('button', { name: 'Edit Draft' })).toBeNull()
  })
})
