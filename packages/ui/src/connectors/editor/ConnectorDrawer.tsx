import { can, typeNameOf } from '@tributary/domain'
import {
  type ConnectorDraft,
  canRefreshNew,
  draftSettings,
  editorMessages,
  isTestable,
  reconnectsOnSave,
  typeTitle,
} from '@tributary/sdk/connectors'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Monogram } from '../../primitives/Monogram/Monogram.tsx'
import { mono } from '../../theme/text.css.ts'
import { AuthorisationLine } from '../authorise/AuthorisationLine.tsx'
import { ConnectorPill } from '../ConnectorPill.tsx'
import * as css from './ConnectorEditor.css.ts'
import { EditorSections, type EditorSectionsProps } from './EditorSections.tsx'
import { type ConnectorFieldsOptions, useConnectorFields } from './use-connector-fields.ts'

export type ConnectorDrawerProps = Omit<ConnectorFieldsOptions, 'licences' | 'onLeave' | 'onSave'> &
  EditorSectionsProps &
  Pick<FormDialogProps, 'error' | 'onDismissError' | 'onClose' | 'returnFocus'> & {
    /** Called only with every field valid and no running call. `refresh` is true for "Save and refresh now". */
    onSave: (draft: ConnectorDraft, then: { refresh: boolean }) => void
    /** Called when the settings of the connection change: an earlier test result no longer applies. */
    onEdit?: () => void
    /** Called when there is unsaved input, and when it is saved or discarded. */
    onDirty?: (dirty: boolean) => void
    /** True if only the provider can reconnect it (CONNMAN-28). */
    requiresAuthorisation?: boolean
    /** Shown above the fields, for example where its account is authorised. */
    notice?: ReactNode
  }

/** Adds, edits or clones a connector. One form for every type, rendered from its kind. */
export function ConnectorDrawer(props: ConnectorDrawerProps) {
  const { type, connector, viewer, licences, error, onDismissError, onClose, returnFocus, onDirty } = props
  const { requiresAuthorisation = false } = props
  const refresh = useRef(false)
  const fields = useConnectorFields({
    ...props,
    licences: licences?.selected,
    onLeave: useFirstTest(props),
    onSave: (draft) => props.onSave(draft, { refresh: refresh.current }),
  })
  const submit = (andRefresh: boolean) => (event: FormEvent) => {
    refresh.current = andRefresh
    return fields.submit(event)
  }
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(fields.dirty), [onDirty, fields.dirty])
  const settings = JSON.stringify(draftSettings({ type, connector, viewer }, fields.values))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an earlier test was of other settings
  useLayoutEffect(() => props.onEdit?.(), [settings])
  return (
    <FormDialog
      side="end"
      title={connector?.name ?? editorMessages.addTitle(typeTitle(type))}
      leading={<Monogram type={typeNameOf(type)} size={36} />}
      {...(describe(props) && { description: describe(props) })}
      busy={fields.waiting}
      dirty={fields.dirty}
      error={error}
      {...(fields.unsaved > 0 && { note: editorMessages.unsaved(fields.unsaved) })}
      onSubmit={submit(false)}
      {...(!connector &&
        canRefreshNew(type, requiresAuthorisation) && {
          second: { action: editorMessages.saveAndRefresh, onPress: submit(true) },
        })}
      onClose={onClose}
      {...(onDismissError && { onDismissError })}
      {...(returnFocus && { returnFocus })}
    >
      <Notices {...props} />
      <EditorSections {...props} fields={fields} />
    </FormDialog>
  )
}

/** Tests the settings of a new connector as soon as they are complete. The button repeats a test. */
function useFirstTest(props: ConnectorDrawerProps) {
  const { type, connector, viewer, test, onTest, requiresAuthorisation = false } = props
  const tested = useRef('')
  return (draft: ConnectorDraft) => {
    const of = { type, connector, viewer }
    const settings = JSON.stringify(draftSettings(of, draft))
    const isKnown = test.busy || test.checks !== null || settings === tested.current
    if (connector || requiresAuthorisation || isKnown || !isTestable(of, draft)) return
    tested.current = settings
    onTest(draft)
  }
}

/** Returns the subtitle: the key for super administrators, or the original of a clone. */
function describe({ connector, from, viewer }: ConnectorDrawerProps): ReactNode {
  if (!connector) return from ? editorMessages.cloneSummary(from.name) : null
  return (
    <Inline as="span" rowGap={1} columnGap={2} wrap overflowWrap="anywhere">
      {can(viewer, 'connectors.see-key-and-times') && <span className={mono}>{connector.key}</span>}
      <ConnectorPill connector={connector} />
    </Inline>
  )
}

function Notices({ type, connector, requiresAuthorisation = false, notice }: ConnectorDrawerProps) {
  const reconnects = connector && reconnectsOnSave(connector, { type, requiresAuthorisation })
  const authorisation = connector?.authorisation
  if (!reconnects && !authorisation && !notice) return null
  return (
    <div className={css.section}>
      {reconnects && <Banner tone="info">{editorMessages.reconnects}</Banner>}
      {authorisation && <AuthorisationLine authorisation={authorisation} />}
      {notice}
    </div>
  )
}
