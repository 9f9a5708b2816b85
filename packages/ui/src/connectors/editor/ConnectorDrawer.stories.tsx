import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ClockProvider, stillClock } from '../../patterns/Clock.tsx'
import { administrator, superadmin } from '../connectors.samples.ts'
import { ConnectorDrawer } from './ConnectorDrawer.tsx'
import { checks, ledger, licences, shop } from './editor.samples.ts'

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
      <ClockProvider clock={stillClock(new Date('2026-11-21T18:00:00Z'))}>
        <Story />
      </ClockProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

const drawer = async () => within(await screen.findByRole('dialog'))

export const OfSuperadmins: Story = {
  args: { test: { busy: false, checks } },
  play: async () => {
    const { getByRole, getByLabelText } = await drawer()
    await expect(getByLabelText('Key')).toHaveValue('')
    await expect(getByRole('checkbox', { name: 'WooCommerce connector' })).toBeDisabled()
  },
}

export const OfAdministrators: Story = { args: { viewer: administrator } }

export const Adding: Story = { args: { type: 'sqlserver', connector: null } }

export const Copying: Story = { args: { connector: null, from: shop } }

export const Reconnecting: Story = { args: { type: 'sqlserver', connector: ledger, licences: undefined } }
