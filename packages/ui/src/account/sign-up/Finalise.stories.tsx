import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthLayout } from '../AuthLayout.tsx'
import { FinaliseForm } from './FinaliseForm.tsx'
import { FinaliseJoin } from './FinaliseJoin.tsx'
import { FinaliseNotice } from './FinaliseNotice.tsx'
import { FinaliseFailed, FinaliseLoading } from './FinaliseWait.tsx'

const meta: Meta = {
  title: 'Account/Sign-up/Finalise',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthLayout footer={<span>Harbour Data Systems</span>}>
        <Story />
      </AuthLayout>
    ),
  ],
}
export default meta
type Story = StoryObj

const join = { provider: 'Xero', onAnswer: fn(), onDismissFailure: fn() }
const form = { onSubmit: fn(), onDismissFailure: fn(), emailAddress: 'karin@lindqvistmobler.example' }
const phone = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = { render: () => <FinaliseLoading /> }
export const LoadingFailed: Story = {
  render: () => (
    <FinaliseFailed
      message="Failed to connect to server. Please check your internet connection and try again."
      onDismiss={fn()}
      onRetry={fn()}
    />
  ),
}
export const AwaitingApproval: Story = { render: () => <FinaliseNotice view="awaiting-approval" /> }
export const Submitted: Story = { render: () => <FinaliseNotice view="submitted" /> }
export const InvalidLink: Story = { render: () => <FinaliseNotice view="invalid" /> }
export const Join: Story = { render: () => <FinaliseJoin {...join} /> }
export const JoinBusy: Story = { render: () => <FinaliseJoin {...join} busy /> }
export const JoinFailed: Story = {
  render: () => <FinaliseJoin {...join} failure="Something seems to have gone wrong." />,
}
export const LinkAccount: Story = { render: () => <FinaliseForm {...form} view="link-account" /> }
export const LinkAccountBusy: Story = { render: () => <FinaliseForm {...form} view="link-account" busy /> }
export const WrongPassword: Story = {
  render: () => <FinaliseForm {...form} view="link-account" failure="Please check your password." />,
}
export const Organisation: Story = { render: () => <FinaliseForm {...form} view="organisation" /> }
export const OrganisationMissing: Story = {
  ...Organisation,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish signing up' }))
    await expect(canvas.getByLabelText('Organisation name')).toHaveFocus()
  },
}
export const JoinOnPhones: Story = { ...Join, ...phone }
export const LinkAccountOnPhones: Story = { ...WrongPassword, ...phone }
export const AwaitingApprovalOnPhones: Story = { ...AwaitingApproval, ...phone }
