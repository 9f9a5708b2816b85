import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Host' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'sql01.company.com' } }
export const Filled: Story = { args: { label: 'Name', defaultValue: 'Harbour & Pine Ltd' } }
export const WithHelp: Story = { args: { help: 'The server’s name or address, without a port.' } }
export const Invalid: Story = {
  args: { label: 'Date', defaultValue: '2026-13-01', error: 'Use the format YYYY-MM-DD.' },
}
export const Optional: Story = { args: { label: 'Schema', optional: true } }
export const Disabled: Story = {
  args: { label: 'Email', defaultValue: 'ingrid@harbourpine.example', disabled: true },
}
export const ReadOnly: Story = {
  args: { label: 'Key', defaultValue: 'kv-7Q2M-19AX', readOnly: true, mono: true },
}

export const Focused: Story = {
  args: { label: 'Name', defaultValue: 'Harbour & Pine Ltd' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
  },
}

export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      <TextField label="Small, in toolbars" size="sm" defaultValue="pine" />
      <TextField label="Medium, in forms" size="md" defaultValue="pine" />
      <TextField label="Large, on the sign-in screen" size="xl" defaultValue="pine" />
    </Stack>
  ),
}

export const OnPhones: Story = {
  ...Filled,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Name' })
    // Under 16 px a phone zooms into the field.
    await expect(getComputedStyle(box).fontSize).toBe('16px')
    await expect(box.offsetHeight).toBe(44)
  },
}
