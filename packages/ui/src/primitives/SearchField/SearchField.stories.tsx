import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Live({ value: first, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(first)
  return <SearchField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'pine' } }
export const Named: Story = { args: { label: 'Search organisations' } }

export const EscapeClears: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(box, 'pine{Escape}')
    await expect(box).toHaveValue('')
  },
}
