import type { DeliveryState, Webhook } from '@tributary/domain'
import { CircleAlert, CircleCheck, CircleDashed, CirclePause, CircleX, TriangleAlert } from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import type { Tone } from '../theme/scheme.ts'
import { webhooksText } from './webhooks.messages.ts'

/** The state of a webhook on screen. */
export type WebhookState = keyof typeof webhooksText.states

/** Returns the state of a webhook. */
export function webhookState({ active, fault, failingSince }: Webhook): WebhookState {
  if (active) return failingSince ? 'failing' : 'active'
  return fault ? 'disabled' : 'paused'
}

type Look = { tone: Tone; icon: IconType }

export const webhookLooks: Readonly<Record<WebhookState, Look>> = {
  active: { tone: 'success', icon: CircleCheck },
  failing: { tone: 'warning', icon: TriangleAlert },
  paused: { tone: 'neutral', icon: CirclePause },
  disabled: { tone: 'danger', icon: CircleX },
}

export const deliveryLooks: Readonly<Record<DeliveryState, Look>> = {
  waiting: { tone: 'warning', icon: CircleDashed },
  delivered: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleAlert },
}

/** Returns the name of an event. A newer server may send others. */
export const eventName = (type: string): string => webhooksText.eventNames[type] ?? type
