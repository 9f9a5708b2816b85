import type { ApiToken } from '@tributary/domain'
import { tokenExpiry, tokensMessages } from '@tributary/sdk/tokens'
import { useNowWhen } from '../patterns/clock/Clock.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'

/** Marks a token that has expired, or will in two weeks at most. */
export function ExpiryBadge({ token }: { token: Pick<ApiToken, 'expiresAt'> }) {
  const now = useNowWhen((at) => {
    const { state, days } = tokenExpiry(token, at)
    return `${state} ${days}`
  })
  const { state, days } = tokenExpiry(token, now)
  if (state === 'expired') return <Badge tone="danger">{tokensMessages.expired}</Badge>
  return days !== null && <Badge tone="warning">{tokensMessages.expiresSoon(days)}</Badge>
}
