import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordChecklist } from '@tributary/sdk/common'
import { fn } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { FailureBanner } from './FailureBanner.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { RichText } from './RichText.tsx'

const meta: Meta = { title: 'Account/Parts' }
export default meta
type Story = StoryObj

const message =
  '<p>This organisation is <strong>already registered</strong>:</p><ul><li>ask an administrator</li><li><a href="https://tributary.example/help">read how</a></li></ul>'

export const Failure: Story = {
  render: () => <FailureBanner message={message} onDismiss={fn()} focusNext={fn()} />,
}

export const Formatted: Story = {
  render: () => (
    <Stack gap={4}>
      <div>
        <RichText source={message} />
      </div>
      <div>
        <RichText source="What is not allowed <script>shows</script> as <i>text</i>." />
      </div>
    </Stack>
  ),
}

export const Checklists: Story = {
  render: () => (
    <Stack gap={4}>
      <PasswordChecklist checks={passwordChecklist('')} />
      <PasswordChecklist checks={passwordChecklist('harbour')} invalid />
      <PasswordChecklist checks={passwordChecklist('Harbour-7')} />
    </Stack>
  ),
}
