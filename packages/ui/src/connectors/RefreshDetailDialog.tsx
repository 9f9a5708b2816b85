import type { Actor, ClientConnector } from '@tributary/domain'
import { comma, isolated } from '@tributary/sdk/common'
import {
  connectorState,
  connectorsMessages,
  explainFailure,
  explainLeftOut,
  type FailureExplanation,
  isOnAnotherPage,
  lastRefresh,
  mayRefresh,
  type RefreshAction,
  runsMessages,
} from '@tributary/sdk/connectors'
import { RotateCw } from 'lucide-react'
import { Text } from '../layout/Text.tsx'
import { useNowWhen } from '../patterns/clock/Clock.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx'
import { Dialog, DialogCancel } from '../primitives/Dialog/Dialog.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { StatusGlyph } from '../primitives/Status/StatusGlyph.tsx'
import { connectorsText } from './connectors.messages.ts'
import { failureReport } from './failure-report.ts'
import * as css from './RefreshDetailDialog.css.ts'
import { styleOf } from './state-style.ts'

export type RefreshDetailDialogProps = {
  connector: ClientConnector
  connectorType: string
  /** The user, whose role decides which remedies are offered. */
  viewer: Actor
  /** Returns where settings are changed and accounts are authorised again. */
  hrefOf: (action: RefreshAction['kind'], connector: ClientConnector) => string
  /** Starts the refresh again. Without it, there is no Retry. */
  onRetry?: ((connector: ClientConnector) => void) | undefined
  onClose: () => void
  /** Returns the element to focus if the one that opened the dialog has been removed. */
  returnFocus?: () => HTMLElement | null
}

/** The result of the latest refresh, its remedies, and the source's full report. */
export function RefreshDetailDialog(props: RefreshDetailDialogProps) {
  const { connector, connectorType: type, viewer, onClose, returnFocus } = props
  const now = useNowWhen((at) => connectorState(connector, at))
  const state = connectorState(connector, now)
  const { tone, icon, text } = styleOf(state)
  const detail = failureReport(connector)
  const why = explainFailure({ connector, type, viewer, now })
  const leftOut = explainLeftOut({ connector, type, viewer, now })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={connectorsMessages.refreshDetailTitle}
      description={subject(connector)}
      {...(returnFocus && { returnFocus })}
      footer={
        <Footer
          {...props}
          detail={detail}
          action={why?.action ?? leftOut?.action}
          canRetry={why !== null && mayRefresh(connector.log, now)}
        />
      }
    >
      <div className={css.state}>
        <StatusGlyph tone={tone} icon={icon} />
        <div>
          <Text as="p" fontWeight="medium">
            {text}
          </Text>
          {why && <Explanation>{sentenceOf(why)}</Explanation>}
          {leftOut && (
            <Explanation>{[leftOut.sentence, leftOut.advice].filter(Boolean).join(' ')}</Explanation>
          )}
        </div>
      </div>
      <Text
        as="p"
        padding={3}
        size="sm"
        color="primary"
        overflowWrap="anywhere"
        dir="auto"
        className={css.detail}
      >
        {detail}
      </Text>
    </Dialog>
  )
}

const Explanation = ({ children }: { children: string }) => (
  <Text as="p" color="secondary" textWrap="pretty">
    {children}
  </Text>
)

const sentenceOf = ({ code, cause, advice }: FailureExplanation) =>
  code === 'unexpected' ? advice : `${cause} ${advice}`

function subject({ name, log }: ClientConnector) {
  const { startedAt } = lastRefresh(log)
  return startedAt ? `${isolated(name)}${comma()}${absoluteTime(startedAt)}` : isolated(name)
}

type FooterProps = RefreshDetailDialogProps & {
  detail: string
  action: RefreshAction | null | undefined
  canRetry: boolean
}

/** The footer has one primary button: the remedy the user can apply, else Retry. */
function Footer({ connector, detail, action, canRetry, hrefOf, onRetry, onClose }: FooterProps) {
  const leads = isOnAnotherPage(action)
  const retry = () => {
    onRetry?.(connector)
    onClose()
  }
  return (
    <>
      <CopyButton text={detail} label={connectorsText.copyDetail} size="lg" />
      <DialogCancel>
        <Button size="lg">{connectorsText.close}</Button>
      </DialogCancel>
      {onRetry && canRetry && (
        <Button writes size="lg" icon={RotateCw} variant={leads ? 'secondary' : 'primary'} onClick={retry}>
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
