import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { UpdatedAgo } from '../patterns/clock/UpdatedAgo.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { everyState, member, minutesAgo, sampleNow, superadmin } from './connectors.samples.ts'
import { RunCardGrid } from './RunCardGrid.tsx'
import { RunCardGridSkeleton } from './RunCardGridSkeleton.tsx'
import { StateSummary } from './StateSummary.tsx'

const meta: Meta<typeof RunCardGrid> = {
  title: 'Connectors/Dashboard',
  component: RunCardGrid,
  args: {
    connectors: everyState,
    connectorType: 'xero',
    viewer: superadmin,
    manageHref: '/connectors/xero/manage',
    onRefresh: fn(),
  },
  render: (args) => (
    <ClockProvider clock={fixedClock(sampleNow)}>
      <main>
        <PageHeader
          title="Xero connectors"
          status={
            <>
              <StateSummary connectors={args.connectors} />
              <UpdatedAgo at={minutesAgo(4 / 60)} />
            </>
          }
        />
        <RunCardGrid {...args} />
      </main>
    </ClockProvider>
  ),
}
export default meta
type Story = StoryObj<typeof RunCardGrid>

export const ForSuperadmin: Story = {}

export const ForMember: Story = { args: { viewer: member, connectors: everyState.slice(0, 8) } }

export const RefreshDetail: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'more' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('dialog', { name: 'Refresh detail' })).toBeInTheDocument()
  },
}

export const Loading: Story = { render: () => <RunCardGridSkeleton /> }
