import type { RunOutcome } from '@tributary/sdk/connectors'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleSlash,
  CircleX,
  LoaderCircle,
} from 'lucide-react'
import type { IconType } from '../../primitives/icon-type.ts'
import type { Tone } from '../../theme/scheme.ts'
import type { bar } from './RunBars.css.ts'

/** The shape alone identifies the outcome: whole, broken, notched or hollow. */
type RunLook = { tone: Tone; icon: IconType; shape: keyof typeof bar; spinning?: boolean }

const looks = {
  succeeded: { tone: 'success', icon: CircleCheck, shape: 'whole' },
  failed: { tone: 'danger', icon: CircleAlert, shape: 'broken' },
  interrupted: { tone: 'warning', icon: CircleX, shape: 'notched' },
  cancelled: { tone: 'neutral', icon: CircleSlash, shape: 'hollow' },
  running: { tone: 'progress', icon: LoaderCircle, shape: 'hollow', spinning: true },
  queued: { tone: 'neutral', icon: CircleDashed, shape: 'hollow' },
  unknown: { tone: 'neutral', icon: CircleHelp, shape: 'hollow' },
} as const satisfies Record<RunOutcome, RunLook>

/** The icon and tone of an outcome. */
export const runStyle = (outcome: RunOutcome): RunLook => looks[outcome]
