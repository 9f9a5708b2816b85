import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../../../test/Specimen.tsx'
import { InlineSelect } from './InlineSelect.tsx'
import { Select, type SelectProps } from './Select.tsx'

const fruit = [
  { value: 'apple', label: 'Apple', description: 'Keeps for months.' },
  { value: 'banana', label: 'Banana', description: 'Eat it soon.' },
  { value: 'blueberry', label: 'Blueberry', unavailable: 'Out of season.' },
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

/** The page behind is hidden from screen readers while the options have the focus, which Tab does not leave. */
const overThePage = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } }

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await screen.findByRole('listbox')
}

export const States: Story = {
  render: (args) => (
    <Stack>
      <Select {...args} label="Nothing chosen" />
      <Select {...args} label="Chosen" value="banana" />
      <Select {...args} label="With help" value="banana" help="Grows on a herb." />
      <Select {...args} label="Invalid" error="required" />
      <Select {...args} label="Optional" optional placeholder="None" />
      <Select {...args} label="Disabled" value="banana" disabled help="You cannot change your own fruit." />
      <Select
        {...args}
        label="Long"
        value="long"
        options={[{ value: 'long', label: 'Blueberry'.repeat(25) }]}
      />
      <Select {...args} label="Small" size="sm" value="apple" />
      <Select {...args} label="Large" size="xl" value="apple" />
      <InlineSelect label="Fruit" value="apple" onChange={args.onChange} options={fruit} />
    </Stack>
  ),
}

export const Open: Story = { args: { value: 'apple' }, parameters: overThePage, play: open }

export const OnPhones: Story = {
  args: { value: 'apple' },
  globals: { viewport: { value: 'phone' } },
  parameters: overThePage,
  play: async (context) => {
    const box = context.canvas.getByRole('combobox', { name: 'Fruit' })
    await expect(getComputedStyle(box).fontSize).toBe('16px')
    await expect(box.offsetHeight).toBe(44)
    await open(context)
  },
}

export const Many: Story = {
  args: { options: Array.from({ length: 40 }, (_, n) => ({ value: `${n}`, label: `Option ${n}` })) },
  parameters: overThePage,
  play: open,
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Fruit' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const apple = await screen.findByRole('option', { name: 'Apple Keeps for months.' })
    await waitFor(() => expect(apple).toHaveFocus())
    // What cannot be chosen is passed over, and says why.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Cherry' })).toHaveFocus())
    const blueberry = screen.getByRole('option', { name: 'Blueberry Out of season.' })
    await expect(blueberry).toHaveAttribute('aria-disabled', 'true')
    // Letters lead to what begins with them.
    await userEvent.keyboard('ba')
    await waitFor(() => expect(screen.getByRole('option', { name: /^Banana/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveTextContent('Banana')
    await expect(args.onChange).toHaveBeenCalledOnce()
    // The field was never left; Escape closes and changes nothing.
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveTextContent('Banana')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
