import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthLayout } from '../account/AuthLayout.tsx'
import {
  AcceptInvitation,
  InvitationAccepted,
  InvitationInvalid,
  InvitationSignIn,
  InvitationTooPowerful,
  WrongAccount,
} from './InvitationOffer.tsx'
import { InvitationSignUp } from './InvitationSignUp.tsx'
import { sampleOffer } from './invitations.samples.ts'

const onSubmit = fn()

const meta = {
  title: 'Invitations/Offer',
  component: InvitationSignUp,
  parameters: { layout: 'fullscreen' },
  args: { offer: sampleOffer, onSubmit },
  decorators: [(Story) => <AuthLayout>{Story()}</AuthLayout>],
} satisfies Meta<typeof InvitationSignUp>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const SignUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account and accept' }))
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Password'), 'Horse-7-battery')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Horse-7-battery')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account and accept' }))
    await expect(onSubmit).toHaveBeenCalledWith({
      firstName: 'Mia',
      lastName: 'Moore',
      password: 'Horse-7-battery',
      confirmPassword: 'Horse-7-battery',
    })
  },
}
export const SignUpOnPhones: Story = { globals: phone }
export const SignIn: Story = {
  render: ({ offer }) => <InvitationSignIn offer={{ ...offer, hasAccount: true }} signInHref="/signin" />,
}
export const Accept: Story = { render: ({ offer }) => <AcceptInvitation offer={offer} onAccept={fn()} /> }
export const AcceptFailed: Story = {
  render: ({ offer }) => (
    <AcceptInvitation
      offer={offer}
      onAccept={fn()}
      error="Your account has a more powerful role than this invitation gives."
    />
  ),
}
export const TooPowerful: Story = {
  render: ({ offer }) => <InvitationTooPowerful offer={offer} own="OrganisationAdmin" />,
}
export const OfAnotherAccount: Story = {
  render: ({ offer }) => <WrongAccount offer={offer} signedInAs="ben@harbourpine.example" onSignOut={fn()} />,
}
export const OfAnotherAccountOnPhones: Story = { ...OfAnotherAccount, globals: phone }
export const Accepted: Story = {
  render: () => <InvitationAccepted organisation={{ id: 1, companyName: 'Harbour & Pine Group' }} />,
}
export const Invalid: Story = { render: () => <InvitationInvalid /> }
