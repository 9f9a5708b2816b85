import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { UpdatedAgo } from '../patterns/clock/UpdatedAgo.tsx'
import { LoadError } from '../patterns/errors/LoadError.tsx'
import { ConfigurationPanel } from './ConfigurationPanel.tsx'
import { sampleNow, setting, settings } from './configuration.samples.ts'

const onTurn = fn()

const meta = {
  title: 'Configuration/General',
  component: ConfigurationPanel,
  args: { settings, onTurn, updated: <UpdatedAgo at={new Date(sampleNow.getTime() - 7_000)} /> },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof ConfigurationPanel>
export default meta
type Story = StoryObj<typeof meta>

const phone = { globals: { viewport: { value: 'phone' } } }

export const All: Story = {}
export const OneBeingSaved: Story = { args: { busy: new Set(['AllowSignUp']) } }
export const OnPhones: Story = { ...OneBeingSaved, ...phone }
export const OfAnotherServer: Story = {
  args: {
    settings: [
      setting('ShowInsiderConnectors', { value: false }),
      setting(`A${'Key'.repeat(66)}`, { changedAt: sampleNow, changedBy: null }),
      setting('x'.repeat(200), { changedAt: sampleNow, changedBy: 'W'.repeat(200) }),
    ],
  },
  play: async ({ canvasElement }) => {
    canvasElement.style.width = '320px'
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320)
    canvasElement.style.width = ''
  },
}
export const None: Story = { args: { settings: [] } }
export const Loading: Story = { args: { settings: undefined, updated: undefined } }
export const NotLoaded: Story = {
  args: {
    settings: undefined,
    updated: undefined,
    failure: (
      <LoadError
        message="Failed to connect to server. Please check your internet connection and try again."
        onRetry={fn()}
      />
    ),
  },
}

export const AskedFirst: Story = {
  play: async ({ canvasElement }) => {
    onTurn.mockClear()
    const codes = within(canvasElement).getByRole('switch', { name: 'Require Multi Factor Authentication' })
    codes.focus()
    await userEvent.keyboard(' ')
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expect(codes).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(codes).toHaveFocus()
    await expect(onTurn).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await screen.findByRole('alertdialog', { name: 'Require codes from every user?' })
  },
}
export const AskedFirstOnPhones: Story = { ...AskedFirst, ...phone }
