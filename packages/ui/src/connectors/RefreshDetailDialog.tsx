import type { ClientConnector } from '@tributary/domain'
import { connectorsMessages, lastRefresh } from '@tributary/sdk/rules'
import { useNowWhen } from '../patterns/Clock.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx'
import { Dialog, DialogCancel } from '../primitives/Dialog/Dialog.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { StatusGlyph } from '../primitives/Status/StatusGlyph.tsx'
import { cardFace, lookOf } from './card-face.ts'
import * as css from './RefreshDetailDialog.css.ts'

export type RefreshDetailDialogProps = { connector: ClientConnector; onClose: () => void }

/** All that was said of a connector's latest refresh, to read and to copy (CONNDASH-20, CONNDASH-30). */
export function RefreshDetailDialog({ connector, onClose }: RefreshDetailDialogProps) {
  const face = cardFace(
    connector,
    useNowWhen((now) => cardFace(connector, now)),
  )
  const { tone, icon, text } = lookOf(face)
  const detail = wholeDetail(connector)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={connectorsMessages.refreshDetailTitle}
      description={subject(connector)}
      footer={<Footer detail={detail} />}
    >
      <div className={css.state}>
        <StatusGlyph tone={tone} icon={icon} />
        {text}
      </div>
      <pre className={css.detail}>{detail}</pre>
    </Dialog>
  )
}

const wholeDetail = ({ log }: ClientConnector) =>
  [...new Set([log?.refreshDetail, log?.error])].filter(Boolean).join('\n\n')

function subject({ name, log }: ClientConnector) {
  const { startedAt } = lastRefresh(log)
  return startedAt ? `${name}, ${absoluteTime(startedAt)}` : name
}

const Footer = ({ detail }: { detail: string }) => (
  <>
    <CopyButton text={detail} label="Copy detail" size="lg" />
    <DialogCancel>
      <Button size="lg">Close</Button>
    </DialogCancel>
  </>
)
