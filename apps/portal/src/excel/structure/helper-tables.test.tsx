import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { visibleHeadings } from '../../test/visible-headings.ts'
import { member } from '../../users/users.samples.ts'
import { helperTable, statuses, storedRows, structureBackend, sue } from './structure.samples.ts'

freshBrowser()

const path = '/excel/helper-tables'

function tablesBackend(viewer: object = eli) {
  const tables = storedRows(
    ({ name, inputTableName }, Id) => helperTable(Id, name, String(inputTableName)),
    helperTable('1', 'Rates', 'ExchangeratesForEveryCurrency', statuses[1]),
    helperTable('2', 'Cost centres', 'Costcentres'),
  )
  const backend = structureBackend(viewer, {
    'GET /helperTables': tables.list,
    'POST /helperTables': tables.add,
    'POST /helperTables/*': tables.change,
    'DELETE /helperTables/*': tables.remove,
  })
  return { backend, tables }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const box = () => screen.getByRole('textbox', { name: 'Names (one per line)' })

describe('the page of helper tables', () => {
  it('lists helper tables with their table names and status [HELPER-01, HELPER-02, HELPER-07, HELPER-09, HELPER-11, CONST-20]', async () => {
    const { backend } = tablesBackend()
    await openPortal(path, backend)
    const rates = await row('Rates')
    expect(names()).toEqual(['Cost centres', 'Rates'])
    const columns = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))
    expect(columns).toEqual(['Name', 'Excel Table Name', 'SQL Table Name', 'Status', 'Manage'])
    expect(within(rates).getByText('ExchangeratesForEveryCurrency')).toBeDefined()
    expect(within(rates).getByText('Helper_ExchangeratesForEver...')).toBeDefined()
    expect(within(rates).getByText('Locked')).toBeDefined()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByText('Helper Tables')).toBeDefined()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search helper tables' }), 'RATES')
    expect(names()).toEqual(['Rates'])
  })

  it('has five visible headings [HELPER-02]', async () => {
    await openPortal(path, tablesBackend().backend)
    await row('Rates')
    expect(visibleHeadings()).toEqual(['Name', 'Excel Table Name', 'SQL Table Name', 'Status', 'Manage'])
  })

  it('shows an empty state [HELPER-12]', async () => {
    const { backend, tables } = tablesBackend()
    tables.set([])
    await openPortal(path, backend)
    expect(await screen.findByText('No helper tables found.')).toBeDefined()
  })

  it('lets a superadmin delete a table after showing its users [HELPER-05]', async () => {
    const { backend } = tablesBackend(sue)
    backend.on('GET /users', [member('Una', { HelperTables: [{ Id: '1', Name: 'Rates' }] })])
    await openPortal(path, backend)
    await press('Delete Rates')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Rates?' })
    expect(await within(question).findAllByText('Una Smith')).not.toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Rates has been deleted.')).toBeDefined()
    expect(names()).toEqual(['Cost centres'])
    expect(backend.calls).toContain('DELETE /helperTables/1')
  })

  it('does not offer other users to delete [HELPER-05]', async () => {
    const { backend } = tablesBackend()
    await openPortal(path, backend)
    await row('Rates')
    expect(screen.queryAllByRole('button', { name: /^Delete/ })).toEqual([])
  })
})

it('adds tables with their table names, and keeps refused lines [HELPER-03, HELPER-06, HELPER-08, HELPER-10, HELPER-11, HELPER-12, ERR-23, VALID-14]', async () => {
  const { backend, tables } = tablesBackend()
  await openPortal(path, backend)
  await press('Add Helper Table(s)')
  await dialog('Add Helper Table(s)')
  await userEvent.type(box(), '2026 plan{Enter}七{Enter}rates')
  const refused = /七: please use at least one letter\./
  expect(screen.getAllByText(refused).length).toBeGreaterThan(0)
  await press('Save')
  await screen.findByText(/There is already one called rates\./, { selector: '[role="alert"] *' })
  expect(screen.getByText(refused, { selector: '[role="alert"] *' })).toBeDefined()
  expect((box() as HTMLTextAreaElement).value).toBe('七\nrates')
  expect(tables.sent).toEqual([
    { name: '2026 plan', comOrganisationId: 'acme', inputTableName: '026plan' },
    { name: 'rates', comOrganisationId: 'acme', inputTableName: 'rates' },
  ])
  // The dialog hides the table behind it from screen readers, so this looks for text.
  expect(screen.getByText('Helper_026plan')).toBeDefined()
})

it('edits the name and status of a table, and keeps its table name [HELPER-04, HELPER-10, HELPER-12, STATE-02]', async () => {
  const { backend, tables } = tablesBackend()
  await openPortal(path, backend)
  await press('Edit Cost centres')
  await dialog('Edit Helper Table')
  const status = screen.getByRole('group', { name: 'Set Status' })
  expect(within(status).getAllByRole('radio')).toHaveLength(3)
  await userEvent.click(screen.getByRole('radio', { name: 'Lock' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(tables.sent).toEqual([
    {
      name: 'Cost centres 2',
      comOrganisationId: 'acme',
      statusId: 's2',
      inputTableName: 'Costcentres',
      expected: { name: 'Cost centres', statusId: null },
    },
  ])
  expect(within(await row('Cost centres 2')).getByText('Locked')).toBeDefined()
})
