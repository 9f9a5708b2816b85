import { realPacing, withMinimumFailureTime } from '../../outbound/min-failure-time.ts'
import type { OutboundRules } from '../../outbound/outbound.ts'
import { post } from '../../outbound/post.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import { alertsMessages as messages } from '../alerts.messages.ts'
import { type OfChannel, urlPlace } from '../channels.queries.ts'

type Tools = { secretBox: SecretBox; outbound: OutboundRules }

const DEADLINE_MS = 15_000
const RESPONSE_BYTES = 1_024

/** Posts a message. Returns why it was not accepted, or null. The response is not stored, and redirects are not followed. */
export async function postToChannel(
  { secretBox, outbound }: Tools,
  channel: OfChannel & { sealed: string },
  body: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const url = opened(secretBox, channel)
  if (!url) return messages.sealed
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Tributary (alerts)',
  }
  const request = { url, headers, body, deadlineMs: DEADLINE_MS, mostBytes: RESPONSE_BYTES, signal }
  try {
    const { status } = await withMinimumFailureTime(
      () => post(request, outbound),
      () => true,
      realPacing,
    )
    return status >= 200 && status < 300 ? null : messages.status(status)
  } catch {
    return messages.unreachable
  }
}

function opened(secretBox: SecretBox, channel: OfChannel & { sealed: string }): URL | undefined {
  try {
    return new URL(secretBox.open(channel.sealed, urlPlace(channel)))
  } catch {
    return undefined
  }
}
