import type { Meta, StoryObj } from '@storybook/react-vite'
import { auditMessages, plainAuditFilter } from '@tributary/sdk/audit'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { LoadError } from '../patterns/errors/LoadError.tsx'
import { DataTableSkeleton } from '../primitives/DataTable/DataTableSkeleton.tsx'
import { AuditCsvButton } from './AuditCsvButton.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { AuditHeader } from './AuditHeader.tsx'
import { AuditTable } from './AuditTable.tsx'
import { AuditVerification } from './AuditVerification.tsx'
import { broken, entries, intact, longEntry, manyEntries, people, sampleNow } from './audit.samples.ts'

const meta: Meta = {
  title: 'Audit log',
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
const bar: ComponentProps<typeof AuditFilterBar> = {
  filter: plainAuditFilter,
  onFilter: fn(),
  mayEverything: true,
  people,
  targetName: null,
}
const csv = (onLoad: ComponentProps<typeof AuditCsvButton>['onLoad']) => (
  <AuditCsvButton most={10_000} organisation="Harbour & Pine" onLoad={onLoad} />
)
const never = () => new Promise<never>(() => undefined)

type PageProps = Partial<ComponentProps<typeof AuditTable>> & { filters?: Partial<typeof bar> }

const Page = ({ filters = {}, ...table }: PageProps) => (
  <>
    <AuditHeader summary="Changes and sign-ins in Harbour & Pine" onVerify={fn()} />
    <Stack gap={4}>
      <AuditFilterBar {...bar} {...filters} />
      <AuditTable entries={entries} hrefOf={() => '#filtered'} {...table} />
      {csv(never)}
    </Stack>
  </>
)

export const Entries: Story = { render: () => <Page /> }
export const EntriesOnPhones: Story = { ...Entries, ...onPhone }
export const ForAdministratorsOfAnOrganisation: Story = {
  render: () => <Page filters={{ mayEverything: false }} />,
}
export const FilteredByObject: Story = {
  render: () => (
    <Page
      filters={{
        filter: {
          ...plainAuditFilter,
          target: 'c1',
          action: 'connector',
          from: '2026-11-01',
          to: '2026-11-21',
        },
        targetName: 'Shop in Hamilton',
      }}
      entries={entries.slice(0, 2)}
    />
  ),
}
export const FilteredByObjectOnPhones: Story = { ...FilteredByObject, ...onPhone }
export const NoEntries: Story = {
  render: () => (
    <Page
      entries={[]}
      filters={{ filter: { ...plainAuditFilter, actor: 'someone-else', action: 'another.action' } }}
    />
  ),
}
export const ManyEntries: Story = { render: () => <Page entries={manyEntries} onMore={fn()} /> }
export const LoadingOlderEntries: Story = { render: () => <Page onMore={fn()} loadingMore /> }
export const LongNames: Story = { render: () => <Page entries={[longEntry]} /> }
export const LongNamesOnPhones: Story = { ...LongNames, ...onPhone }
export const AllValues: Story = {
  ...Entries,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '2 more' }))
    await expect(screen.getByText('Microsoft ID')).toBeVisible()
  },
}
export const LoadingEntries: Story = {
  render: () => (
    <>
      <AuditHeader />
      <DataTableSkeleton label={auditMessages.loading} />
    </>
  ),
}
export const EntriesNotLoaded: Story = { render: () => <LoadError message={network} onRetry={fn()} /> }
export const Verifying: Story = { render: () => <AuditHeader onVerify={fn()} verifying /> }
export const Intact: Story = { render: () => <AuditVerification result={intact} onDismiss={fn()} /> }
export const IntactOnPhones: Story = { ...Intact, ...onPhone }
export const Broken: Story = { render: () => <AuditVerification result={broken} onDismiss={fn()} /> }
const press = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
}
export const PreparingCsv: Story = { render: () => csv(never), play: press }
export const CsvFailed: Story = {
  render: () => csv(() => Promise.reject(new Error('No connection'))),
  play: async () => {
    await press()
    await expect(await screen.findByText(/The file could not be created/)).toBeVisible()
  },
}
