import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { InvitationPanel } from './InvitationPanel.tsx'
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
/** One line, which opens the list. */
export const Folded: Story = {
  render: (args) => (
    <InvitationPanel count={args.invitations.length}>
      <InvitationTable {...args} />
    </InvitationPanel>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /pending invitations$/ }))
    await expect(canvas.getByRole('table', { name: 'Pending invitations' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /pending invitations$/ }))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const None: Story = { args: { invitations: [] } }
