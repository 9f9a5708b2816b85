import { type Webhook, webhookEventTypes } from '@tributary/domain'
import { CirclePause, CirclePlay, EllipsisVertical, KeyRound, Pencil, Send, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../primitives/DataTable/table-columns.ts'
import { Link } from '../primitives/Link/Link.tsx'
import { Menu, MenuItem, MenuSeparator } from '../primitives/Menu/Menu.tsx'
import { MiddleEllipsis } from '../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import * as css from './Webhooks.css.ts'
import { deliveryLooks, eventName, webhookLooks, webhookState } from './webhook-state.ts'
import { webhooksText } from './webhooks.messages.ts'

/** What a user does with a webhook. */
export type WebhookAction = 'edit' | 'test' | 'pause' | 'resume' | 'rotate' | 'delete'

export type WebhookTableProps = {
  /** The webhooks to show. */
  webhooks: readonly Webhook[]
  /** Returns where the deliveries of a webhook are. */
  hrefOf: (webhook: Webhook) => string
  /** The ids of webhooks with an action in progress. */
  busy?: ReadonlySet<string>
  /** Called with the action that the user chose. */
  onAction: (action: WebhookAction, webhook: Webhook) => void
}

/** The webhooks of an organisation. The name leads to the deliveries. */
export function WebhookTable({ webhooks, hrefOf, busy, onAction }: WebhookTableProps) {
  const columns = useMemo(() => columnsOf(hrefOf, onAction), [hrefOf, onAction])
  return (
    <DataTable
      label={webhooksText.webhooks}
      nouns={webhooksText.webhook}
      columns={columns}
      rows={webhooks}
      rowKey={({ id }) => id}
      {...(busy && { busy })}
      empty={webhooksText.none}
      minWidth={860}
    />
  )
}

/** Returns the menu of a webhook, to focus it when a dialog has closed. */
export const webhookElement = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-webhook="${CSS.escape(id)}"]`)

type Actions = Pick<WebhookTableProps, 'hrefOf' | 'onAction'>

const columnsOf = (hrefOf: Actions['hrefOf'], onAction: Actions['onAction']): DataTableColumn<Webhook>[] => [
  {
    id: 'name',
    header: webhooksText.name,
    width: '26%',
    cell: (webhook) => (
      <Link href={hrefOf(webhook)} look="quiet" className={css.nameLink}>
        <MiddleEllipsis>{webhook.name}</MiddleEllipsis>
      </Link>
    ),
  },
  { id: 'address', header: webhooksText.address, kind: 'mono', cell: ({ url }) => url },
  { id: 'events', header: webhooksText.events, width: '150px', cell: eventsOf },
  { id: 'last', header: webhooksText.last, width: '150px', cell: (webhook) => <LastDelivery {...webhook} /> },
  {
    id: 'state',
    header: webhooksText.state,
    width: '120px',
    cell: (webhook) => {
      const state = webhookState(webhook)
      return (
        <StatusPill form="plain" {...webhookLooks[state]}>
          {webhooksText.states[state]}
        </StatusPill>
      )
    },
  },
  {
    id: 'actions',
    header: webhooksText.actions,
    kind: 'actions',
    width: '84px',
    cell: (webhook) => <WebhookMenu webhook={webhook} onAction={onAction} />,
  },
]

/** How the receiver responded to the newest event, and when. The name leads to the rest. */
function LastDelivery({ lastDelivery }: Pick<Webhook, 'lastDelivery'>) {
  if (!lastDelivery) return <Text color="secondary">{webhooksText.noDelivery}</Text>
  const { state, createdAt, responseStatus } = lastDelivery
  const word = webhooksText.deliveries.states[state]
  return (
    <Stack as="span" alignItems="start">
      <StatusPill form="plain" {...deliveryLooks[state]}>
        {responseStatus === null ? word : webhooksText.withStatus(word, responseStatus)}
      </StatusPill>
      <Text size="sm" color="secondary">
        {absoluteTime(createdAt)}
      </Text>
    </Stack>
  )
}

function eventsOf({ events }: Webhook): string {
  const [only] = events
  if (events.length === webhookEventTypes.length) return webhooksText.everyEvent
  return events.length === 1 && only
    ? eventName(only)
    : webhooksText.someOf(events.length, webhookEventTypes.length)
}

const items = [
  ['edit', Pencil],
  ['test', Send],
  ['pause', CirclePause],
  ['resume', CirclePlay],
  ['rotate', KeyRound],
  ['delete', Trash2],
] as const

type WebhookMenuProps = { webhook: Webhook } & Pick<WebhookTableProps, 'onAction'>

function WebhookMenu({ webhook, onAction }: WebhookMenuProps) {
  const hidden = webhook.active ? 'resume' : 'pause'
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          variant="ghost"
          size="sm"
          icon={EllipsisVertical}
          aria-label={webhooksText.more(webhook.name)}
          data-webhook={webhook.id}
        />
      }
    >
      {items
        .filter(([action]) => action !== hidden)
        .map(([action, icon]) => [
          action === 'delete' && <MenuSeparator key="line" />,
          <MenuItem
            key={action}
            icon={icon}
            tone={action === 'delete' ? 'danger' : 'default'}
            onSelect={() => onAction(action, webhook)}
          >
            {action === 'edit' ? webhooksText.editor.edit : webhooksText.verbs[action]}
          </MenuItem>,
        ])}
    </Menu>
  )
}
