import type { ClientConnector, ConnectorKind, ConnectorType, Id, SessionUser } from '@tributary/domain'
import { ConnectorDrawer } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { useConnectionTest } from './use-connection-test.ts'
import { useEditorLicences } from './use-editor-licences.ts'
import { useEditorUsers } from './use-editor-users.ts'
import { type SavedConnector, useSaveConnector } from './use-save-connector.ts'

export type ConnectorEditorProps = {
  /** The connector type as in the address. */
  type: string
  connectorType: ConnectorType
  /** The edited connector as the list has it now; null for a new one. */
  connector: ClientConnector | null
  /** The connector that a new one copies. */
  from: ClientConnector | null
  onClose: () => void
  onSaved: (saved: SavedConnector) => void
  /** The kind of a custom source, with its settings. */
  kind?: ConnectorKind | undefined
  /** The hosts that the secrets of a custom source are sent to. */
  secretHosts?: readonly string[]
  /** Shown above the fields, e.g. how to open an account. */
  notice?: ReactNode
  returnFocus?: () => HTMLElement | null
}

/** The drawer that adds, changes or copies a connector. Its key must name the connector. */
export function ConnectorEditor(props: ConnectorEditorProps) {
  const viewer = useAtomValue(userAtom)
  const { selected } = useOrganisations()
  return viewer && selected && <Editor {...props} viewer={viewer} organisationId={selected.id} />
}

type EditorProps = ConnectorEditorProps & { viewer: SessionUser; organisationId: Id }

function Editor(props: EditorProps) {
  const { connectorType, from, viewer, organisationId, onClose, onSaved, notice, secretHosts } = props
  const kind = props.kind ?? connectorType.type
  const { licences, failed, retry } = useEditorLicences(organisationId, props.connector?.id, viewer)
  const users = useEditorUsers(organisationId, props.connector === null)
  const { known, saved, ...saving } = useSaveConnector({ ...props, kind, licences: licences?.selected })
  const { connector } = known
  const { test, forget, ...tested } = useConnectionTest({
    ...{ connectorType, kind, organisationId, viewer, connector },
  })
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty && !saved)
  const report = useEffectEvent(onSaved)
  // A user who leaves the page before the response is not brought back.
  useEffect(() => {
    if (saved) report(saved)
  }, [saved])
  return (
    <ConnectorDrawer
      type={kind}
      connector={connector}
      from={from}
      requiresAuthorisation={connectorType.requiresAuthorisation}
      viewer={viewer}
      licences={licences && { ...licences, selected: known.licences ?? licences.selected }}
      onRetryLicences={failed ? retry : undefined}
      users={users}
      busy={saving.busy}
      error={saving.error}
      onDismissError={saving.dismissError}
      refusals={saving.refusals}
      test={tested}
      onTest={test}
      onEdit={forget}
      onDirty={setDirty}
      onSave={saving.save}
      onClose={onClose}
      returnFocus={props.returnFocus ?? pageHeading}
      {...(secretHosts && { secretHosts })}
      {...(notice !== undefined && { notice })}
    />
  )
}
