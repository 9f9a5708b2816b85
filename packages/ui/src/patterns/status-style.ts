import { statusNameOf } from '@tributary/domain'
import { Archive, CircleCheck, CircleDashed, Lock } from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import type { Tone } from '../theme/scheme.ts'

/** How a status looks, wherever it is shown. */
export type StatusStyle = { tone: Tone; icon: IconType }

const faces: Record<string, StatusStyle> = {
  active: { tone: 'success', icon: CircleCheck },
  locked: { tone: 'restricted', icon: Lock },
  archived: { tone: 'neutral', icon: Archive },
}

const unknown: StatusStyle = { tone: 'neutral', icon: CircleDashed }

/** The look of a status; a missing one is active, one we do not know looks like nothing in particular (STATE-04). */
export const statusStyle = (status: { name: string } | null | undefined): StatusStyle =>
  faces[statusNameOf(status)] ?? unknown
