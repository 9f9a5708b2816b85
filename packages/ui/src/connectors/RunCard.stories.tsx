import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import {
  administrator,
  assignedTo,
  connector,
  log,
  logs,
  member,
  sampleNow,
  superadmin,
} from './connectors.samples.ts'
import { RunCard } from './RunCard.tsx'
import { ReconnectAsk } from './reconnect/ReconnectAsk.tsx'
import { history } from './runs/runs.samples.ts'

const meta: Meta<typeof RunCard> = {
  title: 'Connectors/RunCard',
  component: RunCard,
  args: {
    connectorType: 'xero',
    viewer: member,
    manageHref: '/connectors/xero/manage',
    onRefresh: fn(),
    onShowDetail: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <main style={{ maxWidth: 376 }}>
          <h1>Xero connectors</h1>
          <Story />
        </main>
      </ClockProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof RunCard>

export const NeverStarted: Story = { args: { connector: connector() } }
export const Refreshing: Story = { args: { connector: connector({ log: logs.refreshing }) } }
export const Completed: Story = { args: { connector: connector({ log: logs.completed }) } }
export const Incomplete: Story = { args: { connector: connector({ log: logs.incomplete }) } }
export const IncompleteForAdministrator: Story = {
  args: { connector: connector({ log: logs.incomplete }), viewer: administrator },
}
export const Failed: Story = { args: { connector: connector({ log: logs.error }) } }
export const Cancelled: Story = { args: { connector: connector({ log: logs.cancelled }), runs: history } }
export const FailedInFewWords: Story = {
  args: {
    connector: connector({ log: log({ ...logs.error, refreshDetail: 'Login refused.', error: null }) }),
  },
}
export const TakingLonger: Story = { args: { connector: connector({ log: logs.takingLonger }) } }
export const TakingLongerCin7: Story = {
  args: { connector: connector({ name: 'Acme stock', log: logs.takingLonger }), connectorType: 'cin7' },
}
export const Forbidden: Story = { args: { connector: connector({ log: logs.forbidden }) } }
export const ForbiddenForAdministrator: Story = {
  args: { connector: connector({ log: logs.forbidden }), viewer: administrator },
}
export const NeverAuthorised: Story = { args: { connector: connector({ needsAuthorisation: true }) } }
export const NeverAuthorisedForAdministrator: Story = {
  args: { connector: connector({ needsAuthorisation: true }), viewer: administrator },
}
export const Disconnected: Story = {
  args: { connector: connector({ status: 'DISCONNECTED', log: logs.completed }) },
}
export const DisconnectedForAdministrator: Story = {
  args: { connector: connector({ status: 'DISCONNECTED', log: logs.completed }), viewer: administrator },
}
export const DisconnectedByItsOwner: Story = {
  args: {
    connector: connector({ status: 'DISCONNECTED', log: logs.completed }),
    viewer: administrator,
    askOf: ({ name }) => <ReconnectAsk connectorName={name} onAsk={fn()} />,
  },
}
export const Deleted: Story = {
  args: { connector: connector({ status: 'DELETED', log: logs.completed }), viewer: superadmin },
}
export const UnknownStatus: Story = {
  args: { connector: connector({ status: 'PAUSED', log: logs.completed }) },
}
export const ForSuperadmin: Story = {
  args: { connector: connector({ log: logs.completed }), viewer: superadmin },
}
export const RefreshingForSuperadmin: Story = {
  args: { connector: connector({ log: logs.refreshing }), viewer: superadmin },
}
export const WithPeople: Story = {
  args: { connector: connector({ log: logs.completed, ...assignedTo(12) }) },
}
export const LongName: Story = {
  args: {
    connector: connector({
      name: 'Kororā Coffee Importers Limited (Ōtautahi / Christchurch Distribution Centre), South Island and Chathams',
    }),
  },
}
export const RefreshingWithCancel: Story = {
  args: { connector: connector({ log: logs.refreshing }), runs: history, onCancel: fn(), onShowTables: fn() },
}
export const FailedAndWhy: Story = {
  args: {
    connector: connector({
      log: log({ ...logs.error, cause: 'sign-in-refused' }),
      ...assignedTo(12),
    }),
    connectorType: 'ftp',
    viewer: administrator,
    runs: history,
    onShowTables: fn(),
  },
}
