import type { Meta, StoryObj } from '@storybook/react-vite'
import { operationsMessages } from '@tributary/sdk/operations'
import type { ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { LoadError } from '../patterns/errors/LoadError.tsx'
import { DataTableSkeleton } from '../primitives/DataTable/DataTableSkeleton.tsx'
import { HousekeepingTable } from './HousekeepingTable.tsx'
import { MailFilter } from './MailFilter.tsx'
import { MailTable } from './MailTable.tsx'
import { housekeeping, longMail, mails, manyMails, sampleNow } from './operations.samples.ts'

const meta: Meta = {
  title: 'Operations',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <main>
          <Story />
        </main>
      </ClockProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
}
export default meta
type Story = StoryObj

const onPhone = { globals: { viewport: { value: 'phone' } } }
const network = 'Failed to connect to server. Please check your internet connection and try again.'

const mailList = (props: Partial<ComponentProps<typeof MailTable>> = {}): Story => ({
  render: () => (
    <Stack gap={4}>
      <Inline>
        <MailFilter state={props.state ?? null} onChange={fn()} />
      </Inline>
      <MailTable mails={mails} state={null} sending={new Set()} onRetry={fn()} {...props} />
    </Stack>
  ),
})

export const Mails = mailList()
export const MailsOnPhones: Story = { ...mailList(), ...onPhone }
export const SendingMail = mailList({ sending: new Set(['m3']) })
export const NoMails = mailList({ mails: [] })
export const NoAbandonedMails = mailList({ mails: [], state: 'abandoned' })
export const ManyMails = mailList({ mails: manyMails, onMore: fn() })
export const LoadingOlderMails = mailList({ onMore: fn(), loadingMore: true })
export const LongMailAddresses = mailList({ mails: [longMail] })
export const LongMailAddressesOnPhones: Story = { ...LongMailAddresses, ...onPhone }
export const LoadingMails: Story = {
  render: () => <DataTableSkeleton label={operationsMessages.mail.loading} />,
}
export const MailsNotLoaded: Story = { render: () => <LoadError message={network} onRetry={fn()} /> }

export const Sizes: Story = { render: () => <HousekeepingTable housekeeping={housekeeping} /> }
export const SizesOnPhones: Story = { ...Sizes, ...onPhone }
export const BeforeTheFirstCleanUp: Story = {
  render: () => <HousekeepingTable housekeeping={{ ...housekeeping, lastRunAt: null }} />,
}
export const SizesOfAnotherServer: Story = {
  render: () => (
    <HousekeepingTable
      housekeeping={{
        ...housekeeping,
        data: [{ kind: 'a-kind-of-another-server', rows: 1, bytes: 1, keptDays: null, untilExpiry: false }],
      }}
    />
  ),
}
