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
  TriangleAlert,
  Unplug,
} from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import type { Tone } from '../theme/scheme.ts'
import { connectorsText } from './connectors.messages.ts'

/** Only what needs the user's attention has a colour. */
export type Emphasis = 'quiet' | 'warning' | 'danger' | 'restricted'

type StateStyle = {
  tone: Tone
  icon: IconType
  text: string
  emphasis: Emphasis
  /** The words in the summary: "1 error, 2 refreshing". */
  inSummary?: string
  spinning?: boolean
  dashed?: boolean
}

const { states } = connectorsMessages

/** Icon, tone and words of each state. */
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
  incomplete: {
    tone: 'warning',
    icon: TriangleAlert,
    text: states.incomplete,
    emphasis: 'warning',
    inSummary: 'incomplete',
  },
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
    get inSummary() {
      return connectorsText.takingLonger
    },
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
    get inSummary() {
      return connectorsText.notAuthorised
    },
  },
  disconnected: { tone: 'neutral', icon: Unplug, text: states.disconnected, emphasis: 'quiet' },
  deleted: { tone: 'neutral', icon: Trash2, text: states.deleted, emphasis: 'quiet', dashed: true },
} as const satisfies Record<ConnectorState, StateStyle>

/** Returns the style of a state. */
export const styleOf = (state: ConnectorState): StateStyle => stateStyles[state]

/** Returns the surface of a card: `off` and `deleted` look disabled. */
export const surfaceOf = (state: ConnectorState): 'on' | 'off' | 'deleted' =>
  state === 'deleted' ? 'deleted' : state === 'disconnected' ? 'off' : 'on'
