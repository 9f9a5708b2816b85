import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { StatusRadios, type StatusRadiosProps } from './StatusRadios.tsx'
import { StructureStatus } from './StructureStatus.tsx'

function Chosen(props: StatusRadiosProps) {
  const [value, setValue] = useState(props.value)
  return (
    <StatusRadios
      {...props}
      value={value}
      onChange={(status) => {
        setValue(status)
        props.onChange(status)
      }}
    />
  )
}

const meta: Meta<typeof StatusRadios> = {
  title: 'Excel/StatusRadios',
  component: StatusRadios,
  args: { value: 'active', onChange: fn() },
  render: (args) => <Chosen {...args} />,
}
export default meta
type Story = StoryObj<typeof StatusRadios>

const radio = (name: string) => screen.getByRole('radio', { name })

export const All: Story = {
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('group', { name: 'Set Status' })).toBeInTheDocument()
    await userEvent.tab()
    await expect(radio('Active')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('Lock')).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('locked')
    await userEvent.click(screen.getByText('Archive'))
    await expect(args.onChange).toHaveBeenLastCalledWith('archived')
  },
}

export const Two: Story = { args: { value: 'archived', choices: ['active', 'archived'] } }

/** An unknown status: nothing is chosen. */
export const Unknown: Story = { args: { value: 'on hold' } }

export const Shown: Story = {
  render: () => (
    <Stack gap={4}>
      {(['plain', 'pill'] as const).map((form) => (
        <Inline wrap gap={3} key={form}>
          {[null, { name: 'LOCKED' }, { name: 'archived' }, { name: 'on hold' }].map((status) => (
            <StructureStatus key={status?.name ?? ''} status={status} form={form} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}
