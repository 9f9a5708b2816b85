import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ResumeDialog } from './ResumeDialog.tsx'

const meta = {
  title: 'Account/Sign-in/ResumeDialog',
  component: ResumeDialog,
  args: {
    user: { firstName: 'Ingrid', lastName: 'Solheim', email: 'ingrid.solheim@harbourpine.example' },
    onPassword: fn(),
    onCode: fn(),
    onBack: fn(),
    onLeave: fn(),
    onSignOut: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResumeDialog>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const code = { address: 'i•••@harbourpine.example' }
const typePassword: NonNullable<Story['play']> = async () => {
  await userEvent.type(await screen.findByLabelText('Password'), 'harbour-2026')
}
const typeCode: NonNullable<Story['play']> = async () => {
  await userEvent.type(await screen.findByLabelText('Verification code'), '482 910')
}

export const Password: Story = {
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible()
    await expect(screen.getByLabelText('Password')).toHaveFocus()
  },
}
export const WrongPassword: Story = {
  args: { error: 'Please check your email address and password.' },
  play: typePassword,
}
export const PasswordMissing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('required')
  },
}
export const Busy: Story = { args: { busy: true }, play: typePassword }
export const AskedToWait: Story = {
  args: { waiting: true, error: 'Something seems to have gone wrong, please try again.' },
  play: typePassword,
}
export const SigningOut: Story = { args: { signingOut: true }, play: typePassword }
export const Code: Story = {
  args: { code },
  play: async () => {
    await expect(await screen.findByLabelText('Verification code')).toHaveFocus()
  },
}
export const CodeOfUnknownAddress: Story = { args: { code: { address: null } } }
export const WrongCode: Story = { args: { code, error: 'Verification failed.' }, play: typeCode }
export const CodeBusy: Story = { args: { code, busy: true }, play: typeCode }
export const LongName: Story = {
  args: {
    user: {
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      lastName: 'Featherstonehaugh-Cholmondeley',
      email: 'wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@a-rather-long-company-name.example',
    },
  },
  globals: phone,
}
export const OnPhones: Story = { ...WrongPassword, globals: phone }
export const CodeOnPhones: Story = { args: { code }, globals: phone }

/** Another dialog with a half-filled form is open. */
export const OverAnotherDialog: Story = {
  render: function Page(args) {
    const [lost, setLost] = useState(false)
    return (
      <>
        <Dialog
          open
          onOpenChange={fn()}
          title="Rename"
          footer={
            <>
              <DialogCancel>
                <Button size="lg">Cancel</Button>
              </DialogCancel>
              <Button size="lg" variant="primary" onClick={() => setLost(true)}>
                Save
              </Button>
            </>
          }
        >
          <TextField label="Name" />
        </Dialog>
        {lost && <ResumeDialog {...args} onPassword={() => setLost(false)} />}
      </>
    )
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Harbour files')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.type(await screen.findByLabelText('Password'), 'harbour-2026')
    // STATE-16: the form's content must not be readable, by eye or otherwise.
    await expect(getComputedStyle(screen.getByLabelText('Name')).visibility).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus())
    await expect(screen.getByLabelText('Name')).toHaveValue('Harbour files')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}
