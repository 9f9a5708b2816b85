import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SignInColumn } from '../organisation-sign-in/SignInHeader.tsx'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { NewScimTokenDialog } from './NewScimTokenDialog.tsx'
import { ScimFailuresPanel } from './ScimFailuresPanel.tsx'
import { ScimMappingsPanel } from './ScimMappingsPanel.tsx'
import { ScimPanel } from './ScimPanel.tsx'
import { ScimTokenDialog } from './ScimTokenDialog.tsx'
import { provisioning, unused } from './scim.samples.ts'

const meta: Meta = {
  title: 'Administration/Provisioning',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(new Date('2026-11-21T10:00:00Z'))}>
        <SignInColumn>
          <Story />
        </SignInColumn>
      </ClockProvider>
    ),
  ],
}
export default meta
type Story = StoryObj

const handlers = { onSwitch: fn(), onCreateToken: fn(), onRevoke: fn() }

export const InUse: Story = {
  render: () => (
    <>
      <ScimPanel provisioning={provisioning} {...handlers} />
      <ScimFailuresPanel failures={provisioning.failures} />
      <ScimMappingsPanel mappings={provisioning.mappings} count={provisioning.groups} />
    </>
  ),
}

export const Unused: Story = {
  render: () => (
    <>
      <ScimPanel provisioning={unused} {...handlers} />
      <ScimFailuresPanel failures={[]} />
      <ScimMappingsPanel mappings={[]} count={0} />
    </>
  ),
}

export const TurningOff: Story = {
  render: () => <ScimPanel provisioning={provisioning} error="The server is busy." {...handlers} />,
  play: async ({ canvas }) => {
    handlers.onSwitch.mockClear()
    await userEvent.click(canvas.getByRole('switch'))
    await screen.findByRole('alertdialog', { name: 'Turn SCIM off?' })
    await expect(handlers.onSwitch).not.toHaveBeenCalled()
  },
}

export const Replacing: Story = {
  render: () => (
    <ScimTokenDialog replaces proposedName="Entra ID, 21 Nov 2026" onSubmit={fn()} onClose={fn()} />
  ),
}

export const NewToken: Story = {
  render: () => (
    <NewScimTokenDialog
      address={provisioning.address}
      secret="trb_n4K2vYpQ7sXbR9mLwZ1cT8hJ5gFdU3aE6oV0_Wq9c"
      onClose={fn()}
    />
  ),
}
