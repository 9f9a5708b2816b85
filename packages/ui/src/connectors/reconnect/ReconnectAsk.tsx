import { isReconnectLinkExpired, type ReconnectLink } from '@tributary/domain'
import { formatDate } from '@tributary/sdk/common'
import { reconnectMessages } from '@tributary/sdk/connectors'
import { ClockAlert, Hourglass, Send } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/Button/IconButton.tsx'

export type ReconnectPendingProps = {
  /** The name of the connector. */
  connectorName: string
  /** The request. */
  link: Pick<ReconnectLink, 'emailAddress' | 'expiresAt'>
  /** True while it is sent or withdrawn. */
  busy?: boolean
  /** Called when the viewer sends it again, with a new link. */
  onResend: () => void
  /** Called when the viewer withdraws it. */
  onWithdraw: () => void
}

const words = reconnectMessages.pending

/** Who was asked to reconnect a connector, until when the link works, and the actions on it. Needs a `ClockProvider`. */
export function ReconnectPending(props: ReconnectPendingProps) {
  const { connectorName, link, busy = false, onResend, onWithdraw } = props
  const { emailAddress } = link
  const { sentence } = usePending(link)
  return (
    <Inline gap={2} flexWrap="wrap" alignItems="center">
      <Text as="p" size="sm" color="secondary" overflowWrap="anywhere" minWidth={0}>
        {sentence}
      </Text>
      <Button
        writes
        size="sm"
        disabled={busy}
        aria-label={words.againTo(emailAddress, connectorName)}
        onClick={onResend}
      >
        {words.again}
      </Button>
      <Button
        writes
        size="sm"
        variant="ghost"
        disabled={busy}
        aria-label={words.withdrawFrom(emailAddress, connectorName)}
        onClick={onWithdraw}
      >
        {words.withdraw}
      </Button>
    </Inline>
  )
}

export type ReconnectAskProps = {
  /** The name of the connector. */
  connectorName: string
  /** Whether there is room for an icon only. */
  compact?: boolean
  /** The request that waits already, for an icon. It needs a `ClockProvider`. */
  link?: Pick<ReconnectLink, 'emailAddress' | 'expiresAt'> | null
  /** Called when the viewer wants to ask someone. */
  onAsk: () => void
}

/** Opens the dialog in which an administrator without the login of a system asks the person who has it. */
export function ReconnectAsk({ connectorName, compact = false, link, onAsk }: ReconnectAskProps) {
  const label = reconnectMessages.askFor(connectorName)
  if (compact && link) return <ReconnectAsked label={label} link={link} onAsk={onAsk} />
  return compact ? (
    <IconButton writes size="sm" icon={Send} aria-label={label} onClick={onAsk} />
  ) : (
    // As wide as its words, also in a column.
    <Inline gap={0}>
      <Button writes size="sm" icon={Send} aria-label={label} onClick={onAsk}>
        {reconnectMessages.ask}
      </Button>
    </Inline>
  )
}

type ReconnectAskedProps = Pick<ReconnectPendingProps, 'link'> & { label: string; onAsk: () => void }

/** An icon for a request that waits, or whose link has expired. Its name says which. */
function ReconnectAsked({ label, link, onAsk }: ReconnectAskedProps) {
  const { state, sentence } = usePending(link)
  const icon = state === 'expired' ? ClockAlert : Hourglass
  return <IconButton writes size="sm" icon={icon} aria-label={`${label}. ${sentence}`} onClick={onAsk} />
}

function usePending(link: ReconnectPendingProps['link']) {
  const { emailAddress, expiresAt } = link
  const time = formatDate(expiresAt, { hour: '2-digit', minute: '2-digit' })
  return useNowWhen((at) => isReconnectLinkExpired(link, at)) >= expiresAt
    ? ({ state: 'expired', sentence: words.expired(emailAddress) } as const)
    : ({ state: 'waiting', sentence: words.until(emailAddress, time) } as const)
}
