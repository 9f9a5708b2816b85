import {
  type Id,
  type Webhook,
  type WebhookEventType,
  webhookEventTypes,
  webhookLimits,
} from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { isWebhookUrl } from '@tributary/sdk/webhooks'
import { Text } from '../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { type FormField, inputProps, useForm } from '../patterns/form/use-form.ts'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { eventName } from './webhook-state.ts'
import { webhooksText } from './webhooks.messages.ts'

/** What a user decides about a webhook. */
export type WebhookValues = {
  /** The name on screen, trimmed. */
  name: string
  /** The address. */
  url: string
  /** The events to send. */
  events: WebhookEventType[]
  /** The connectors; null for all. */
  connectors: Id[] | null
}

export type WebhookDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The webhook to edit; null for a new one. */
  webhook: Webhook | null
  /** The connectors of the organisation, by name. */
  connectors: readonly { id: Id; name: string }[]
  /** Called with the entered values once they are valid. */
  onSave: (values: WebhookValues) => void
}

type Fields = { name: string; url: string; events: string[]; only: boolean; connectors: string[] }

const fields = ['name', 'url', 'events', 'only', 'connectors'] as const
const words = webhooksText.editor

/** Adds or edits a webhook: its name, its address, its events and its connectors. */
export function WebhookDialog({ webhook, connectors, onSave, ...dialog }: WebhookDialogProps) {
  const form = useForm<Fields>({
    initial: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: webhook?.events ?? ['refresh.failed'],
      only: webhook?.connectors != null,
      connectors: webhook?.connectors?.map(String) ?? [],
    },
    fields,
    errorOf,
    busy: dialog.busy ?? false,
    onSubmit: (values) => onSave(valuesOf(values)),
  })
  const only = form.field('only')
  const { name, url } = { name: form.field('name'), url: form.field('url') }
  return (
    <FormDialog
      {...dialog}
      size="md"
      title={webhook ? words.edit : words.add}
      {...(!webhook && { action: words.create })}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <TextField
        label={webhooksText.name}
        maxLength={webhookLimits.name}
        dir="auto"
        data-autofocus
        {...inputProps(name)}
      />
      <TextField
        label={webhooksText.address}
        help={words.addressHelp}
        type="url"
        inputMode="url"
        dir="ltr"
        mono
        autoComplete="off"
        spellCheck={false}
        maxLength={webhookLimits.url}
        {...inputProps(url)}
      />
      <ChoiceGroup
        legend={webhooksText.events}
        options={webhookEventTypes.map((value) => ({ value, label: eventName(value) }))}
        {...choice(form.field('events'))}
      />
      <ChoiceGroup
        legend={words.connectors}
        options={only.value ? connectors.map(({ id, name }) => ({ value: String(id), label: name })) : []}
        {...choice(form.field('connectors'))}
      >
        <div>
          <Segmented
            label={words.connectors}
            options={[
              { value: 'every', label: words.every },
              { value: 'some', label: words.some },
            ]}
            value={only.value ? 'some' : 'every'}
            onChange={(value) => only.onChange(value === 'some')}
          />
        </div>
        <Text as="p" size="xs" color="secondary">
          {words.connectorsHelp}
        </Text>
      </ChoiceGroup>
    </FormDialog>
  )
}

/** Checkboxes are validated on submit only. */
const choice = ({ onBlur: _, ...field }: FormField<string[]>) => field

function errorOf(field: keyof Fields, { name, url, events, only, connectors }: Fields): string | null {
  if (field === 'name') return requiredError(name)
  if (field === 'url') return requiredError(url) ?? (isWebhookUrl(url) ? null : words.addressWrong)
  if (field === 'events') return events.length === 0 ? words.eventsNeeded : null
  if (field === 'connectors') return only && connectors.length === 0 ? words.connectorsNeeded : null
  return null
}

const valuesOf = ({ name, url, events, only, connectors }: Fields): WebhookValues => ({
  name: name.trim(),
  url: url.trim(),
  // The choices are events.
  events: events as WebhookEventType[],
  connectors: only ? connectors : null,
})
