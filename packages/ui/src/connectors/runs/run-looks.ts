import type { RunOutcome } from '@tributary/sdk/rules'
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

type RunLook = { tone: Tone; icon: IconType; hollow?: boolean; spinning?: boolean }

const looks = {
  succeeded: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleAlert },
  interrupted: { tone: 'warning', icon: CircleX },
  cancelled: { tone: 'neutral', icon: CircleSlash, hollow: true },
  running: { tone: 'progress', icon: LoaderCircle, hollow: true, spinning: true },
  queued: { tone: 'neutral', icon: CircleDashed, hollow: true },
  unknown: { tone: 'neutral', icon: CircleHelp, hollow: true },
} as const satisfies Record<RunOutcome, RunLook>

/** Icon and tone of what a refresh ended with. */
export const runLook = (outcome: RunOutcome): RunLook => looks[outcome]
