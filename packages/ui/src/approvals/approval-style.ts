import { CircleCheck, CircleDashed, CircleX, Hourglass } from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import type { Tone } from '../theme/scheme.ts'

type Face = { tone: Tone; icon: IconType }

const faces: Record<string, Face> = {
  PENDING: { tone: 'warning', icon: Hourglass },
  APPROVED: { tone: 'success', icon: CircleCheck },
  REJECTED: { tone: 'danger', icon: CircleX },
}

const unknown: Face = { tone: 'neutral', icon: CircleDashed }

/** The badge style of a request's status. An unknown status is neutral. */
export const approvalStyle = (status: string): Face => faces[status.toUpperCase()] ?? unknown
