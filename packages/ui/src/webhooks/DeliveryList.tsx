import type { DeliveryState, WebhookDelivery } from '@tributary/domain'
import { comma } from '@tributary/sdk/common'
import { ChevronDown, ChevronUp, RotateCcw, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { classNames } from '../theme/class-names.ts'
import { tone as toneClass } from '../theme/tone.css.ts'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import * as css from './Webhooks.css.ts'
import { deliveryLooks, eventName } from './webhook-state.ts'
import { webhooksText } from './webhooks.messages.ts'

export type DeliveryListProps = {
  /** The deliveries, newest first. */
  deliveries: readonly WebhookDelivery[]
  /** The state that the list is limited to; null for all. */
  state: DeliveryState | null
  /** Loads older ones. Left out when there are none. */
  onMore?: (() => void) | undefined
  /** True while older ones load. */
  loadingMore?: boolean
  /** The id of the delivery that is being sent again. */
  replaying?: string | null
  /** Sends a delivery again, or one that waits now. Left out while the webhook is not active. */
  onReplay?: ((delivery: WebhookDelivery) => void) | undefined
}

const words = webhooksText.deliveries

/** The deliveries of a webhook. Each opens to what was sent and how the receiver responded. */
export function DeliveryList({ deliveries, state, onMore, loadingMore = false, ...rest }: DeliveryListProps) {
  const [open, setOpen] = useState<string | null>(null)
  if (deliveries.length === 0)
    return (
      <div className={css.card}>
        <EmptyState title={state === null ? words.none : words.noneInState} />
      </div>
    )
  return (
    <div className={classNames(css.card, css.list)}>
      <ul aria-label={words.label}>
        {deliveries.map((delivery) => (
          <Delivery
            {...rest}
            key={delivery.id}
            delivery={delivery}
            isOpen={open === delivery.id}
            onToggle={() => setOpen(open === delivery.id ? null : delivery.id)}
          />
        ))}
      </ul>
      {onMore && (
        <Button variant="ghost" loading={loadingMore} onClick={onMore}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

type DeliveryProps = Pick<DeliveryListProps, 'replaying' | 'onReplay'> & {
  delivery: WebhookDelivery
  isOpen: boolean
  onToggle: () => void
}

function Delivery({ delivery, isOpen, onToggle, replaying, onReplay }: DeliveryProps) {
  const detail = useId()
  const { tone, icon: Icon } = deliveryLooks[delivery.state]
  const Chevron = isOpen ? ChevronUp : ChevronDown
  const name = eventName(delivery.event)
  const waits = delivery.state === 'waiting'
  return (
    <li className={classNames(css.delivery, toneClass[tone])}>
      <button
        type="button"
        className={css.head}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': detail })}
        onClick={onToggle}
      >
        <Icon size={16} aria-hidden className={css.icon} />
        <span>
          {name}
          <Text color="secondary">{`${comma()}${words.states[delivery.state]}`}</Text>
        </span>
        <Text color="secondary">{absoluteTime(delivery.createdAt)}</Text>
        <Chevron size={16} aria-hidden />
      </button>
      {isOpen && (
        <Stack gap={3} id={detail} className={css.detail}>
          {onReplay && (
            <div>
              <Button
                writes
                size="sm"
                icon={waits ? Send : RotateCcw}
                aria-label={waits ? words.sendNowNamed(name) : words.replayNamed(name)}
                loading={replaying === delivery.id}
                onClick={() => onReplay(delivery)}
              >
                {waits ? words.sendNow : words.replay}
              </Button>
            </div>
          )}
          <DeliveryFacts delivery={delivery} />
        </Stack>
      )}
    </li>
  )
}
