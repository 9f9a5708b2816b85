import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { EntityTable } from './EntityTable.tsx'
import { oddNames } from './structure.samples.ts'

const entity = (name: string, id: number) => ({ id, name, organisationId: 'harbour' })

const meta: Meta<typeof EntityTable> = {
  title: 'Excel/Structure/EntityTable',
  component: EntityTable,
  args: {
    entities: ['Harbour & Pine Ltd', 'Harbour & Pine GmbH', 'Pine Logistics AS'].map(entity),
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [(Story) => <main>{Story()}</main>],
}
export default meta
type Story = StoryObj<typeof EntityTable>

const phone = { globals: { viewport: { value: 'phone' } } }

export const Some: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByText('ACTIVE')).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Delete Pine Logistics AS' }))
    await expect(args.onDelete).toHaveBeenCalledWith(args.entities[2])
  },
}

export const OnPhones: Story = { ...phone }
export const OddNames: Story = { args: { entities: oddNames.map(entity) } }
export const OddNamesOnPhones: Story = { args: { entities: oddNames.map(entity) }, ...phone }
export const None: Story = { args: { entities: [] } }
