import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import {
  administrator,
  connector,
  everyState,
  logs,
  member,
  sampleNow,
  superadmin,
} from '../connectors.samples.ts'
import { ManageCardGrid, ManageCardGridSkeleton } from './ManageCardGrid.tsx'
import { ManageHeader } from './ManageHeader.tsx'
import { ManageNotes } from './ManageNotes.tsx'
import { reasonOf, shopOf, shops } from './manage.samples.ts'

const meta: Meta<typeof ManageCardGrid> = {
  title: 'Connectors/Manage',
  component: ManageCardGrid,
  args: {
    connectors: shops.slice(0, 6),
    connectorType: 'woocommerce',
    viewer: administrator,
    reasonOf,
    onAction: fn(),
  },
  render: ({ connectors, connectorType, viewer, ...rest }) => (
    <ClockProvider clock={fixedClock(sampleNow)}>
      <main>
        <ManageHeader {...{ connectors, connectorType, viewer }} onConnect={fn()} onDisconnectAll={fn()} />
        <ManageNotes connectorType={connectorType} onAskedToAdd={viewer === member ? fn() : undefined} />
        <ManageCardGrid {...rest} {...{ connectors, connectorType, viewer }} />
      </main>
    </ClockProvider>
  ),
}
export default meta
type Story = StoryObj<typeof ManageCardGrid>

export const ForAdministrator: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [ending] = canvas.getAllByRole('button', { name: 'Delete' })
    ending?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith('delete', shopOf(1))
  },
}

export const ForSuperadmin: Story = {
  args: { viewer: superadmin, connectors: shops, licencesOf: ({ id }) => Number(id) },
}

/** Without an assigned name, with initials still loading, and one button. */
export const ForMember: Story = { args: { viewer: member, connectors: shops.slice(0, 5) } }

export const Xero: Story = {
  args: {
    connectorType: 'xero',
    reconnectBy: 'authorise',
    authorisationOf: () => 'Authorised by Ingrid Solheim',
    historyOf: ({ id }) => (id === 1 ? 'Thirty refreshes, one failed' : null),
    connectors: [
      connector(),
      connector({ id: 2, name: 'Harbour & Pine Retail Ltd', log: logs.refreshing }),
      connector({ id: 3, name: 'Lakeside Catering 2019 Ltd', status: 'DISCONNECTED' }),
    ],
  },
}

export const MenuOpen: Story = {
  args: { onClone: fn(), whyHrefOf: ({ id }) => `#/why/${id}`, lineageHrefOf: ({ id }) => `#/lineage/${id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Harbour & Pine Online' }))
    await expect(await screen.findByRole('menuitem', { name: 'Clone…' })).toBeVisible()
  },
}

/** Every state of a pill, with the matching buttons. */
export const EveryState: Story = {
  args: {
    connectorType: 'xero',
    connectors: [
      ...everyState,
      connector({ id: 20, name: 'Never authorised', needsAuthorisation: true }),
      connector({ id: 21, name: 'Cancelled', log: logs.cancelled }),
    ],
  },
}

export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }

/** The list loads, and so do "Disconnect all" and "Connect/ Reconnect". */
export const Loading: Story = {
  render: () => (
    <main>
      <ManageHeader
        connectorType="woocommerce"
        viewer={administrator}
        connectors={undefined}
        connecting
        onConnect={fn()}
        onDisconnectAll={fn()}
      />
      <ManageCardGridSkeleton />
    </main>
  ),
}
