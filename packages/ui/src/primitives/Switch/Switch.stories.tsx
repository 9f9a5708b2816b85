import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Switch, type SwitchProps } from './Switch.tsx'

const meta: Meta = { title: 'Primitives/Switch' }
export default meta
type Story = StoryObj

function Turned(props: Omit<SwitchProps, 'checked' | 'onChange'> & { on?: boolean }) {
  const { on = false, ...rest } = props
  const [checked, setChecked] = useState(on)
  return <Switch {...rest} checked={checked} onChange={setChecked} />
}

const everyState = (
  <Stack gap={4}>
    <Turned label="Off" />
    <Turned label="On" on />
    <Turned label="Off, being saved" busy />
    <Turned label="On, being saved" on busy />
    <Turned label="Off and locked" disabled />
    <Turned label="On and locked" on disabled />
    <Turned label="With what it does" help="People can create an account by themselves." />
    <Turned
      label={`A label of 200 characters ${'x'.repeat(174)}`}
      help="And one without a blank in it at that."
    />
  </Stack>
)

export const EveryState: Story = {
  render: () => everyState,
  play: async ({ canvasElement }) => {
    for (const control of within(canvasElement).getAllByRole('switch')) {
      const { width, height } = control.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
}

export const OnPhones: Story = { render: () => everyState, globals: { viewport: { value: 'phone' } } }

export const ByKeyboard: Story = {
  render: () => (
    <Stack gap={4}>
      <Turned label="First" />
      <Turned label="Being saved" busy />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const first = canvas.getByRole('switch', { name: 'First' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const saved = canvas.getByRole('switch', { name: 'Being saved' })
    await expect(saved).toHaveFocus()
    await expect(saved).not.toBeChecked()
    await userEvent.tab({ shift: true })
  },
}
