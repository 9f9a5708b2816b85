import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Trust this device?' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Mixed: Story = { args: { label: 'All areas', mixed: true } }
export const WithHelp: Story = { args: { help: 'Only on devices you use yourself.' } }
export const Invalid: Story = { args: { label: 'I have read the terms', 'aria-invalid': true } }
export const Disabled: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox label="Off and locked" disabled />
      <Checkbox label="On and locked" defaultChecked disabled />
      <Checkbox label="Mixed and locked" mixed disabled />
    </Stack>
  ),
}
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
export const LongLabel: Story = {
  args: {
    label:
      'Every area that exists now and every area that someone adds later, with any name and in any version',
  },
  globals: { viewport: { value: 'phone' } },
}
