import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordHint, passwordPolicies } from '@tributary/sdk/common'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { NewPasswordField } from './NewPasswordField.tsx'

const meta = {
  title: 'Account/NewPasswordField',
  component: NewPasswordField,
  args: { value: '', onChange: fn() },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return <NewPasswordField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof NewPasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const HalfWay: Story = { args: { value: 'horses' } }
export const EveryRuleHeld: Story = { args: { value: 'horse-7' } }
export const TooShort: Story = { args: { value: 'hor7', error: passwordHint() } }
export const CommonlyUsed: Story = { args: { value: 'qwerty1', refused: 'qwerty1', error: passwordHint() } }
export const LengthAlone: Story = { args: { value: 'horse', policy: passwordPolicies.nist } }
export const Disabled: Story = { args: { value: 'horse-7', disabled: true } }
export const OnPhones: Story = { ...HalfWay, globals: { viewport: { value: 'phone' } } }
