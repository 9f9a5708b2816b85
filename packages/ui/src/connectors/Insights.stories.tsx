import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { UpdatedAgo } from '../patterns/clock/UpdatedAgo.tsx'
import { LoadError } from '../patterns/errors/LoadError.tsx'
import { sampleNow } from './connectors.samples.ts'
import { Insights } from './Insights.tsx'
import { oddOnes, running } from './insights.samples.ts'

const meta = {
  title: 'Connectors/Insights',
  component: Insights,
  args: { insights: running, updated: <UpdatedAgo at={new Date(sampleNow.getTime() - 3_000)} /> },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof Insights>
export default meta
type Story = StoryObj<typeof meta>

const phone = { globals: { viewport: { value: 'phone' } } }

export const Running: Story = {}
export const RunningOnPhones: Story = { ...Running, ...phone }
export const OddOnes: Story = { args: { insights: oddOnes } }
export const NarrowestReflow: Story = {
  ...OddOnes,
  ...phone,
  play: async ({ canvasElement }) => {
    canvasElement.style.width = '320px'
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320)
    canvasElement.style.width = ''
  },
}
export const None: Story = { args: { insights: [] } }
export const Loading: Story = { args: { insights: undefined, updated: undefined } }
export const NotLoaded: Story = {
  args: {
    insights: undefined,
    updated: undefined,
    failure: (
      <LoadError
        message="Failed to connect to server. Please check your internet connection and try again."
        onRetry={fn()}
      />
    ),
  },
}
