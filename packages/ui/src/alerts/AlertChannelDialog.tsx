import {
  type AlertChannel,
  type AlertChannelKind,
  type AlertEvent,
  alertChannelKinds,
  alertEvents,
  alertLimits,
} from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { isWebhookUrl } from '@tributary/sdk/webhooks'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { type FormField, inputProps, useForm } from '../patterns/form/use-form.ts'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { ChoiceGroup } from '../webhooks/ChoiceGroup.tsx'
import { eventName } from '../webhooks/webhook-state.ts'
import { alertsText } from './alerts.messages.ts'

/** What a user decides about an alert channel. */
export type AlertChannelValues = {
  /** The name on screen, trimmed. */
  name: string
  /** The chat system. It does not change. */
  kind: AlertChannelKind
  /** The address; empty to keep the stored one. */
  url: string
  /** The events to post. */
  events: AlertEvent[]
}

export type AlertChannelDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The channel to edit; null for a new one. */
  channel: AlertChannel | null
  /** Called with the entered values once they are valid. */
  onSave: (values: AlertChannelValues) => void
}

type Fields = Omit<AlertChannelValues, 'events'> & { events: string[] }

const fields = ['kind', 'name', 'url', 'events'] as const
const words = alertsText.channels

/** Adds or edits an alert channel. Its address is never shown again. */
export function AlertChannelDialog({ channel, onSave, ...dialog }: AlertChannelDialogProps) {
  const form = useForm<Fields>({
    initial: {
      kind: channel?.kind ?? 'slack',
      name: channel?.name ?? '',
      url: '',
      events: channel?.events ?? [...alertEvents],
    },
    fields,
    errorOf: (field, values) => errorOf(field, values, channel),
    busy: dialog.busy ?? false,
    // The choices are events.
    onSubmit: ({ name, url, events, ...values }) =>
      onSave({ ...values, name: name.trim(), url: url.trim(), events: events as AlertEvent[] }),
  })
  const { kind } = form.values
  return (
    <FormDialog
      {...dialog}
      size="md"
      title={channel ? words.verbs.edit : words.add}
      {...(!channel && { action: words.create })}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      {!channel && (
        <div>
          <Segmented<AlertChannelKind>
            label={words.kind}
            options={alertChannelKinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={form.field('kind').onChange}
          />
        </div>
      )}
      <TextField
        label={words.name}
        maxLength={alertLimits.name}
        dir="auto"
        data-autofocus
        autoComplete="off"
        {...inputProps(form.field('name'))}
      />
      <TextField
        label={words.address}
        help={channel ? words.addressKept(channel.host) : words.addressHelp[kind]}
        optional={channel !== null}
        type="url"
        inputMode="url"
        dir="ltr"
        mono
        autoComplete="off"
        spellCheck={false}
        maxLength={alertLimits.url}
        {...inputProps(form.field('url'))}
      />
      <ChoiceGroup
        legend={words.events}
        options={alertEvents.map((value) => ({ value, label: eventName(value) }))}
        {...choice(form.field('events'))}
      />
    </FormDialog>
  )
}

/** Checkboxes are validated on submit only. */
const choice = ({ onBlur: _, ...field }: FormField<string[]>) => field

function errorOf(field: keyof Fields, { name, url, events }: Fields, channel: AlertChannel | null) {
  if (field === 'name') return requiredError(name)
  if (field === 'events') return events.length === 0 ? words.eventsNeeded : null
  if (field !== 'url' || (channel && url.trim() === '')) return null
  return requiredError(url) ?? (isWebhookUrl(url) ? null : words.addressWrong)
}
