import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { savedFiles } from '../../test/saved-files.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

type Table = { id: number; name: string }

const rows: Table[] = [
  { id: 1, name: 'Rates' },
  { id: 2, name: 'Çosts' },
  { id: 3, name: 'apples' },
]

const props: DataTableProps<Table> = {
  label: 'Helper tables',
  nouns: { one: 'helper table', many: 'helper tables' },
  columns: [
    { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
    { id: 'key', header: 'Key', cell: ({ id }) => `kv-${id}`, kind: 'mono' },
  ],
  rows,
  rowKey: ({ id }) => String(id),
  empty: 'No helper tables found.',
}

const sorting = (direction: 'ascending' | 'descending', onSort = vi.fn()) => ({
  sort: { column: 'name', direction },
  onSort,
})

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

describe('the CSV download of a table [SHELL-55]', () => {
  const columns: DataTableProps<Table>['columns'] = [
    { id: 'name', header: 'Name', cell: ({ name }) => <b>{name}</b>, sortBy: ({ name }) => name },
    { id: 'key', header: 'Key', cell: ({ id }) => `kv-${id}`, kind: 'mono' },
    { id: 'shown', header: 'Shown', cell: () => <i>yes</i>, csv: ({ id }) => `as ${id}` },
    { id: 'actions', header: 'Actions', cell: () => 'Edit', kind: 'actions' },
  ]
  const csv = { organisation: 'acme', more: [{ header: 'Id', text: ({ id }: Table) => String(id) }] }

  it('has the rows that match the search, without actions', async () => {
    const saved = savedFiles()
    render(<DataTable {...props} columns={columns} searchBy={({ name }) => name} csv={csv} />)
    await userEvent.type(screen.getByRole('searchbox'), 'rat')
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV 1 row' }))
    expect(await saved()).toEqual([
      {
        name: expect.stringMatching(/^Helper tables - acme - .*\.csv$/),
        text: '\uFEFF"Name","Key","Shown","Id"\r\n"Rates","kv-1","as 1","1"\r\n',
      },
    ])
  })
})

describe('DataTable', () => {
  it('is a named table whose rows are named by their first cell', () => {
    render(<DataTable {...props} />)
    const table = screen.getByRole('table', { name: 'Helper tables' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(table).getByRole('rowheader', { name: 'Rates' })).toBeInTheDocument()
    expect(within(table).getByRole('cell', { name: 'kv-1' })).toBeInTheDocument()
  })

  it('keeps the given order and offers only supported actions', () => {
    render(<DataTable {...props} />)
    expect(names()).toEqual(['Rates', 'Çosts', 'apples'])
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })

  it('sorts by a column’s text regardless of letter case, in both directions [VALID-15]', async () => {
    const onSort = vi.fn()
    render(<DataTable {...props} {...sorting('ascending', onSort)} />)
    expect(names()).toEqual(['apples', 'Çosts', 'Rates'])
    await userEvent.click(screen.getByRole('button', { name: 'Name, sorted ascending. Sort descending' }))
    expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'name', direction: 'descending' })
  })

  it('searches its rows and announces how many are left [SHELL-50]', async () => {
    render(<DataTable {...props} searchBy={({ name }) => name} />)
    expect(screen.getByRole('status')).toHaveTextContent('3 helper tables')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search helper tables' }), 'APP')
    expect(names()).toEqual(['apples'])
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 helper tables')
    await userEvent.keyboard('{Escape}')
    expect(names()).toHaveLength(3)
  })

  it('without rows, shows a sentence and no search box', () => {
    render(<DataTable {...props} rows={[]} searchBy={({ name }) => name} />)
    expect(screen.getByRole('heading', { name: 'No helper tables found.' })).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('passes the focus of a removed row to the next usable one', () => {
    const name = ({ id, name }: Table) => (id === 2 ? name : <button type="button">{name}</button>)
    const columns = [{ id: 'name', header: 'Name', cell: name }]
    const { rerender } = render(<DataTable {...props} columns={columns} />)
    screen.getByRole('button', { name: 'Rates' }).focus()
    rerender(<DataTable {...props} columns={columns} rows={rows.slice(1)} />)
    expect(screen.getByRole('button', { name: 'apples' })).toHaveFocus()
  })

  it('marks a row whose change is being saved', () => {
    render(<DataTable {...props} busy={new Set(['2'])} />)
    const busy = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-busy') === 'true')
    expect(busy.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Çosts'])
  })
})
