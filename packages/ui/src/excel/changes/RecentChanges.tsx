import type { Id, StructureChange } from '@tributary/domain'
import { auditAction } from '@tributary/sdk/audit'
import { changesMessages, linksMessages } from '@tributary/sdk/excel'
import { Undo2 } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { TimeAgo } from '../../patterns/clock/TimeAgo.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import * as css from './RecentChanges.css.ts'

export type RecentChangesProps = {
  /** The changes that can be undone, the newest first. Undefined while they load. */
  changes: readonly StructureChange[] | undefined
  /** The change that is being undone. The others wait. */
  undoing?: Id | null
  /** Why the changes could not be loaded, or one could not be undone. */
  error?: string | null
  /** Called when the user undoes a change. */
  onUndo: (change: StructureChange) => void
  /** Called when the user closes the dialog. */
  onClose: () => void
}

/** The changes of the last ten minutes, each with a button that undoes it. */
export function RecentChanges({ changes, undoing = null, error, onUndo, onClose }: RecentChangesProps) {
  return (
    <Dialog
      open
      title={changesMessages.recent}
      description={changesMessages.recentMeans}
      onOpenChange={onClose}
    >
      <Stack gap={3}>
        {error && <Banner tone="danger">{error}</Banner>}
        {!changes && !error && <Skeleton width="100%" height="40px" />}
        {changes?.length === 0 && <p role="status">{changesMessages.none}</p>}
        {changes && changes.length > 0 && (
          <ul className={css.list}>
            {changes.map((change) => (
              <li key={change.id} className={css.change}>
                <Change {...{ change, onUndo }} busy={undoing === change.id} disabled={undoing !== null} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}

type ChangeProps = Pick<RecentChangesProps, 'onUndo'> & {
  change: StructureChange
  busy: boolean
  disabled: boolean
}

function Change({ change, busy, disabled, onUndo }: ChangeProps) {
  const { action, name, by, at } = change
  return (
    <Inline gap={3} justifyContent="space-between">
      <Stack gap={0} minWidth={0}>
        <span className={css.name}>{changesMessages.change(auditAction(action), name)}</span>
        <span className={css.details}>
          {by === null ? changesMessages.byYou : changesMessages.by(by)}, <TimeAgo date={at} />
        </span>
      </Stack>
      <Button
        writes
        icon={Undo2}
        loading={busy}
        disabled={disabled && !busy}
        aria-label={linksMessages.undoing(name)}
        onClick={() => onUndo(change)}
      >
        {linksMessages.undo}
      </Button>
    </Inline>
  )
}
