import type { Actor, ClientConnector } from '@tributary/domain'
import {
  connectorState,
  connectorsMessages,
  lastRefresh,
  mayRefresh,
  type RefreshAction,
  runsMessages,
  type WhyItFailed,
  whyItFailed,
} from '@tributary/sdk/connectors'
import { RotateCw } from 'lucide-react'
import { useNowWhen } from '../patterns/clock/Clock.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx'
import { Dialog, DialogCancel } from '../primitives/Dialog/Dialog.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { StatusGlyph } from '../primitives/Status/StatusGlyph.tsx'
import * as css from './RefreshDetailDialog.css.ts'
import { styleOf } from './state-style.ts'

export type RefreshDetailDialogProps = {
  connector: ClientConnector
  connectorType: string
  /** Who looks: it decides what can be done about a failure. */
  viewer: Actor
  /** Where settings are changed and accounts are authorised again. */
  hrefOf: (action: RefreshAction['kind'], connector: ClientConnector) => string
  /** Starts the refresh again; left out where that is not offered. */
  onRetry?: ((connector: ClientConnector) => void) | undefined
  onClose: () => void
  /** Where focus goes when what opened the dialog is gone. */
  returnFocus?: () => HTMLElement | null
}

/** What happened to the latest refresh, what to do about it, and all that the source said (CONNDASH-20, CONNDASH-30). */
export function RefreshDetailDialog(props: RefreshDetailDialogProps) {
  const { connector, connectorType: type, viewer, onClose, returnFocus } = props
  const now = useNowWhen((at) => connectorState(connector, at))
  const state = connectorState(connector, now)
  const { tone, icon, text } = styleOf(state)
  const detail = wholeDetail(connector)
  const why = whyItFailed({ connector, type, viewer, now })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={connectorsMessages.refreshDetailTitle}
      description={subject(connector)}
      {...(returnFocus && { returnFocus })}
      footer={<Footer {...props} detail={detail} why={why} canRetry={mayRefresh(connector.log, now)} />}
    >
      <div className={css.state}>
        <StatusGlyph tone={tone} icon={icon} />
        <div>
          <p className={css.stateLine}>{text}</p>
          {why && <Explanation why={why} />}
        </div>
      </div>
      <p className={css.detail}>{detail}</p>
    </Dialog>
  )
}

const Explanation = ({ why: { trouble, cause, advice } }: { why: WhyItFailed }) => (
  <p className={css.why}>{trouble === 'unexpected' ? advice : `${cause} ${advice}`}</p>
)

const wholeDetail = ({ log }: ClientConnector) =>
  [...new Set([log?.refreshDetail, log?.error])].filter(Boolean).join('\n\n')

function subject({ name, log }: ClientConnector) {
  const { startedAt } = lastRefresh(log)
  return startedAt ? `${name}, ${absoluteTime(startedAt)}` : name
}

type FooterProps = RefreshDetailDialogProps & { detail: string; why: WhyItFailed | null; canRetry: boolean }

/** The remedy is the one primary button: where this person can fix it, else Retry. */
function Footer({ connector, detail, why, canRetry, hrefOf, onRetry, onClose }: FooterProps) {
  const action = why?.action
  const leads = action?.kind === 'edit' || action?.kind === 'reconnect'
  const retry = () => {
    onRetry?.(connector)
    onClose()
  }
  return (
    <>
      <CopyButton text={detail} label="Copy detail" size="lg" />
      <DialogCancel>
        <Button size="lg">Close</Button>
      </DialogCancel>
      {why && onRetry && canRetry && (
        <Button size="lg" icon={RotateCw} variant={leads ? 'secondary' : 'primary'} onClick={retry}>
          {runsMessages.actions.retry}
        </Button>
      )}
      {leads && (
        <ButtonLink size="lg" variant="primary" href={hrefOf(action.kind, connector)}>
          {action.label}
        </ButtonLink>
      )}
    </>
  )
}
