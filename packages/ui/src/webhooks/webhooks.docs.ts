import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of webhooks. */
export const guides = [
  {
    title: 'Webhooks/Webhooks',
    status: 'experimental',
    components: [
      'WebhooksHeader',
      'WebhooksEmpty',
      'WebhookTable',
      'webhookElement',
      'WebhookDialog',
      'WebhookSecretDialog',
      'WebhookConfirmDialog',
      'WebhookTestDialog',
      'DeliveriesHeader',
      'WebhookFaultBanner',
      'DeliveryFilter',
      'DeliveryList',
      'ReplayFailedDialog',
    ],
    when: ['For the addresses of other systems that receive events of an organisation.'],
    whenNot: ['For messages to people, use alerts.'],
    anatomy: [
      ['WebhookTable', 'Name, address, events and status of each webhook, and a menu.'],
      ['WebhookDialog', 'Name, address, events and connectors.'],
      ['WebhookSecretDialog', 'The secret, which is shown once.'],
      ['WebhookConfirmDialog', 'Confirms a deletion or a new secret.'],
      ['WebhookTestDialog', 'The result of a test event.'],
      ['DeliveryList', 'What was sent, and how the receiver responded.'],
      ['ReplayFailedDialog', 'Asks since when failed deliveries are sent again.'],
    ],
    keyboard: [
      ['Tab', 'Moves through names and menus, or through deliveries.'],
      ['Enter, Space', 'Opens a menu, or the details of a delivery.'],
    ],
    accessibility: [
      'The name of each menu contains the name of its webhook.',
      'A status is a word with an icon.',
      'Escape does not close the dialog of a secret, because the secret would be lost.',
    ],
    do: [
      'Pass `webhookElement` as `returnFocus`, because a menu has closed when its dialog opens.',
      'Draw responses with `DeliveryList` only. They come from other systems.',
    ],
    dont: ['Do not keep the secret after its dialog has closed.'],
    code: `
import type { Webhook } from '@tributary/domain'
import { type WebhookAction, WebhooksEmpty, WebhooksHeader, WebhookTable } from '@tributary/ui'

type Props = {
  webhooks: readonly Webhook[]
  onAdd: () => void
  onAction: (action: WebhookAction, webhook: Webhook) => void
}

export function Webhooks({ webhooks, onAdd, onAction }: Props) {
  if (webhooks.length === 0) return <WebhooksEmpty onAdd={onAdd} />
  return (
    <>
      <WebhooksHeader onAdd={onAdd} />
      <WebhookTable webhooks={webhooks} hrefOf={({ id }) => \`/admin/webhooks/\${id}\`} onAction={onAction} />
    </>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
