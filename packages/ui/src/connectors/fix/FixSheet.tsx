import { typeNameOf } from '@tributary/domain'
import { type FixCase, fixCase, typeTitle } from '@tributary/sdk/connectors'
import { useEffect, useId, useState } from 'react'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { DiscardDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Monogram } from '../../primitives/Monogram/Monogram.tsx'
import { FixBody } from './FixBody.tsx'
import { FixFooter } from './FixFooter.tsx'
import { fixText } from './fix.messages.ts'
import { isFixing } from './fix-progress.ts'
import type { FixSheetProps } from './fix-sheet-props.ts'

/** Why one connector does not work, since when, and its remedy: the fields to correct, or the next step. */
export function FixSheet(props: FixSheetProps) {
  const { subject, viewer, progress, onClose, onDirty, returnFocus } = props
  const form = useId()
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const busy = props.busy || isFixing(progress)
  const now = useNowWhen((at) => (subject ? fixCase({ ...subject, viewer, now: at }).state : ''))
  const found: FixCase | null = subject && fixCase({ ...subject, viewer, now })
  useEffect(() => onDirty?.(dirty), [onDirty, dirty])
  const leave = () => {
    if (busy) return
    if (dirty) setAsking(true)
    else onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      side="end"
      asColumn
      title={subject ? fixText.title(subject.connector.name) : fixText.untitled}
      {...(subject && {
        leading: <Monogram type={typeNameOf(subject.type)} size={36} />,
        description: typeTitle(subject.type),
      })}
      {...(returnFocus && { returnFocus })}
      footer={<FixFooter {...props} found={found} form={form} now={now} busy={busy} onClose={leave} />}
    >
      <FixBody {...props} found={found} form={form} now={now} busy={busy} onDirty={setDirty} />
      {asking && <DiscardDialog onDiscard={onClose} onKeep={() => setAsking(false)} />}
    </Dialog>
  )
}
