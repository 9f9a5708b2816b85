import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CommandPalette } from './CommandPalette.tsx'
import {
  actions,
  attention,
  awaitedPeople,
  connectorActions,
  crowd,
  everyGroup,
  missingPeople,
  recent,
  screens,
  searchElsewhere,
} from './palette.samples.ts'

const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onOpenChange: fn(), groups: everyGroup },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.findByRole('combobox', { name: 'Search or jump to' })

export const Opened: Story = {
  play: async () => {
    await expect(await box()).toHaveFocus()
    await expect(screen.getByRole('group', { name: 'Screens' })).toHaveAccessibleDescription('2 more')
  },
}

/** What needs attention comes first, with its state in words. */
export const OpenedWithAttention: Story = {
  args: { groups: [attention, recent, ...everyGroup, connectorActions] },
  play: async () => {
    await box()
    await expect(screen.getByRole('option', { name: /Wharfside.*Error/, selected: true })).toBeVisible()
  },
}

export const OnlyActions: Story = {
  args: { groups: [attention, recent, ...everyGroup, connectorActions] },
  play: async () => {
    await userEvent.type(await box(), '>')
    await expect(screen.queryByRole('group', { name: 'Screens' })).toBeNull()
    await expect(screen.getByRole('option', { name: /Refresh Warehouse files/ })).toBeVisible()
  },
}

export const NothingFoundButElsewhere: Story = {
  args: { elsewhere: searchElsewhere },
  play: async () => {
    await userEvent.type(await box(), 'zzz')
    await expect(screen.getByRole('option', { name: 'Search all connectors for “zzz”' })).toBeVisible()
  },
}

export const Searched: Story = {
  play: async () => {
    await userEvent.type(await box(), 'ou{ArrowDown}')
    await expect(screen.getByRole('option', { name: /Harbour/, selected: true })).toBeVisible()
  },
}

/** The active option is scrolled into view, and the list wraps to the top. */
export const WalkedToTheEnd: Story = {
  play: async () => {
    await box()
    await userEvent.keyboard('{ArrowUp}')
    const last = screen.getByRole('option', { selected: true })
    const [list] = screen
      .getAllByRole('listbox')
      .map((element) => element.parentElement?.getBoundingClientRect())
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.bottom ?? 0)
  },
}

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await box(), 'zzz')
    await expect(screen.getByText('Nothing matches “zzz”.')).toBeVisible()
  },
}

export const PeopleAwaited: Story = { args: { groups: [screens, actions, awaitedPeople] } }
export const PeopleMissing: Story = { args: { groups: [actions, missingPeople] } }

export const TenThousandPeople: Story = {
  args: { groups: [crowd] },
  play: async () => {
    await userEvent.type(await box(), 'öström person99')
    await expect(screen.getByRole('group', { name: 'People' })).toHaveAccessibleDescription('105 more')
  },
}

export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await box()
    const sheet = screen.getByRole('dialog', { name: 'Search or jump to' })
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth)
  },
}
