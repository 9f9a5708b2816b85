import type { ClientConnector, TypeOrKind } from '@tributary/domain'
import {
  type DraftField,
  draftFields,
  editorMessages,
  isSecretSaved,
  pastedSettings,
  type EditorSection as Section,
  secretHostsSentence,
} from '@tributary/sdk/connectors'
import type { ClipboardEvent, ReactNode } from 'react'
import { Columns } from '../../layout/Columns.tsx'
import * as css from './ConnectorEditor.css.ts'
import { EditorSection } from './EditorSection.tsx'
import { OptionalSection } from './OptionalSection.tsx'
import { PropertyField } from './PropertyField.tsx'
import type { ConnectorFields } from './use-connector-fields.ts'
import { isWide } from './wide-field.ts'

export type SettingsSectionProps = {
  /** The connector's type, such as `ftp`, or the kind of a custom source. */
  type: TypeOrKind
  /** The stored connector, or null for a new one. */
  connector: ClientConnector | null
  /** The original of a clone. */
  from?: ClientConnector | null
  /** The hosts that the secrets of a custom source are sent to. */
  secretHosts?: readonly string[]
}

type WithFields = SettingsSectionProps & { fields: ConnectorFields }

type SectionProps = WithFields & {
  section: Section
  /** Shown below the fields, such as a connection test. */
  children?: ReactNode
}

/** The fields of one section of the editor, from the connector's kind. */
export function SettingsSection({ section, children, ...props }: SectionProps) {
  const { heading, hint, properties, optional } = section
  const specs = properties.flatMap(draftFields)
  const fields = <Fields {...props} specs={specs} />
  if (optional)
    return (
      <OptionalSection {...{ heading, hint }} filled={isFilled(props, specs)} wrong={isWrong(props, specs)}>
        {fields}
        {children}
      </OptionalSection>
    )
  return (
    <EditorSection {...{ heading, hint }}>
      {fields}
      {children}
    </EditorSection>
  )
}

type FieldsProps = WithFields & { specs: readonly DraftField[] }

const isFilled = ({ fields, connector }: WithFields, specs: readonly DraftField[]): boolean =>
  specs.some((spec) => fields.values[spec.name] !== '' || isSecretSaved(connector, spec))

const isWrong = ({ fields }: WithFields, specs: readonly DraftField[]): boolean =>
  specs.some(({ name }) => fields.field(name).error !== undefined)

/** Distributes an address or connection string over the fields. Returns whether the text was one. */
function fillIn(text: string, type: TypeOrKind, fields: ConnectorFields): boolean {
  const settings = pastedSettings(type, text)
  for (const [name, value] of Object.entries(settings ?? {})) fields.field(name).onChange(value)
  return settings !== null
}

/** Other text is pasted as usual. */
function paste(event: ClipboardEvent, type: TypeOrKind, fields: ConnectorFields): void {
  if (fillIn(event.clipboardData.getData('text/plain'), type, fields)) event.preventDefault()
}

const Fields = ({ type, from, connector, fields, specs, secretHosts = [] }: FieldsProps) => (
  <Columns template={2} from="tablet" alignItems="start" gap={4}>
    {specs.map((spec) => (
      <div key={spec.name} className={isWide(type, spec) ? css.whole : css.part}>
        <PropertyField
          {...{ spec, fields, connector }}
          help={from && spec.property === 'target.schema' ? editorMessages.ownSchema(from.name) : undefined}
          sentTo={secretHostsSentence(secretHosts, fields.values)}
          onPaste={(event) => paste(event, type, fields)}
          onTyped={(text) => fillIn(text, type, fields)}
        />
      </div>
    ))}
  </Columns>
)
