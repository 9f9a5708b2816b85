import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, connector, minutesAgo, superadmin } from '../connectors.samples.ts'
import { ConnectorDrawer } from './ConnectorDrawer.tsx'
import { checks, checksWithSample, ledger, licences, shop } from './editor.samples.ts'

const untried = { busy: false, checks: null }

const meta: Meta<typeof ConnectorDrawer> = {
  title: 'Connectors/ConnectorDrawer',
  component: ConnectorDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    type: 'woocommerce',
    connector: shop,
    viewer: superadmin,
    licences,
    test: untried,
    timeZone: 'Pacific/Auckland',
    onTest: fn(),
    onSave: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(new Date('2026-11-21T18:00:00Z'))}>
        <Story />
      </ClockProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

/** Everything a super administrator sees, with a failed test. */
export const OfSuperadmins: Story = { args: { test: { busy: false, checks } } }

/** What a refresh would load, after a passed test. */
export const WithASample: Story = {
  args: { test: { busy: false, checks: checksWithSample } },
  play: async () => {
    const rows = screen.getByRole('table', { name: 'orders' })
    rows.scrollIntoView({ block: 'center' })
    await expect(rows).toBeVisible()
  },
}

export const OfAdministrators: Story = {
  args: { viewer: administrator, error: 'The server could not be reached.', onDismissError: fn() },
}

export const Adding: Story = { args: { type: 'sqlserver', connector: null } }

/** Who may see it, chosen before it is saved. */
export const AddingForUsers: Story = {
  args: {
    type: 'ftp',
    connector: null,
    viewer: administrator,
    users: {
      onOpen: fn(),
      items: [
        { id: 1, name: 'Ada Elm', note: 'User' },
        { id: 2, name: 'Una Birch', note: 'Excel administrator' },
      ],
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Users' }))
    const box = screen.getByRole('checkbox', { name: /Una Birch/ })
    await userEvent.click(box)
    box.scrollIntoView({ block: 'center' })
    await expect(box).toBeChecked()
  },
}

export const Copying: Story = {
  args: { connector: null, from: shop },
  globals: { viewport: { value: 'phone' } },
}

export const Reconnecting: Story = {
  args: { type: 'sqlserver', connector: ledger, licences: undefined, onRetryLicences: fn() },
}

/** Its provider must authorise it again, which saving does not do. */
export const Authorised: Story = {
  args: {
    type: 'xero',
    connector: connector({
      status: 'DISCONNECTED',
      authorisation: { account: null, by: 'Ingrid Solheim', at: minutesAgo(3000), refusedAt: minutesAgo(90) },
    }),
    requiresAuthorisation: true,
    test: {
      busy: false,
      checks: [
        ...checks.slice(0, 4).map((one) => ({ ...one, outcome: 'skipped', sentence: null })),
        ...checks.slice(4),
      ],
    },
  },
}

export const Saved: Story = {
  play: async ({ userEvent, args }) => {
    const name = await screen.findByRole('textbox', { name: 'Connector name' })
    await expect(name).toHaveFocus()
    await userEvent.keyboard(' 2')
    await userEvent.tab()
    await expect(screen.getByRole('textbox', { name: 'Uri' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(screen.getByText('1 unsaved change')).toBeVisible()
  },
}
