import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', size: 'xl' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Hidden: Story = { args: { defaultValue: 'river-and-silt' } }
export const Invalid: Story = { args: { error: 'Enter your password.' } }
export const Disabled: Story = { args: { defaultValue: 'river-and-silt', disabled: true } }

export const Shown: Story = {
  args: { defaultValue: 'river-and-silt' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('river-and-silt')
  },
}
