import { type AlertChannel, alertEvents } from '@tributary/domain'
import { CircleAlert, CircleCheck, EllipsisVertical, Pencil, Send, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../primitives/DataTable/table-columns.ts'
import { Menu, MenuItem, MenuSeparator } from '../primitives/Menu/Menu.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { eventName } from '../webhooks/webhook-state.ts'
import { webhooksText } from '../webhooks/webhooks.messages.ts'
import * as css from './Alerts.css.ts'
import { alertsText } from './alerts.messages.ts'

/** What a user does with an alert channel. */
export type AlertChannelAction = 'edit' | 'test' | 'delete'

export type AlertChannelTableProps = {
  /** The channels to show. */
  channels: readonly AlertChannel[]
  /** The ids of channels with an action in progress. */
  busy?: ReadonlySet<string>
  /** Called with the action that the user chose. */
  onAction: (action: AlertChannelAction, channel: AlertChannel) => void
}

const words = alertsText.channels

/** The alert channels of an organisation, and why the last message to one could not be posted. */
export function AlertChannelTable({ channels, busy, onAction }: AlertChannelTableProps) {
  const columns = useMemo(() => columnsOf(onAction), [onAction])
  return (
    <DataTable
      label={words.heading}
      nouns={words.noun}
      columns={columns}
      rows={channels}
      rowKey={({ id }) => id}
      {...(busy && { busy })}
      empty={words.none}
      minWidth={860}
    />
  )
}

/** Returns the menu of an alert channel, to focus it when a dialog has closed. */
export const alertChannelElement = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-alert-channel="${CSS.escape(id)}"]`)

const columnsOf = (onAction: AlertChannelTableProps['onAction']): DataTableColumn<AlertChannel>[] => [
  { id: 'name', header: words.name, width: '24%', cell: ({ name }) => name },
  { id: 'kind', header: words.kind, width: '140px', cell: ({ kind }) => words.kinds[kind] },
  { id: 'host', header: words.host, kind: 'mono', cell: ({ host }) => host },
  { id: 'events', header: words.events, width: '150px', cell: eventsOf },
  { id: 'state', header: words.state, width: '24%', cell: ({ error }) => <State error={error} /> },
  {
    id: 'actions',
    header: words.actions,
    kind: 'actions',
    width: '84px',
    cell: (channel) => <ChannelMenu channel={channel} onAction={onAction} />,
  },
]

function eventsOf({ events }: AlertChannel): string {
  const [only] = events
  if (events.length === alertEvents.length) return webhooksText.everyEvent
  return events.length === 1 && only
    ? eventName(only)
    : webhooksText.someOf(events.length, alertEvents.length)
}

function State({ error }: Pick<AlertChannel, 'error'>) {
  if (error === null)
    return (
      <StatusPill form="plain" tone="success" icon={CircleCheck}>
        {words.works}
      </StatusPill>
    )
  return (
    <div className={css.failure}>
      <StatusPill form="plain" tone="danger" icon={CircleAlert}>
        {words.fails}
      </StatusPill>
      <p className={css.reason} dir="auto">
        {error}
      </p>
    </div>
  )
}

const items = [
  ['edit', Pencil],
  ['test', Send],
  ['delete', Trash2],
] as const

type ChannelMenuProps = { channel: AlertChannel } & Pick<AlertChannelTableProps, 'onAction'>

const ChannelMenu = ({ channel, onAction }: ChannelMenuProps) => (
  <Menu
    align="end"
    trigger={
      <IconButton
        variant="ghost"
        size="sm"
        icon={EllipsisVertical}
        aria-label={words.more(channel.name)}
        data-alert-channel={channel.id}
      />
    }
  >
    {items.map(([action, icon]) => [
      action === 'delete' && <MenuSeparator key="line" />,
      <MenuItem
        key={action}
        icon={icon}
        tone={action === 'delete' ? 'danger' : 'default'}
        onSelect={() => onAction(action, channel)}
      >
        {words.verbs[action]}
      </MenuItem>,
    ])}
  </Menu>
)
