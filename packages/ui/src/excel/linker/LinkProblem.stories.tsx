import type { Meta, StoryObj } from '@storybook/react-vite'
import { nouns } from '@tributary/sdk/common'
import { linksMessages } from '@tributary/sdk/excel'
import { expect, fn } from 'storybook/test'
import { LinkProblem } from './LinkProblem.tsx'

const retried = fn()

const meta = {
  title: 'Excel/Linker/LinkProblem',
  component: LinkProblem,
  args: { heading: null, messages: [], onDismiss: fn() },
} satisfies Meta<typeof LinkProblem>

export default meta
type Story = StoryObj<typeof meta>

export const HalfFailed: Story = {
  args: {
    heading: linksMessages.partly(5, 7),
    messages: [
      linksMessages.notLinked('Retail North', 'The server is busy. Please try again in a minute.'),
      linksMessages.notLinked('Wholesale', linksMessages.targetGone),
    ],
    retry: { label: linksMessages.retry(2), onPress: retried },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 2 failed' }))
    await expect(retried).toHaveBeenCalledOnce()
  },
}

export const ChangedMeanwhile: Story = {
  args: {
    messages: [
      linksMessages.changedMeanwhile('Revenue', {
        added: 2,
        removed: 1,
        noun: nouns['sub-area'],
      }),
    ],
  },
}
