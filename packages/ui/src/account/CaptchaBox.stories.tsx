import type { Meta, StoryObj } from '@storybook/react-vite'
import { accountMessages } from '@tributary/sdk/account'
import { fn } from 'storybook/test'
import { CaptchaBox } from './CaptchaBox.tsx'

const { captchaError, captchaExpired, captchaMissing } = accountMessages.resetRequest

const meta = {
  title: 'Account/CaptchaBox',
  component: CaptchaBox,
  args: { state: 'idle', onSolve: fn() },
} satisfies Meta<typeof CaptchaBox>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Working: Story = { args: { state: 'working' } }
export const Solved: Story = { args: { state: 'solved' } }
export const Expired: Story = { args: { state: 'expired', message: captchaExpired } }
export const Failed: Story = { args: { state: 'failed', message: captchaError } }
export const Missing: Story = { args: { message: captchaMissing } }
export const OnPhones: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }
