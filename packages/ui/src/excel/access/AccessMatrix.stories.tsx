import type { Meta, StoryObj } from '@storybook/react-vite'
import { accessMatrix } from '@tributary/domain'
import { expect, fn, screen } from 'storybook/test'
import { AccessMatrixView } from './AccessMatrixView.tsx'
import { company, companyOf, structure } from './access.samples.ts'

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

/** Arrow keys move between the cells and the heads, and Enter explains a cell. */
export const ByKeyboard: Story = {
  ...Few,
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const cells = canvas.getAllByRole('gridcell')
    const width = structure.areas.length
    await step('the first cell is the only tab stop', async () => {
      await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
      cells[0]?.focus()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(cells[width + 1]).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpen).toHaveBeenCalledWith(2, structure.areas[1]?.id)
    })
    await step('the heads are in the same grid', async () => {
      await userEvent.keyboard('{Home}')
      await expect(canvas.getAllByRole('rowheader')[1]?.querySelector('a')).toHaveFocus()
      await userEvent.keyboard('{Control>}{Home}{/Control}')
      await expect(canvas.getByRole('columnheader', { name: 'Person' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getAllByRole('columnheader')[1]).toHaveFocus()
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await expect(cells.at(-1)).toHaveFocus()
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{PageDown}')
      await expect(cells[width * (structure.users.length - 1)]).toHaveFocus()
      await userEvent.keyboard('{PageUp}')
      await expect(canvas.getAllByRole('columnheader')[1]).toHaveFocus()
      await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
    })
  },
}

/** 100 people and 20 areas. A cell is one element, and has its tooltip only while it is pointed at. */
export const HundredPeople: Story = {
  args: { matrix: accessMatrix('area', companyOf(100, 20)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('100 people, 20 areas')).toBeVisible()
    await expect(canvasElement.querySelectorAll('td')).toHaveLength(2_000)
    await expect(canvasElement.querySelectorAll('td > *, td[title]')).toHaveLength(0)
    const [cell] = canvasElement.querySelectorAll('td')
    if (cell) await userEvent.hover(cell)
    await expect(cell?.title).toContain('Ann Pine 1')
    // Axe takes long for thousands of cells, so it checks every head with the rows of a search.
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search people' }))
    await userEvent.paste('pine 10')
    await expect(canvas.getByText('2 people, 20 areas')).toBeVisible()
  },
}

/** Each table of the report has all people, and the long names are in full below it. */
export const OnPaper: Story = {
  args: { matrix: accessMatrix('area', companyOf(4, 60)) },
  play: async () => {
    window.dispatchEvent(new Event('beforeprint'))
    const tables = [...document.querySelectorAll('body > main table')]
    await expect(tables.map((table) => table.querySelectorAll('tr').length)).toEqual([5, 5])
    await expect(screen.getByText(/^Long names in full: .*Marketing and brand/)).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
  },
}

export const Nothing: Story = { args: { matrix: accessMatrix('area', { ...structure, areas: [] }) } }
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const InForcedColours: Story = { ...Few, globals: { colours: 'forced' } }
export const FromRightToLeft: Story = { ...Few, globals: { direction: 'rtl' } }
