import { type Actor, can } from '@tributary/domain'
import {
  type ConnectorDraft,
  connectorsMessages,
  editorMessages,
  editorSections,
} from '@tributary/sdk/connectors'
import { inputProps } from '../../patterns/form/use-form.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ConnectionTest, type ConnectionTestProps } from './ConnectionTest.tsx'
import * as css from './ConnectorEditor.css.ts'
import { EditorSection } from './EditorSection.tsx'
import { LicencesSection, type LicencesSectionProps } from './LicencesSection.tsx'
import { ScheduleField } from './ScheduleField.tsx'
import { SettingsSection, type SettingsSectionProps } from './SettingsSection.tsx'
import { UsersSection, type UsersSectionProps } from './UsersSection.tsx'
import type { ConnectorFields } from './use-connector-fields.ts'

export type EditorSectionsProps = LicencesSectionProps &
  SettingsSectionProps &
  UsersSectionProps & {
    /** The signed-in user. Their role decides which actions are shown. */
    viewer: Actor
    /** The result of the connection test. The test receives the current input. */
    test: Omit<ConnectionTestProps, 'onTest'>
    /** Called with the entered values when the user tests the connection. */
    onTest: (draft: ConnectorDraft) => void
    /** The IANA time zone in which times are shown. Without it, the one of the browser. */
    timeZone?: string
  }

type WithFields = EditorSectionsProps & { fields: ConnectorFields; busy?: boolean | undefined }

/** The sections of the editor, in order. */
export function EditorSections(props: WithFields) {
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
            type={type}
            seed={String(connector?.id ?? fields.values.name)}
            timeZone={timeZone}
          />
        </EditorSection>
      )}
      <UsersSection {...props} />
      {can(viewer, 'connectors.edit-licences') && <LicencesSection {...props} />}
    </>
  )
}

/** Directly below the fields it tests. */
const Test = ({ test, onTest, fields }: WithFields) => (
  <div className={css.test}>
    <ConnectionTest {...test} onTest={() => onTest(fields.values)} />
  </div>
)

const General = ({ connector, fields }: WithFields) => (
  <EditorSection heading={connectorsMessages.editor.general}>
    <TextField
      {...inputProps(fields.field('name'))}
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

const originalName = (connector: EditorSectionsProps['connector']) =>
  connector && connector.originalName !== connector.name
    ? editorMessages.originalName(connector.originalName)
    : undefined
