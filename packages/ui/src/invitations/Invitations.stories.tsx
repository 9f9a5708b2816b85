import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { InvitationTable } from './InvitationTable.tsx'
import { sampleInvitations, sampleNow } from './invitations.samples.ts'

const onResend = fn()

const meta = {
  title: 'Invitations/Pending',
  component: InvitationTable,
  decorators: [(Story) => <ClockProvider clock={fixedClock(sampleNow)}>{Story()}</ClockProvider>],
  args: { invitations: sampleInvitations, busy: new Set(), onResend, onWithdraw: fn() },
} satisfies Meta<typeof InvitationTable>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again to lars@harbourpine.example' }))
    await expect(onResend.mock.lastCall?.[0]).toMatchObject({ id: 3 })
    await expect(canvas.getByText('Expired')).toBeVisible()
  },
}
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const Busy: Story = { args: { busy: new Set(['2']) } }
export const None: Story = { args: { invitations: [] } }
