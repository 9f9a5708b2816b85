import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PastAccess, PastItem } from '@tributary/domain'
import { expect, fn } from 'storybook/test'
import { PastAccessView } from './PastAccessView.tsx'

const named = (...names: string[]) => names.map((name) => ({ id: name, name }))

const item = (kind: PastItem['kind'], name: string, parts = 1): PastItem => ({ kind, id: name, name, parts })
const areas = ['Revenue', 'Cost of sales', 'Personnel', 'Premises', 'Marketing', 'Travel', 'Depreciation']

const items: PastItem[] = [
  ...areas.map((name) => item('area', name, 12)),
  item('version', 'Budget 2027', 4),
  item('entity', 'acme Traders Ltd'),
  item('helper-table', 'Exchange rates'),
]

const members: PastAccess['members'] = [
  {
    id: 1,
    name: 'Ann Elm',
    emailAddress: 'ann@tributary.example',
    role: 'OrganisationAdmin',
    status: 'active',
    groups: named('Controllers', 'Retail'),
    connectors: named('Warehouse', 'Web shop'),
    sees: items.map(({ parts }, place) => ({ item: place, parts: place === 1 ? 3 : parts })),
  },
  {
    id: 2,
    name: 'Bob Oak',
    emailAddress: 'bob@tributary.example',
    role: 'User',
    status: 'locked',
    groups: [],
    connectors: named('Warehouse'),
    sees: [],
  },
]

const access: PastAccess = {
  members,
  items,
  recordedSince: new Date('2026-11-01T05:30:00Z'),
  completeSince: null,
  reaches: true,
}

const beforeRecords: PastAccess = {
  ...access,
  items: [],
  members: members.map((member) => ({ ...member, sees: null })),
  recordedSince: new Date('2026-11-25T05:30:00Z'),
  completeSince: new Date('2026-11-22T09:00:00Z'),
  reaches: false,
}

const meta = {
  title: 'Access/Report',
  component: PastAccessView,
  args: {
    day: '2026-11-21',
    onDay: fn(),
    zone: 'Europe/Berlin',
    onZone: fn(),
    access,
    origin: { organisation: 'acme Traders', by: 'Olga Oak' },
  },
} satisfies Meta<typeof PastAccessView>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Who had access on 21 November 2026 (Europe/Berlin)'
    await expect(canvas.getByRole('table', { name })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Bob Oak .*User Locked .*Nothing/ })).toBeVisible()
    const ann = canvas.getByRole('row', { name: /^Ann Elm/ })
    await expect(ann).toHaveTextContent(/Areas \(7\):.*Cost of sales.* \(3 of 12\)/)
    await expect(ann).toHaveTextContent('All, because of the role')
    await expect(ann).not.toHaveTextContent('Depreciation')
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more of Ann Elm' }))
    await expect(ann).toHaveTextContent('Depreciation')
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer of Ann Elm' }))
  },
}
export const Incomplete: Story = { args: { access: beforeRecords } }
export const Nothing: Story = { args: { access: { ...access, members: [], items: [] } } }
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
