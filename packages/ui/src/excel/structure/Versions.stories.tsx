import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AddButton } from '../../patterns/AddButton.tsx'
import type { TableChildren } from '../../primitives/DataTable/table-columns.ts'
import { oddNames, version, versions } from './structure.samples.ts'
import { VersionTable, type VersionTableProps } from './VersionTable.tsx'

type ExampleProps = Omit<VersionTableProps, 'expanded' | 'onExpand'> & { open?: readonly number[] }

function Example({ open = [], ...props }: ExampleProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(open.map(String)))
  return (
    <main>
      <VersionTable {...props} expanded={expanded} onExpand={setExpanded} />
    </main>
  )
}

const meta: Meta<typeof Example> = {
  title: 'Excel/Structure/VersionTable',
  component: Example,
  args: {
    versions,
    milestonesOf: ({ milestones }) => ({ state: 'ready', items: milestones }),
    onAddMilestones: fn(),
    onEdit: fn(),
    lineageHrefOf: ({ id }) => `#/lineage/${id}`,
    onDelete: fn(),
    onEditMilestone: fn(),
    onDeleteMilestone: fn(),
    emptyAction: <AddButton onClick={fn()}>Add new Version</AddButton>,
  },
}
export default meta
type Story = StoryObj<typeof Example>

const desktop = { globals: { viewport: { value: 'desktop' } } }
const phone = { globals: { viewport: { value: 'phone' } } }
const button = (name: string) => screen.getByRole('button', { name })

export const Open: Story = {
  args: { open: [4, 2] },
  ...desktop,
  play: async ({ args, userEvent }) => {
    const rows = screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(rows[0]).toBe('Actuals 202633 milestones')
    await expect(screen.getByText('No milestones yet.')).toBeInTheDocument()
    await userEvent.click(button('Edit Draft 1'))
    await expect(args.onEditMilestone).toHaveBeenCalledWith(versions[3]?.milestones[0], versions[3])
    await userEvent.click(button('Add Milestone to Budget 2027'))
    await expect(args.onAddMilestones).toHaveBeenCalledWith(versions[3])
    await userEvent.click(button('Collapse Budget 2027'))
    await expect(button('Expand Budget 2027')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button('Expand Budget 2027'))
  },
}

export const OpenOnPhones: Story = { args: { open: [4] }, ...phone }

/** Usual table names fit; longer ones are shortened in the middle [VER-17]. */
export const NamesWithRoom: Story = {
  args: { versions: [version(1, 'Rolling forecast Q3 2026')] },
  ...desktop,
  play: async () => {
    const isCut = (name: string) => screen.getByTitle(name).querySelector('[data-tail]') !== null
    await expect(isCut('tblRollingforecastQ32026')).toBe(false)
    await expect(isCut('Version_RollingforecastQ32026')).toBe(false)
    await expect(screen.getByText('Version_RollingforecastQ3202...')).toBeVisible()
  },
}

/** Users without the right to delete. */
export const WithoutDelete: Story = {
  args: { open: [4], onDelete: undefined, onDeleteMilestone: undefined },
  ...desktop,
  play: async () => {
    await expect(screen.queryAllByRole('button', { name: /^Delete/ })).toHaveLength(0)
  },
}

const odd = oddNames.map((name, place) => version(place + 1, name, 'Active', [name]))

export const OddNames: Story = { args: { versions: odd, open: [1, 3] }, ...desktop }
export const OddNamesOnPhones: Story = { args: { versions: odd, open: [1, 3] }, ...phone }

const onRetry = fn()
const below: Record<number, TableChildren<never>> = {
  1: { state: 'loading' },
  4: { state: 'failed', message: 'The server could not be reached.', onRetry },
}

export const LoadingAndFailed: Story = {
  args: { open: [1, 4], milestonesOf: ({ id }) => below[Number(id)] ?? { state: 'loading' } },
  ...desktop,
  play: async ({ userEvent }) => {
    await userEvent.click(button('Try again'))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const None: Story = { args: { versions: [] }, ...desktop }

const many = Array.from({ length: 10_000 }, (_, place) =>
  version(place + 1, `Version ${String(place + 1).padStart(5, '0')}`, 'Active', ['Draft', 'Signed']),
)

/** Only lines in sight are drawn, also with every version open. */
export const TenThousand: Story = {
  args: { versions: many },
  ...desktop,
  play: async ({ userEvent }) => {
    await userEvent.click(button('Expand all'))
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '30001'))
    await expect(screen.getAllByRole('row').length).toBeLessThan(80)
  },
}
