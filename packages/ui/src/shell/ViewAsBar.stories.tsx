import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ViewAsBar } from './ViewAsBar.tsx'

const meta = {
  title: 'Shell/ViewAsBar',
  component: ViewAsBar,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Una Ulm', endsAt: new Date('2026-11-21T07:30:00Z'), onEnd: fn() },
} satisfies Meta<typeof ViewAsBar>

export default meta
type Story = StoryObj<typeof meta>

export const Viewing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'View as another user' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Return to your account' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
export const Ending: Story = { args: { ending: true } }
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const FromRightToLeft: Story = { globals: { direction: 'rtl' } }
