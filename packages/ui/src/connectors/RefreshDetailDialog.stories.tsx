import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { administrator, connector, log, logs, member, minutesAgo, sampleNow } from './connectors.samples.ts'
import { RefreshDetailDialog } from './RefreshDetailDialog.tsx'
import { manageHrefOf } from './runs/manage-href.ts'

const meta = {
  title: 'Connectors/RefreshDetailDialog',
  component: RefreshDetailDialog,
  args: {
    connector: connector(),
    connectorType: 'ftp',
    viewer: administrator,
    hrefOf: manageHrefOf({ manageHref: '/connectors/ftp/manage' }),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof RefreshDetailDialog>

export default meta
type Story = StoryObj<typeof meta>

const detail = Array.from(
  { length: 30 },
  (_, line) => `orders.csv, line ${line + 1}: the quantity is not a number.`,
)

export const Failed: Story = {
  args: {
    connector: connector({
      log: log({
        manuallyTriggeredAt: minutesAgo(4),
        hasError: true,
        refreshDetail: detail.join('\n'),
        error: '30 lines were refused.',
      }),
    }),
  },
}

export const UnderWay: Story = {
  args: {
    connector: connector({
      log: log({ manuallyTriggeredAt: minutesAgo(1), refreshDetail: 'orders.csv: 40,000 rows' }),
    }),
  },
}

const refused = connector({
  log: log({
    ...logs.error,
    cause: 'sign-in-refused',
    refreshDetail: 'The FTP server refused the user name or password that is stored for this connector.',
    error: null,
  }),
})

export const Refused: Story = { args: { connector: refused } }
export const RefusedOnPhones: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }
export const RefusedForMember: Story = { args: { connector: refused, viewer: member } }
