import type { ClientConnector } from '@tributary/domain'
import { connectorStanding, connectorsMessages, type RefreshState, refreshState } from '@tributary/sdk/rules'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  ClockAlert,
  LoaderCircle,
  ShieldBan,
  Trash2,
  Unplug,
} from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import type { Tone } from '../theme/scheme.ts'

/** How a card looks: where the refresh stands, or that the connector is switched off. */
export type CardFace = RefreshState | 'disconnected' | 'deleted'

/** Only what needs a person is coloured (design language, section 13). */
export type Emphasis = 'quiet' | 'warning' | 'danger' | 'restricted'

type Look = {
  tone: Tone
  icon: IconType
  text: string
  emphasis: Emphasis
  /** In the page's summary: "1 error, 2 refreshing". */
  inSummary?: string
  spinning?: boolean
  dashed?: boolean
}

const { states } = connectorsMessages

/** Icon, tone and words of each face (design language, section 8; CONNDASH-14..17). */
export const cardLooks = {
  'never-started': {
    tone: 'neutral',
    icon: CircleDashed,
    text: states['never-started'],
    emphasis: 'quiet',
    dashed: true,
  },
  refreshing: {
    tone: 'progress',
    icon: LoaderCircle,
    text: states.refreshing,
    emphasis: 'quiet',
    inSummary: 'refreshing',
    spinning: true,
  },
  completed: { tone: 'success', icon: CircleCheck, text: states.completed, emphasis: 'quiet' },
  error: { tone: 'danger', icon: CircleAlert, text: states.error, emphasis: 'danger', inSummary: 'error' },
  cancelled: {
    tone: 'neutral',
    icon: CircleSlash,
    text: states.cancelled,
    emphasis: 'quiet',
    inSummary: 'cancelled',
  },
  'taking-longer': {
    tone: 'warning',
    icon: ClockAlert,
    text: states['taking-longer'],
    emphasis: 'warning',
    inSummary: 'taking longer',
  },
  forbidden: {
    tone: 'restricted',
    icon: ShieldBan,
    text: states.forbidden,
    emphasis: 'restricted',
    inSummary: 'forbidden',
  },
  disconnected: { tone: 'neutral', icon: Unplug, text: 'Disconnected', emphasis: 'quiet' },
  deleted: { tone: 'neutral', icon: Trash2, text: 'Deleted', emphasis: 'quiet' },
} as const satisfies Record<CardFace, Look>

/** The look of one face. */
export const lookOf = (face: CardFace): Look => cardLooks[face]

/** The face of a connector at a moment (connectors spec 4). */
export function cardFace({ status, log }: Pick<ClientConnector, 'status' | 'log'>, now: Date): CardFace {
  const standing = connectorStanding(status)
  return standing === 'disconnected' || standing === 'deleted' ? standing : refreshState(log, now)
}
