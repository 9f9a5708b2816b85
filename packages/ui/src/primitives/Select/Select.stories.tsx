import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { InlineSelect } from './InlineSelect.tsx'
import { Select, type SelectProps } from './Select.tsx'

const fruit = [
  { value: 'apple', label: 'Apple', description: 'Keeps for months.' },
  { value: 'banana', label: 'Banana', description: 'Eat it soon.' },
  { value: 'blueberry', label: 'Blueberry', unavailable: 'out of season' },
  { value: 'cherry', label: 'Cherry' },
]

const meta: Meta<SelectProps<string>> = {
  title: 'Primitives/Select',
  component: Select,
  args: { label: 'Fruit', value: null, options: fruit, onChange: fn(), onBlur: fn() },
  render: function Chooser(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (chosen: string) => {
      setValue(chosen)
      args.onChange(chosen)
    }
    return <Select {...args} value={value} onChange={onChange} />
  },
}
export default meta
type Story = StoryObj<SelectProps<string>>

const long = [{ value: 'long', label: 'Blueberry'.repeat(25) }]

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Select {...args} label="Nothing chosen" />
      <Select {...args} label="Chosen" value="banana" />
      <Select {...args} label="With help" value="banana" help="Grows on a herb." />
      <Select {...args} label="Invalid" error="required" />
      <Select {...args} label="Optional" optional placeholder="None" />
      <Select {...args} label="Disabled" value="banana" disabled help="You cannot change your own fruit." />
      <Select {...args} label="Long" value="long" options={long} />
      <Select {...args} label="Small" size="sm" value="apple" />
      <Select {...args} label="Large" size="xl" value="apple" />
      <InlineSelect label="Fruit" value="apple" onChange={args.onChange} options={fruit} />
    </Stack>
  ),
}

export const OnPhones: Story = {
  args: { value: 'apple' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Fruit' })
    // Under 16 px a phone zooms into the field.
    await expect(getComputedStyle(box).fontSize).toBe('16px')
    await expect(box.offsetHeight).toBe(44)
  },
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Fruit' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(canvas.getByRole('option', { name: 'Blueberry (out of season)' })).toBeDisabled()
    await userEvent.selectOptions(box, 'Banana')
    await expect(args.onChange).toHaveBeenCalledOnce()
    // The description of the chosen option describes the select.
    await expect(box).toHaveAccessibleDescription('Eat it soon.')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
