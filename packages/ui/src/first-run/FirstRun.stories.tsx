import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FirstRunStep, firstRunSteps } from '@tributary/sdk/connectors'
import { expect, fn } from 'storybook/test'
import { FirstRun } from './FirstRun.tsx'

const onHide = fn()
const until = (...finished: FirstRunStep[]) =>
  firstRunSteps.map((step) => ({ step, done: finished.includes(step) }))

const meta = {
  title: 'First run',
  component: FirstRun,
  args: { steps: until('organisation'), hrefOf: (step) => `#${step}`, onHide },
} satisfies Meta<typeof FirstRun>

export default meta
type Story = StoryObj<typeof meta>

export const Beginning: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Connect a system' })).toHaveAttribute('href', '#connector')
    await expect(canvas.queryByRole('link', { name: 'Create the organisation' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await expect(onHide).toHaveBeenCalledOnce()
  },
}
export const WithoutOrganisation: Story = {
  render: () => (
    <FirstRun steps={until()} hrefOf={(step) => (step === 'organisation' ? '#new' : undefined)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Hide' })).toBeNull()
  },
}
export const Halfway: Story = { args: { steps: until('organisation', 'connector', 'refresh') } }
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const FromRightToLeft: Story = { globals: { direction: 'rtl' } }
