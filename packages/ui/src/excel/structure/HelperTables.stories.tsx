import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { HelperTableTable } from './HelperTableTable.tsx'
import { helperTable, oddNames } from './structure.samples.ts'

const meta: Meta<typeof HelperTableTable> = {
  title: 'Excel/Structure/HelperTableTable',
  component: HelperTableTable,
  args: {
    tables: [
      helperTable(1, 'Exchange rates by month and region', 'Locked'),
      helperTable(2, 'Cost centres'),
      helperTable(3, 'Headcount', 'Archived'),
    ],
    onEdit: fn(),
    lineageHrefOf: ({ id }) => `#/lineage/${id}`,
    onDelete: fn(),
  },
  decorators: [(Story) => <main>{Story()}</main>],
}
export default meta
type Story = StoryObj<typeof HelperTableTable>

const desktop = { globals: { viewport: { value: 'desktop' } } }
const phone = { globals: { viewport: { value: 'phone' } } }

export const Some: Story = {
  ...desktop,
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit Cost centres' }))
    await expect(args.onEdit).toHaveBeenCalledWith(args.tables[1])
    await userEvent.click(screen.getByRole('button', { name: 'Delete Headcount' }))
    await expect(args.onDelete).toHaveBeenCalledWith(args.tables[2])
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search helper tables' }), 'exchangeratesby')
    await expect(screen.getAllByRole('rowheader')).toHaveLength(1)
    await userEvent.clear(screen.getByRole('searchbox'))
  },
}

export const OnPhones: Story = { ...phone }

const odd = oddNames.map((name, place) => helperTable(place + 1, name))

export const OddNames: Story = { args: { tables: odd }, ...desktop }
export const OddNamesOnPhones: Story = { args: { tables: odd }, ...phone }

/** Users without the right to delete. */
export const WithoutDelete: Story = { args: { onDelete: undefined }, ...desktop }

export const None: Story = { args: { tables: [] }, ...desktop }
