import { type ConnectorState, connectorsMessages } from '@tributary/sdk/connectors'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  ClockAlert,
  KeyRound,
  LoaderCircle,
  ShieldBan,
  Trash2,
  Unplug,
} from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import type { Tone } from '../theme/scheme.ts'

/** Only what needs a person is coloured (design language, section 13). */
export type Emphasis = 'quiet' | 'warning' | 'danger' | 'restricted'

type StateStyle = {
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

/** Icon, tone and words of each state (design language, section 8; CONNDASH-14..17). */
export const stateStyles = {
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
  'not-authorised': {
    tone: 'warning',
    icon: KeyRound,
    text: states['not-authorised'],
    emphasis: 'warning',
    inSummary: 'not authorised',
  },
  disconnected: { tone: 'neutral', icon: Unplug, text: states.disconnected, emphasis: 'quiet' },
  deleted: { tone: 'neutral', icon: Trash2, text: states.deleted, emphasis: 'quiet', dashed: true },
} as const satisfies Record<ConnectorState, StateStyle>

/** The style of one state. */
export const styleOf = (state: ConnectorState): StateStyle => stateStyles[state]

/** The surface of a card: `off` and `deleted` ones look disabled. */
export const surfaceOf = (state: ConnectorState): 'on' | 'off' | 'deleted' =>
  state === 'deleted' ? 'deleted' : state === 'disconnected' ? 'off' : 'on'
