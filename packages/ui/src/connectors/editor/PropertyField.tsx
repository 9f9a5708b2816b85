import type { ClientConnector } from '@tributary/domain'
import { isConnectionString } from '@tributary/domain'
import { clearFieldKey, type DraftField, editorMessages, isSecretSaved } from '@tributary/sdk/connectors'
import type { ClipboardEvent } from 'react'
import { inputProps } from '../../patterns/form/use-form.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { SecretField } from './SecretField.tsx'
import type { ConnectorFields } from './use-connector-fields.ts'

type PropertyFieldProps = {
  spec: DraftField
  fields: ConnectorFields
  connector: ClientConnector | null
  help?: string | undefined
  /** Where a secret is sent, as a sentence. */
  sentTo?: string | undefined
  /** Called before text is pasted into a text field. */
  onPaste?: (event: ClipboardEvent) => void
  /** Called with the text of a text field when the user leaves it. */
  onTyped?: (text: string) => void
}

/** A field for one property, or for one part of its connection string. */
export function PropertyField({
  spec,
  fields,
  connector,
  help,
  sentTo,
  onPaste,
  onTyped,
}: PropertyFieldProps) {
  const { name, label, required, input } = spec
  const field = fields.field(name)
  if (spec.secret) {
    const stored = connector?.properties.find((property) => property.name === spec.property)
    // A connection string that cannot be shown in parts is removed as a whole.
    const canClear = !required && (!isConnectionString(spec.property) || stored?.value === '')
    return (
      <SecretField
        {...{ name, label, required, field }}
        saved={isSecretSaved(connector, spec)}
        sentTo={isConnectionString(spec.property) ? undefined : sentTo}
        clear={canClear ? fields.field(clearFieldKey(name)) : undefined}
      />
    )
  }
  if (input === 'flag')
    return (
      <Checkbox
        name={name}
        label={label}
        checked={field.value === 'True'}
        onChange={({ target }) => field.onChange(target.checked ? 'True' : 'False')}
      />
    )
  if (input === 'choice')
    return (
      <Select
        name={name}
        label={label}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={field.error}
        ref={field.ref}
        options={choicesOf(spec)}
      />
    )
  return (
    <TextField
      {...inputProps(field)}
      {...plain}
      onPaste={onPaste}
      onBlur={() => {
        onTyped?.(field.value)
        field.onBlur()
      }}
      name={name}
      label={label}
      required={required}
      marked={required}
      {...(input === 'date' && { placeholder: editorMessages.dateFormat, mono: false })}
      help={help ?? editorMessages.help[name] ?? (input === 'list' ? editorMessages.list : undefined)}
    />
  )
}

const choicesOf = ({ property, choices = [] }: DraftField) =>
  ['', ...choices].map((value) => {
    const { label, help } = editorMessages.choices[property]?.[value] ?? { label: value, help: '' }
    return { value, label, description: help }
  })

const plain = {
  mono: true,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'ltr',
  maxLength: 4000,
} as const
