import { can } from '@tributary/domain'
import {
  boundSecrets,
  connectorsMessages,
  type DraftField,
  draftFields,
  editorMessages,
  editorSections,
} from '@tributary/sdk/rules'
import { typed } from '../../patterns/use-form.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ConnectionTest } from './ConnectionTest.tsx'
import type { ConnectorDrawerProps } from './ConnectorDrawer.tsx'
import * as css from './ConnectorEditor.css.ts'
import { EditorSection } from './EditorSection.tsx'
import { LicencesSection } from './LicencesSection.tsx'
import { PropertyField } from './PropertyField.tsx'
import { ScheduleField } from './ScheduleField.tsx'
import type { ConnectorFields } from './use-connector-fields.ts'

export type SectionsProps = ConnectorDrawerProps & { fields: ConnectorFields }

/** The sections of the editor, one after the other (requirements CPROP-24, CONNMAN-17). */
export function EditorSections(props: SectionsProps) {
  const { type, connector, from, viewer, fields, test, onTest, timeZone } = props
  const [, ...sections] = editorSections(type, can(viewer, 'connectors.edit-api-path'))
  return (
    <>
      <General {...props} />
      {sections.map(({ heading, hint, properties }) => (
        <EditorSection key={heading} heading={heading} hint={hint}>
          <div className={css.pair}>
            {properties.flatMap(draftFields).map((spec) => (
              <div key={spec.name} className={isWide(type, spec) ? css.whole : css.part}>
                <PropertyField
                  {...{ spec, fields, connector }}
                  help={
                    from && spec.property === 'target.schema'
                      ? editorMessages.ownSchema(from.name)
                      : undefined
                  }
                />
              </div>
            ))}
          </div>
        </EditorSection>
      ))}
      <EditorSection heading={editorMessages.test.heading} hint={editorMessages.test.summary}>
        <ConnectionTest {...test} onTest={() => onTest(fields.values)} />
      </EditorSection>
      {can(viewer, 'connectors.edit-schedule') && (
        <EditorSection heading={editorMessages.schedule.heading} superadmin>
          <ScheduleField
            field={fields.field('schedule')}
            seed={String(connector?.id ?? fields.values.name)}
            timeZone={timeZone}
          />
        </EditorSection>
      )}
      {can(viewer, 'connectors.edit-licences') && <LicencesSection {...props} />}
    </>
  )
}

/** An address takes a whole line, and what stands alone before a connection string. */
const isWide = (type: string, { name, property, input }: DraftField): boolean =>
  input === 'flag' ||
  property === 'target.schema' ||
  (name === property && boundSecrets(type, name).length > 0)

const General = ({ connector, fields }: SectionsProps) => (
  <EditorSection heading={connectorsMessages.editor.general}>
    <TextField
      {...typed(fields.field('name'))}
      name="name"
      label={editorMessages.connectorName}
      required
      marked
      autoComplete="off"
      maxLength={200}
      data-autofocus
      help={originalName(connector)}
    />
  </EditorSection>
)

const originalName = (connector: ConnectorDrawerProps['connector']) =>
  connector && connector.originalName !== connector.name
    ? editorMessages.originalName(connector.originalName)
    : undefined
