import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { LinkList, type LinkListProps } from './LinkList.tsx'
import { linkRows, manyItems, oddRows } from './linker.samples.ts'

const meta: Meta<LinkListProps> = {
  title: 'Excel/Linker/LinkList',
  component: LinkList,
  args: {
    label: 'Areas and their sub-areas',
    rows: linkRows,
    noun: 'area',
    searchLabel: 'Search areas',
    relation: 'LINKED TO',
    unlinked: 'Not linked',
    removeLabel: 'Unlink',
    none: 'No areas found.',
    onEdit: fn(),
    onRemove: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <main>
      <PageHeader
        title="Link Areas to Subareas"
        summary="8 areas have links."
        actions={
          <Button variant="primary" icon={Plus}>
            Create new link
          </Button>
        }
      />
      <LinkList {...args} />
    </main>
  ),
}
export default meta
type Story = StoryObj<LinkListProps>

const onPhone = { globals: { viewport: { value: 'phone' } } }

export const Some: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const names = () =>
      canvas.getAllByRole('button', { name: /^Edit / }).map((button) => button.ariaLabel?.slice(5))
    await step('sorts by name in both directions', async () => {
      await expect(names()[0]).toBe(linkRows[1].name)
      await userEvent.click(canvas.getByRole('button', { name: 'Sort descending' }))
      await expect(names()[0]).toBe('Revenue')
      await userEvent.click(canvas.getByRole('button', { name: 'Sort ascending' }))
    })
    await step('opens long lists', async () => {
      const more = canvas.getByRole('button', { name: /more of Operating expenses/ })
      await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
      await userEvent.click(more)
      await expect(canvas.getByRole('button', { name: 'Show fewer of Operating expenses' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    })
    await step('searches by name', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search areas' }), 'CASH')
      await expect(names()).toEqual(['Cash flow'])
      await userEvent.keyboard('x')
      await expect(canvas.getByText('No area matches “CASHx”.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search', description: '' }))
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Revenue' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }))
  },
}
export const Phone: Story = { ...onPhone }
export const Busy: Story = { args: { busy: [1, '5'] } }
export const Empty: Story = { args: { rows: [] } }
export const OddNames: Story = { args: { rows: oddRows } }
export const OddNamesOnPhones: Story = { ...onPhone, args: { rows: oddRows } }
/** Four names and then three dots, which open the rest. */
export const FourNames: Story = {
  args: { namesShown: 4 },
  play: async ({ canvas, userEvent }) => {
    const [more] = canvas.getAllByRole('button', { name: / more of / })
    await expect(more).toHaveTextContent('...')
    if (more) await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: /^Show fewer of/ })).toHaveFocus()
  },
}
export const TenThousand: Story = {
  args: { rows: manyItems(10_000, 'Area').map((item) => ({ ...item, linked: ['Finance', 'Marketing'] })) },
}
