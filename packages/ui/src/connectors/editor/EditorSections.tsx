import { can } from '@tributary/domain'
import { connectorsMessages, editorMessages, editorSections } from '@tributary/sdk/rules'
import { typed } from '../../patterns/form/use-form.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ConnectionTest } from './ConnectionTest.tsx'
import type { ConnectorDrawerProps } from './ConnectorDrawer.tsx'
import * as css from './ConnectorEditor.css.ts'
import { EditorSection } from './EditorSection.tsx'
import { LicencesSection } from './LicencesSection.tsx'
import { ScheduleField } from './ScheduleField.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import type { ConnectorFields } from './use-connector-fields.ts'

export type SectionsProps = ConnectorDrawerProps & { fields: ConnectorFields }

/** The sections of the editor, one after the other (requirements CPROP-24, CONNMAN-17). */
export function EditorSections(props: SectionsProps) {
  const { type, connector, viewer, fields, timeZone } = props
  const [, ...sections] = editorSections(type, can(viewer, 'connectors.edit-api-path'))
  const own = sections.find(({ optional }) => !optional)
  return (
    <>
      <General {...props} />
      {!own && (
        <EditorSection heading={editorMessages.test.heading}>
          <Test {...props} />
        </EditorSection>
      )}
      {sections.map((section) => (
        <SettingsSection key={section.heading} {...props} section={section}>
          {section === own && <Test {...props} />}
        </SettingsSection>
      ))}
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

/** Directly beneath the fields it tries. */
const Test = ({ test, onTest, fields }: SectionsProps) => (
  <div className={css.test}>
    <ConnectionTest {...test} onTest={() => onTest(fields.values)} />
  </div>
)

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
