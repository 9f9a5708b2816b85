import { isReconnectLinkExpired, type ReconnectLink } from '@tributary/domain'
import { formatDate } from '@tributary/sdk/common'
import { reconnectMessages } from '@tributary/sdk/connectors'
import { Send } from 'lucide-react'
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
  const { emailAddress, expiresAt } = link
  const expired = useNowWhen((at) => isReconnectLinkExpired(link, at)) >= expiresAt
  const time = formatDate(expiresAt, { hour: '2-digit', minute: '2-digit' })
  return (
    <Inline gap={2} flexWrap="wrap" alignItems="center">
      <Text as="p" size="sm" color="secondary" overflowWrap="anywhere" minWidth={0}>
        {expired ? words.expired(emailAddress) : words.until(emailAddress, time)}
      </Text>
      <Button
        size="sm"
        disabled={busy}
        aria-label={words.againTo(emailAddress, connectorName)}
        onClick={onResend}
      >
        {words.again}
      </Button>
      <Button
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
  /** Called when the viewer wants to ask someone. */
  onAsk: () => void
}

/** Opens the dialog in which an administrator without the login of a system asks the person who has it. */
export const ReconnectAsk = ({ connectorName, compact = false, onAsk }: ReconnectAskProps) =>
  compact ? (
    <IconButton icon={Send} aria-label={reconnectMessages.askFor(connectorName)} onClick={onAsk} />
  ) : (
    <Button size="sm" icon={Send} aria-label={reconnectMessages.askFor(connectorName)} onClick={onAsk}>
      {reconnectMessages.ask}
    </Button>
  )
