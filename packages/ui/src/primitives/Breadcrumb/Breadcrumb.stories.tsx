import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const excel = { label: 'Excel', href: '#areas' }

const meta: Meta<typeof Breadcrumb> = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    links: [excel, { label: 'Security', href: '#groups' }],
    current: 'Assign Users to Security Groups',
  },
}
export default meta
type Story = StoryObj<typeof Breadcrumb>

export const Levels: Story = {
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await userEvent.tab()
    await expect(nav.getByRole('link', { name: 'Excel' })).toHaveFocus()
    await userEvent.tab()
    await expect(nav.getByRole('link', { name: 'Security' })).toHaveFocus()
    await expect(nav.getByText('Assign Users to Security Groups').parentElement).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const AbovePageHeading: Story = {
  render: () => (
    <PageHeader title="Versions" breadcrumb={<Breadcrumb links={[excel]} current="Versions" />} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible()
  },
}

/** Shows only the parent page. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Excel' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Security' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const LongNames: Story = {
  args: { links: [{ label: 'x'.repeat(200), href: '#long' }], current: 'ميزانية المبيعات '.repeat(8) },
}
