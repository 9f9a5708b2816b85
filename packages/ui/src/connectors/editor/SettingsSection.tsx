import {
  type DraftField,
  draftFields,
  editorMessages,
  isSecretSaved,
  type EditorSection as Section,
} from '@tributary/sdk/rules'
import type { ReactNode } from 'react'
import * as css from './ConnectorEditor.css.ts'
import { EditorSection } from './EditorSection.tsx'
import type { SectionsProps } from './EditorSections.tsx'
import { OptionalSection } from './OptionalSection.tsx'
import { PropertyField } from './PropertyField.tsx'
import { isWide } from './wide-field.ts'

type SettingsSectionProps = SectionsProps & {
  section: Section
  /** Beneath the fields, such as a test of what is entered in them. */
  children?: ReactNode
}

/** The fields of one part of the editor, as the connector's kind says (requirement CPROP-24). */
export function SettingsSection({ section, children, ...props }: SettingsSectionProps) {
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

type FieldsProps = SectionsProps & { specs: readonly DraftField[] }

const isFilled = ({ fields, connector }: SectionsProps, specs: readonly DraftField[]): boolean =>
  specs.some((spec) => fields.values[spec.name] !== '' || isSecretSaved(connector, spec))

const isWrong = ({ fields }: SectionsProps, specs: readonly DraftField[]): boolean =>
  specs.some(({ name }) => fields.field(name).error !== undefined)

const Fields = ({ type, from, connector, fields, specs }: FieldsProps) => (
  <div className={css.pair}>
    {specs.map((spec) => (
      <div key={spec.name} className={isWide(type, spec) ? css.whole : css.part}>
        <PropertyField
          {...{ spec, fields, connector }}
          help={from && spec.property === 'target.schema' ? editorMessages.ownSchema(from.name) : undefined}
        />
      </div>
    ))}
  </div>
)
