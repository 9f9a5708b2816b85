import type { Meta, StoryObj } from '@storybook/react-vite'
import { accessMatrix } from '@tributary/domain'
import { expect, fn } from 'storybook/test'
import { AccessMatrixView } from './AccessMatrixView.tsx'
import { company, structure } from './access.samples.ts'

const meta = {
  title: 'Excel/AccessMatrix',
  component: AccessMatrixView,
  args: {
    kind: 'area',
    matrix: accessMatrix('area', company),
    origin: { organisation: 'acme Traders', by: 'Olga Oak' },
    personHref: (id) => `#/people/${id}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof AccessMatrixView>

export default meta
type Story = StoryObj<typeof meta>

export const FortyPeople: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('40 people, 30 areas')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'pine 12')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search items' }), 'revenue 2')
    await expect(canvas.getByText('1 person, 10 areas')).toBeVisible()
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(10)
  },
}

export const Few: Story = { args: { matrix: accessMatrix('area', structure) } }

/** Arrow keys move between the cells, and Enter explains one. */
export const ByKeyboard: Story = {
  ...Few,
  play: async ({ canvas, userEvent, args }) => {
    const cells = canvas.getAllByRole('gridcell')
    cells[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(cells[3]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(2, structure.areas[1]?.id)
  },
}

export const Nothing: Story = { args: { matrix: accessMatrix('area', { ...structure, areas: [] }) } }
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const InForcedColours: Story = { ...Few, globals: { colours: 'forced' } }
export const FromRightToLeft: Story = { ...Few, globals: { direction: 'rtl' } }
