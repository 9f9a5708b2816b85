import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AvailableConnectors, YourConnectors } from '../connectors/ConnectorTypeGrid.tsx'
import {
  availableSamples,
  everyState,
  minutesAgo,
  ownedTypes,
  sampleNow,
  superadmin,
} from '../connectors/connectors.samples.ts'
import { HomeHeader } from '../connectors/HomeHeader.tsx'
import { RunCardGrid } from '../connectors/RunCardGrid.tsx'
import { StateSummary } from '../connectors/StateSummary.tsx'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { UpdatedAgo } from '../patterns/clock/UpdatedAgo.tsx'
import { NoAccess } from '../patterns/errors/NoAccess.tsx'
import { SearchField } from '../primitives/SearchField/SearchField.tsx'
import { AppShell } from './AppShell.tsx'
import { PageHeader } from './PageHeader.tsx'
import { navigation } from './shell.samples.ts'
import { TopBar } from './TopBar.tsx'

const meta: Meta<typeof AppShell> = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { navigation, collapsed: false },
  render: function Shell(args) {
    const [collapsed, setCollapsed] = useState(args.collapsed)
    return (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <AppShell {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />
      </ClockProvider>
    )
  },
}
export default meta
type Story = StoryObj<typeof AppShell>

const managePage = ({ type }: { type: string }) => `/connectors/${type}/manage?new=true`

const home = {
  navigation: { ...navigation, currentHref: '/home' },
  topBar: <TopBar title="Home" />,
  children: (
    <>
      <HomeHeader companyName="Harbour & Pine Group" owned={ownedTypes} available={availableSamples} />
      <YourConnectors types={ownedTypes} hrefOf={({ type }) => navigation.connectorHref(type)} />
      <AvailableConnectors types={availableSamples} hrefOf={managePage} />
    </>
  ),
}

function Search() {
  const [value, setValue] = useState('')
  return <SearchField value={value} onChange={setValue} />
}

export const Home: Story = { args: home }
export const HomeCollapsed: Story = { args: { ...home, collapsed: true } }

export const Dashboard: Story = {
  args: {
    topBar: (
      <TopBar
        title="Xero"
        connectorType="xero"
        links={[
          { label: 'Refresh', href: '/connectors/xero/refresh', current: true },
          { label: 'Manage', href: '/connectors/xero/manage' },
        ]}
        search={<Search />}
      />
    ),
    children: (
      <>
        <PageHeader
          title="Xero connectors"
          status={
            <>
              <StateSummary connectors={everyState} />
              <UpdatedAgo at={minutesAgo(4 / 60)} />
            </>
          }
        />
        <RunCardGrid
          connectors={everyState}
          connectorType="xero"
          viewer={superadmin}
          manageHref="/connectors/xero/manage"
          onRefresh={fn()}
        />
      </>
    ),
  },
}

export const ForMember: Story = {
  args: {
    navigation: { ...navigation, adminHref: undefined, connectorTypes: ['xero', 'ftp'], currentHref: null },
    topBar: <TopBar title="Admin" />,
    children: <NoAccess homeHref="/home" />,
  },
}

export const SomethingWaits: Story = {
  args: {
    ...home,
    navigation: {
      ...navigation,
      currentHref: '/home',
      adminWaiting: { count: 3, words: '3 waiting for a decision.' },
    },
  },
}

export const WithoutOrganisation: Story = {
  args: {
    navigation: {
      ...navigation,
      organisations: [],
      selectedOrganisation: null,
      connectorTypes: [],
      currentHref: '/home',
    },
    topBar: <TopBar title="Home" />,
    children: <h1>No organisations</h1>,
  },
}

const phone = { globals: { viewport: { value: 'phone' } } }

export const DashboardOnPhones: Story = { ...Dashboard, ...phone }

export const HomeOnPhones: Story = { ...Home, ...phone }

export const MenuOnPhones: Story = {
  ...Dashboard,
  ...phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  },
}

export const SearchOnPhones: Story = {
  ...Dashboard,
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show search' }))
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
  },
}

export const NarrowestReflow: Story = {
  ...Dashboard,
  ...phone,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument
    page.body.style.width = '320px'
    await expect(page.body.scrollWidth).toBeLessThanOrEqual(320)
    page.body.style.width = ''
  },
}
