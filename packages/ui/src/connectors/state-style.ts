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

/** Only what needs the user's attention has a colour. */
export type Emphasis = 'quiet' | 'warning' | 'danger' | 'restricted'

type StateStyle = {
  tone: Tone
  icon: IconType
  text: string
  emphasis: Emphasis
  spinning?: boolean
  dashed?: boolean
}

const { states } = connectorsMessages

/** Icon, tone and words of each state. */
export const stateStyles = {
  'never-started': {
    tone: 'neutral',
    icon: CircleDashed,
    get text() {
      return states['never-started']
    },
    emphasis: 'quiet',
    dashed: true,
  },
  refreshing: {
    tone: 'progress',
    icon: LoaderCircle,
    get text() {
      return states.refreshing
    },
    emphasis: 'quiet',
    spinning: true,
  },
  completed: {
    tone: 'success',
    icon: CircleCheck,
    get text() {
      return states.completed
    },
    emphasis: 'quiet',
  },
  incomplete: {
    tone: 'warning',
    icon: TriangleAlert,
    get text() {
      return states.incomplete
    },
    emphasis: 'warning',
  },
  error: {
    tone: 'danger',
    icon: CircleAlert,
    get text() {
      return states.error
    },
    emphasis: 'danger',
  },
  cancelled: {
    tone: 'neutral',
    icon: CircleSlash,
    get text() {
      return states.cancelled
    },
    emphasis: 'quiet',
  },
  'taking-longer': {
    tone: 'warning',
    icon: ClockAlert,
    get text() {
      return states['taking-longer']
    },
    emphasis: 'warning',
  },
  forbidden: {
    tone: 'restricted',
    icon: ShieldBan,
    get text() {
      return states.forbidden
    },
    emphasis: 'restricted',
  },
  'not-authorised': {
    tone: 'warning',
    icon: KeyRound,
    get text() {
      return states['not-authorised']
    },
    emphasis: 'warning',
  },
  disconnected: {
    tone: 'neutral',
    icon: Unplug,
    get text() {
      return states.disconnected
    },
    emphasis: 'quiet',
  },
  deleted: {
    tone: 'neutral',
    icon: Trash2,
    get text() {
      return states.deleted
    },
    emphasis: 'quiet',
    dashed: true,
  },
} as const satisfies Record<ConnectorState, StateStyle>

/** Returns the style of a state. */
export const styleOf = (state: ConnectorState): StateStyle => stateStyles[state]

/** Returns the surface of a card: `off` and `deleted` look disabled. */
export const surfaceOf = (state: ConnectorState): 'on' | 'off' | 'deleted' =>
  state === 'deleted' ? 'deleted' : state === 'disconnected' ? 'off' : 'on'
