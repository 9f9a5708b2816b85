import type { Actor, ClientConnector, RefreshRun, TypeOrKind } from '@tributary/domain'
import type { ConnectorDraft } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import type { FieldErrors } from '../../patterns/form/use-form.ts'
import type { DialogProps } from '../../primitives/Dialog/dialog-props.ts'
import type { FixProgress } from './fix-progress.ts'

/** A connector to fix, with all that decides how. */
export type FixSubject = {
  connector: ClientConnector
  /** The connector's type, such as `ftp`, or the kind of a custom source. */
  type: TypeOrKind
  /** Its latest refreshes, in any order. */
  runs: readonly RefreshRun[]
}

export type FixSheetProps = Pick<DialogProps, 'returnFocus'> & {
  /** The connector to fix; null while it loads. */
  subject: FixSubject | null
  /** Why the connector could not be loaded. */
  failure?: LoadErrorProps | null
  /** The signed-in user. Their role decides which remedies are offered. */
  viewer: Actor
  /** True while the page of the provider opens. */
  busy?: boolean
  /** How far the last attempt is; null before the first. */
  progress: FixProgress | null
  /** The server's errors by field from the last attempt. A new object each time. */
  refusals?: FieldErrors<ConnectorDraft> | null
  /** The page with the database credentials of the organisation. */
  credentialsHref: string
  /** Tests and saves the corrected settings, and starts a refresh. */
  onFix: (draft: ConnectorDraft) => void
  /** Starts a refresh with the stored settings. */
  onRetry: () => void
  /** Leads to the provider, to connect it again. */
  onReconnect: () => void
  /** Asks someone else to reconnect it, below what to do. */
  ask?: ReactNode
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
  /** Called when the user closes the sheet, also with Escape. */
  onClose: () => void
}
