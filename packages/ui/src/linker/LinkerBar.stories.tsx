import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LinkerBar } from './LinkerBar.tsx'

const meta: Meta<typeof LinkerBar> = {
  title: 'Linker/LinkerBar',
  component: LinkerBar,
  args: {
    sentence: (
      <>
        Link <b>New product trials</b> to <b>5 sub-areas</b>.
      </>
    ),
    back: { label: 'Back to links', onPress: fn() },
    submit: { label: 'Create Link', onPress: fn() },
  },
}
export default meta
type Story = StoryObj<typeof LinkerBar>

export const Ready: Story = {}
export const NotYet: Story = {
  args: { sentence: 'Choose an area.', submit: { label: 'Create Link', onPress: fn(), disabled: true } },
}
export const Busy: Story = {
  args: { submit: { label: 'Create Link', busyLabel: 'Creating link', onPress: fn(), busy: true } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
