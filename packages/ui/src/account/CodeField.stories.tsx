import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CodeField } from './CodeField.tsx'

const meta = {
  title: 'Account/CodeField',
  component: CodeField,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '482913' } }
export const Wrong: Story = { args: { value: '482913', error: 'Verification failed.' } }

export const Pasted: Story = {
  render: function Typed(args) {
    const [value, setValue] = useState('')
    return <CodeField {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('482-913')
    await expect(field).toHaveValue('482913')
  },
}
