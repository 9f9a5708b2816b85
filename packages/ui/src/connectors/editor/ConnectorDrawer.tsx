import { can, displayNameOf, type Id, type Licence } from '@tributary/domain'
import {
  boundSecrets,
  type ConnectorDraft,
  connectorStanding,
  connectorsMessages,
  type DraftField,
  draftFields,
  editorMessages,
  editorSections,
  licencesIn,
  licencesText,
} from '@tributary/sdk/rules'
import { type ReactNode, useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/FormDialog.tsx'
import { typed } from '../../patterns/use-form.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Monogram } from '../../primitives/Monogram/Monogram.tsx'
import { StatusPill } from '../../primitives/Status/StatusPill.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { mono } from '../../theme/text.css.ts'
import { standingLook } from '../manage/standing.ts'
import { ConnectionTest, type ConnectionTestProps } from './ConnectionTest.tsx'
import * as css from './ConnectorEditor.css.ts'
import { EditorSection } from './EditorSection.tsx'
import { LicenceList } from './LicenceList.tsx'
import { PropertyField } from './PropertyField.tsx'
import { ScheduleField } from './ScheduleField.tsx'
import {
  type ConnectorFields,
  type ConnectorFieldsOptions,
  useConnectorFields,
} from './use-connector-fields.ts'

export type ConnectorDrawerProps = Omit<ConnectorFieldsOptions, 'licences'> &
  Pick<FormDialogProps, 'error' | 'onDismissError' | 'onClose' | 'returnFocus'> & {
    /** The licences there are and those it has, once they are known. */
    licences?: { all: readonly Licence[]; selected: readonly Id[] } | undefined
    /** Asks for the licences again, where they could not be had. */
    onRetryLicences?: (() => void) | undefined
    /** What trying the connection came to; it is asked for with what is entered. */
    test: Omit<ConnectionTestProps, 'onTest'>
    onTest: (draft: ConnectorDraft) => void
    /** Something has been typed: what was tried before is about something else. */
    onEdit?: () => void
    /** Whether something is entered that is not saved. */
    onDirty?: (dirty: boolean) => void
    /** What is said above the fields, such as where its account is opened. */
    notice?: ReactNode
    timeZone?: string
  }

/** Adds, changes or copies a connector: one form for every type, drawn from what its kind says (connectors spec 3). */
export function ConnectorDrawer(props: ConnectorDrawerProps) {
  const { type, connector, licences, error, onDismissError, onClose, returnFocus, onDirty } = props
  const fields = useConnectorFields({ ...props, licences: licences?.selected })
  // At once, so that Back cannot come between what is typed and the question about it.
  useLayoutEffect(() => onDirty?.(fields.dirty), [onDirty, fields.dirty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was tried before is about other values
  useLayoutEffect(() => props.onEdit?.(), [fields.values])
  return (
    <FormDialog
      side="right"
      title={connector?.name ?? editorMessages.addTitle(displayNameOf(type))}
      leading={<Monogram type={type} size={36} />}
      {...(describe(props) && { description: describe(props) })}
      busy={fields.waiting}
      dirty={fields.dirty}
      error={error}
      {...(fields.unsaved > 0 && { note: editorMessages.unsaved(fields.unsaved) })}
      onSubmit={fields.submit}
      onClose={onClose}
      {...(onDismissError && { onDismissError })}
      {...(returnFocus && { returnFocus })}
    >
      <Notices {...props} />
      <Sections {...props} fields={fields} />
    </FormDialog>
  )
}

function describe({ connector, from }: ConnectorDrawerProps): ReactNode {
  if (!connector) return from ? editorMessages.cloneSummary(from.name) : null
  const { tone, icon, text } = standingLook(connector.status)
  return (
    <span className={css.facts}>
      <span className={mono}>{connector.key}</span>
      <StatusPill tone={tone} icon={icon}>
        {text}
      </StatusPill>
    </span>
  )
}

function Notices({ connector, notice }: ConnectorDrawerProps) {
  const reconnects = connector && connectorStanding(connector.status) === 'disconnected'
  if (!reconnects && !notice) return null
  return (
    <div className={css.section}>
      {reconnects && <Banner tone="info">{editorMessages.reconnects}</Banner>}
      {notice}
    </div>
  )
}

type SectionsProps = ConnectorDrawerProps & { fields: ConnectorFields }

function Sections(props: SectionsProps) {
  const { type, connector, viewer, fields, test, onTest, timeZone } = props
  const [, ...sections] = editorSections(type, can(viewer, 'connectors.edit-api-path'))
  return (
    <>
      <General {...props} />
      {sections.map(({ heading, hint, properties }) => (
        <EditorSection key={heading} heading={heading} hint={hint}>
          <div className={css.pair}>
            {properties.flatMap(draftFields).map((spec) => (
              <div key={spec.name} className={isWide(type, spec) ? css.whole : css.part}>
                <PropertyField spec={spec} fields={fields} connector={connector} />
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
      {can(viewer, 'connectors.edit-licences') && <Licences {...props} />}
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

function Licences({ connector, licences, onRetryLicences, fields }: SectionsProps) {
  const words = editorMessages.licences
  const field = fields.field('licences')
  return (
    <EditorSection heading={words.heading} superadmin>
      {!connector && <p className={css.hint}>{words.later}</p>}
      {connector && !licences && !onRetryLicences && <p className={css.hint}>{words.loading}</p>}
      {!licences && onRetryLicences && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onClick={onRetryLicences}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Banner>
      )}
      {connector && licences && (
        <LicenceList
          {...licences}
          chosen={licencesIn(fields.values) ?? licences.selected}
          onChange={(chosen) => field.onChange(licencesText(chosen))}
        />
      )}
    </EditorSection>
  )
}
