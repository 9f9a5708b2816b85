import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CommandPalette } from './CommandPalette.tsx'
import { actions, awaitedPeople, crowd, everyGroup, missingPeople, screens } from './palette.samples.ts'

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
