import type { WebhookDelivery } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import * as css from './Webhooks.css.ts'
import { webhooksText } from './webhooks.messages.ts'

const words = webhooksText.deliveries

/** The event as it was sent, and the response. Responses are untrusted, so they are drawn as text only. */
export function DeliveryFacts({ delivery }: { delivery: WebhookDelivery }) {
  const { id, createdAt, attempts, attemptedAt, nextAttemptAt, responseStatus, durationMs } = delivery
  const facts = [
    [words.id, id],
    [words.created, absoluteTime(createdAt, { withZone: true })],
    [words.attempts, formatNumber(attempts)],
    [words.latest, attemptedAt && absoluteTime(attemptedAt, { withZone: true })],
    [words.next, nextAttemptAt && absoluteTime(nextAttemptAt, { withZone: true })],
    [words.status, responseStatus === null ? words.noResponse : String(responseStatus)],
    [words.duration, durationMs === null ? null : words.milliseconds(durationMs)],
  ] as const
  return (
    <Stack gap={3}>
      {delivery.error && (
        <Text as="p" size="sm" fontWeight="medium">
          {delivery.error}
        </Text>
      )}
      <dl className={css.facts}>
        {facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
      </dl>
      {delivery.responseBody && <Words name={words.response}>{delivery.responseBody}</Words>}
      <Words name={words.body}>{indented(delivery.body)}</Words>
    </Stack>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd className={css.fact}>{value}</dd>
  </>
)

const Words = ({ name, children }: { name: string; children: string }) => (
  <section aria-label={name}>
    <Text as="p" size="sm" color="secondary">
      {name}
    </Text>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by keyboard */}
    <pre className={css.words} dir="ltr" tabIndex={0}>
      {children}
    </pre>
  </section>
)

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
