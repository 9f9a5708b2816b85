import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { DeliveriesHeader } from './DeliveriesHeader.tsx'
import { DeliveryFilter } from './DeliveryFilter.tsx'
import { DeliveryList, type DeliveryListProps } from './DeliveryList.tsx'
import { ReplayFailedDialog } from './ReplayFailedDialog.tsx'
import { WebhookConfirmDialog } from './WebhookConfirmDialog.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookFaultBanner } from './WebhookFaultBanner.tsx'
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx'
import { WebhooksEmpty } from './WebhooksEmpty.tsx'
import { WebhooksHeader } from './WebhooksHeader.tsx'
import { WebhookTable } from './WebhookTable.tsx'
import { WebhookTestDialog } from './WebhookTestDialog.tsx'
import { deliveries, delivery, waiting, webhook, webhooks } from './webhooks.samples.ts'

const meta = {
  title: 'Webhooks/Webhooks',
  component: WebhookTable,
  args: { webhooks, hrefOf: ({ id }) => `#${id}`, onAction: fn() },
  parameters: { layout: 'padded' },
  render: (args) => (
    <>
      <WebhooksHeader onAdd={fn()} />
      <WebhookTable {...args} />
    </>
  ),
} satisfies Meta<typeof WebhookTable>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const FromRightToLeft: Story = { globals: { direction: 'rtl' } }
export const Empty: Story = { render: () => <WebhooksEmpty onAdd={fn()} /> }

export const MenuOfAWebhook: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minHeight: '36rem', padding: 16 }}>{Story()}</div>],
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Stock system' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send a test event' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('test', webhooks[2])
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Warehouse' }))
    await expect(await screen.findByRole('menuitem', { name: 'Resume' })).toBeVisible()
  },
}

const connectors = [
  { id: 'c-1', name: 'Warehouse files' },
  { id: 'c-2', name: 'Web shop' },
]
const onSave = fn()

export const Add: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <WebhookDialog webhook={null} connectors={connectors} onSave={onSave} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/required/))
    await userEvent.type(name, 'Stock')
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'https://hooks.example/')
    await userEvent.click(screen.getByRole('radio', { name: 'Only these' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await expect(await screen.findByText('Choose at least one connector.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Web shop' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({
        name: 'Stock',
        url: 'https://hooks.example/',
        events: ['refresh.failed'],
        connectors: ['c-2'],
      }),
    )
  },
}

export const EditRefused: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <WebhookDialog
      webhook={webhook()}
      connectors={connectors}
      error="Enter an address that begins with https://."
      onDismissError={fn()}
      onSave={fn()}
      onClose={fn()}
    />
  ),
}

const onDone = fn()

export const Secret: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <WebhookSecretDialog
      name="Stock system"
      secret="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
      replaced
      onClose={onDone}
    />
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Secret of Stock system' })
    await expect(within(dialog).getByRole('textbox', { name: 'Secret' })).toHaveValue(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    )
    await userEvent.keyboard('{Escape}')
    await expect(onDone).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
    await expect(onDone).toHaveBeenCalledOnce()
  },
}

export const Replace: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <WebhookConfirmDialog change="rotate" webhook={webhook()} onConfirm={fn()} onClose={fn()} />,
}

export const Delete: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <WebhookConfirmDialog change="delete" webhook={webhook()} onConfirm={fn()} onClose={fn()} />,
}

export const TestAccepted: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <WebhookTestDialog delivery={delivery({ event: 'webhook.test' })} onClose={fn()} />,
}

export const TestRefused: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <WebhookTestDialog delivery={{ ...waiting, state: 'failed' }} onClose={fn()} />,
}

const onReplay = fn()
const List3 = (props: Partial<DeliveryListProps>) => (
  <DeliveryList deliveries={deliveries} state={null} onReplay={onReplay} onMore={fn()} {...props} />
)

export const Deliveries: Story = {
  render: function Render() {
    const [state, setState] = useState<DeliveryListProps['state']>(null)
    return (
      <Stack gap={4}>
        <DeliveryFilter state={state} onChange={setState} />
        <List3 />
      </Stack>
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Refresh succeeded/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Send again: Refresh succeeded' }))
    await expect(onReplay).toHaveBeenLastCalledWith(deliveries[1])
    await userEvent.click(screen.getByRole('button', { name: /^Refresh failed.*Waiting/ }))
    await expect(screen.getByText('<h1>Service unavailable</h1>')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send now: Refresh failed' }))
    await expect(onReplay).toHaveBeenLastCalledWith(deliveries[0])
  },
}

export const NoDeliveries: Story = { render: () => <List3 deliveries={[]} onMore={undefined} /> }

export const ReplayFailed: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <ReplayFailedDialog onReplay={fn()} onClose={fn()} />,
}

export const HeadOfDeliveries: Story = {
  render: () => (
    <Stack gap={4}>
      <DeliveriesHeader
        webhook={webhook()}
        breadcrumb={null}
        testing={false}
        onTest={fn()}
        onReplayFailed={fn()}
      />
      <WebhookFaultBanner fault="failing" onResume={fn()} />
    </Stack>
  ),
}
