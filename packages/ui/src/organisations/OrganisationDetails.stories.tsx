import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { sampleNow } from '../connectors/connectors.samples.ts'
import { Insights } from '../connectors/Insights.tsx'
import { running } from '../connectors/insights.samples.ts'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { UpdatedAgo } from '../patterns/clock/UpdatedAgo.tsx'
import { LoadError } from '../patterns/errors/LoadError.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { navigation } from '../shell/shell.samples.ts'
import { TopBar } from '../shell/TopBar.tsx'
import { OrganisationDetails, type OrganisationDetailsProps } from './OrganisationDetails.tsx'
import { OrganisationDetailsColumns } from './OrganisationDetailsColumns.tsx'

const harbour = { id: 'c0a8f3d2-7b1e-4b55-9a0e-5f2d1c77e410', companyName: 'Harbour & Pine Group' }

const links = ['Dashboard', 'Global Configuration', 'Organisations', 'Users', 'Approvals'].map((label) => ({
  label,
  href: `/${label}`,
  current: label === 'Dashboard',
}))

const meta: Meta<OrganisationDetailsProps> = {
  title: 'Organisations/Admin dashboard',
  parameters: { layout: 'fullscreen' },
  args: { organisation: harbour },
  render: (args) => (
    <ClockProvider clock={fixedClock(sampleNow)}>
      <AppShell
        navigation={{ ...navigation, currentHref: '/admin' }}
        collapsed={false}
        onCollapsedChange={fn()}
        topBar={<TopBar title="Admin" links={links} />}
      >
        <PageHeader title="Dashboard" />
        <OrganisationDetailsColumns>
          <OrganisationDetails {...args} />
          <Insights insights={running} updated={<UpdatedAgo at={new Date(sampleNow.getTime() - 3_000)} />} />
        </OrganisationDetailsColumns>
      </AppShell>
    </ClockProvider>
  ),
}
export default meta
type Story = StoryObj<OrganisationDetailsProps>

const phone = { globals: { viewport: { value: 'phone' } } }

export const Page: Story = {}
export const PageOnPhones: Story = phone
export const LongName: Story = {
  args: { organisation: { ...harbour, companyName: `شركة الميناء ${'W'.repeat(187)}` } },
  ...phone,
}
export const NoOrganisations: Story = { args: { organisation: null } }
export const Loading: Story = { args: { organisation: undefined } }
export const NotLoaded: Story = {
  args: { organisation: undefined, failure: <LoadError message="Not just now." onRetry={fn()} /> },
}
