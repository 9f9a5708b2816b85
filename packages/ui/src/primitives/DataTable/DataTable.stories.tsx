import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DataTable } from './DataTable.tsx'
import { DataTableSkeleton } from './DataTableSkeleton.tsx'
import {
  type Milestone,
  manyVersions,
  oddVersions,
  type Version,
  versionColumns,
  versions,
} from './data-table.samples.tsx'
import type { DataTableColumn, TableChildren, TableSort } from './table-columns.ts'

type VersionsProps = {
  rows: readonly Version[]
  open?: readonly number[]
  busy?: ReadonlySet<string>
  beneath?: (version: Version) => TableChildren<Milestone>
  columns?: readonly DataTableColumn<Version, Milestone>[]
}

const milestones = (version: Version): TableChildren<Milestone> => ({
  state: 'ready',
  items: version.milestones,
})

const nameOf = ({ name }: { name: string }) => name
const keyOf = ({ id }: { id: number }) => String(id)

function Versions({ rows, open = [], busy, beneath = milestones, columns = versionColumns }: VersionsProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [expanded, onExpand] = useState<ReadonlySet<string>>(new Set(open.map(String)))
  return (
    <main>
      <DataTable
        label="Versions"
        nouns={{ one: 'version', many: 'versions' }}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        sort={sort}
        onSort={setSort}
        searchBy={nameOf}
        expansion={{
          nameOf,
          childrenOf: beneath,
          childKey: keyOf,
          none: 'No milestones yet.',
          expanded,
          onExpand,
        }}
        {...(busy && { busy })}
        empty="No versions found."
        emptyAction={<Button variant="primary">Add new Version</Button>}
        minWidth={860}
      />
    </main>
  )
}

const desktop = { globals: { viewport: { value: 'desktop' } } }
const phone = { globals: { viewport: { value: 'phone' } } }

const meta: Meta<typeof Versions> = {
  title: 'Primitives/DataTable',
  component: Versions,
  args: { rows: versions },
}
export default meta
type Story = StoryObj<typeof Versions>

export const Open: Story = { args: { open: [4, 3] }, ...desktop }
export const OpenOnPhones: Story = { args: { open: [4, 3] }, ...phone }
export const OddNames: Story = { args: { rows: oddVersions, open: [1, 3] }, ...desktop }
export const OddNamesOnPhones: Story = { args: { rows: oddVersions, open: [1, 3] }, ...phone }
export const Waiting: Story = {
  args: {
    open: [2, 4],
    busy: new Set(['1']),
    beneath: ({ id }) =>
      id === 2
        ? { state: 'loading' }
        : { state: 'failed', message: 'No response from server', onRetry: fn() },
  },
  ...desktop,
}
export const Empty: Story = { args: { rows: [] }, ...desktop }
export const Loading: Story = { render: () => <DataTableSkeleton label="Loading versions" searchable /> }

/** The panel is narrower than the columns: the wrapper scrolls, and the keyboard can reach it. */
export const WithLittleRoom: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Versions' })).toHaveAttribute('tabindex', '0')
  },
}

export const Sorting: Story = {
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(names()).toEqual(['Actuals 2026', 'Budget 2025', 'Budget 2027', 'Forecast Q3 2026'])
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Manage' })).not.toHaveAttribute('aria-sort')

    await press('Name, sorted ascending. Sort descending')
    await expect(names()[0]).toBe('Forecast Q3 2026')
    await expect(canvas.getByText('Sorted by Name, descending.')).toHaveAttribute('role', 'status')
    await press('Status, not sorted. Sort ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none')
    await expect(names().at(-1)).toBe('Budget 2027')
    await expect(
      canvas.getByRole('button', { name: 'Status, sorted ascending. Sort descending' }),
    ).toHaveFocus()
  },
}

export const Searching: Story = {
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search versions' })
    await userEvent.type(box, 'BUDGET')
    await expect(canvas.getByText('2 of 4 versions')).toHaveAttribute('role', 'status')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    await userEvent.type(box, ' 2030')
    await expect(canvas.getByRole('heading', { name: 'No version matches “BUDGET 2030”.' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' })[1] ?? box)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
  },
}

export const Opening: Story = {
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const expand = canvas.getByRole('button', { name: 'Expand Budget 2027' })
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    expand.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Collapse Budget 2027' })).toHaveFocus()
    await expect(canvas.getByRole('rowheader', { name: 'Draft 1 of Budget 2027' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 4 + 9 + 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 4)
  },
}

/**
 * A card shows each value next to its column name, keeps the sort buttons, and is still a table for screen readers.
 */
export const AsCards: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('table', { name: 'Versions' })).getAllByRole('row')[1]
    const cell = within(row ?? document.body).getByRole('cell', { name: 'Actuals2026_Input' })
    await expect(getComputedStyle(cell, '::before').content).toContain('Excel Table Name')
    await expect(canvas.getByRole('columnheader', { name: 'Excel Table Name' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /^Name, sorted/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const PastTwenty: Story = {
  args: { rows: manyVersions(24) },
  ...desktop,
  play: async ({ canvas }) => {
    window.scrollTo(0, 400)
    const head = canvas.getByRole('columnheader', { name: 'Name' })
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(56))
    window.scrollTo(0, 0)
  },
}

export const TenThousand: Story = {
  args: { rows: manyVersions(10_000) },
  ...desktop,
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole('table', { name: 'Versions' })
    const wrapper = canvas.getByRole('region', { name: 'Versions' })
    const rows = () => [...table.querySelectorAll('tr[aria-rowindex]')]
    await step('draws only the lines in sight, each with its position', async () => {
      await expect(table).toHaveAttribute('aria-rowcount', '10001')
      await waitFor(() => expect(rows().length).toBeGreaterThan(10))
      await expect(rows().length).toBeLessThan(60)
      await expect(rows()[1]).toHaveAttribute('aria-rowindex', '2')
    })
    await step('scrolls with the keyboard under a sticky head', async () => {
      wrapper.focus()
      wrapper.scrollTop = 200_000
      await waitFor(() => expect(Number(rows()[1]?.getAttribute('aria-rowindex'))).toBeGreaterThan(4000))
      const head = canvas.getByRole('columnheader', { name: 'Name' })
      await expect(head.getBoundingClientRect().top).toBeCloseTo(wrapper.getBoundingClientRect().top, 0)
    })
    await step('keeps the focused row, so Tab continues from it', async () => {
      wrapper.scrollTop = 0
      const edit = await canvas.findByLabelText('Delete Version 1')
      edit.focus()
      wrapper.scrollTop = 300_000
      await waitFor(() => expect(Number(rows().at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(6000))
      await expect(edit).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByLabelText('Expand Version 2')).toHaveFocus()
    })
    await step('starts a search at the top', async () => {
      wrapper.scrollTop = 300_000
      await userEvent.type(canvas.getByRole('searchbox'), '77')
      await waitFor(() => expect(wrapper.scrollTop).toBe(0))
      await expect(canvas.getByLabelText('Edit Version 77')).toBeVisible()
    })
  },
}

const drawnName = fn(nameOf)
const counting = versionColumns.map((column) =>
  column.id === 'name' ? { ...column, cell: drawnName } : column,
)

export const DrawsWhatChanges: Story = {
  args: { rows: manyVersions(10_000), columns: counting },
  ...desktop,
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole('table', { name: 'Versions' })
    await waitFor(() => expect(table.querySelectorAll('tr[aria-rowindex]').length).toBeGreaterThan(10))
    await step('redraws only the row that opens', async () => {
      drawnName.mockClear()
      await userEvent.click(canvas.getByLabelText('Expand Version 2'))
      await expect(canvas.getByText('No milestones yet.')).toBeVisible()
      await expect(new Set(drawnName.mock.calls.map(([version]) => version.name))).toEqual(
        new Set(['Version 2']),
      )
    })
    await step('draws only the rows in sight on each key', async () => {
      drawnName.mockClear()
      await userEvent.type(canvas.getByRole('searchbox'), '7')
      await expect(canvas.getByText('3,439 of 10,000 versions')).toBeVisible()
      await expect(drawnName.mock.calls.length).toBeLessThan(100)
    })
  },
}

export const TenThousandAsCards: Story = {
  args: { rows: manyVersions(10_000) },
  ...phone,
  play: async ({ canvas }) => {
    const wrapper = canvas.getByRole('region', { name: 'Versions' })
    const rows = () => [...wrapper.querySelectorAll('tr[aria-rowindex]')]
    await waitFor(() => expect(rows().length).toBeGreaterThan(3))
    wrapper.scrollTop = 100_000
    await waitFor(() => expect(Number(rows()[1]?.getAttribute('aria-rowindex'))).toBeGreaterThan(300))
    await expect(rows().length).toBeLessThan(80)
  },
}
