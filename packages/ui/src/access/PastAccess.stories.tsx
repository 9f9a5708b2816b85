import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PastAccessView } from './PastAccessView.tsx'

const named = (...names: string[]) => names.map((name) => ({ id: name, name }))

const members = [
  {
    id: 1,
    name: 'Ann Elm',
    emailAddress: 'ann@tributary.example',
    role: 'OrganisationAdmin',
    status: 'active',
    groups: named('Controllers', 'Retail'),
    connectors: named('Warehouse', 'Web shop'),
  },
  {
    id: 2,
    name: 'Bob Oak',
    emailAddress: 'bob@tributary.example',
    role: 'User',
    status: 'locked',
    groups: [],
    connectors: named('Warehouse'),
  },
]

const meta = {
  title: 'Access/Report',
  component: PastAccessView,
  args: {
    day: '2026-11-21',
    onDay: fn(),
    access: { members, completeSince: null },
    reaches: true,
    origin: { organisation: 'acme Traders', by: 'Olga Oak' },
  },
} satisfies Meta<typeof PastAccessView>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Who had access on 21 November 2026' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Bob Oak .*User Locked/ })).toBeVisible()
  },
}
export const Incomplete: Story = {
  args: { access: { members, completeSince: new Date('2026-11-22T09:00:00Z') }, reaches: false },
}
export const Nothing: Story = { args: { access: { members: [], completeSince: null } } }
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
