import { statusNameOf } from '@tributary/domain'
import { Archive, CircleCheck, CircleDashed, Lock } from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import type { Tone } from '../theme/scheme.ts'

/** The tone and icon of a status. */
export type StatusStyle = { tone: Tone; icon: IconType }

const faces: Record<string, StatusStyle> = {
  active: { tone: 'success', icon: CircleCheck },
  locked: { tone: 'restricted', icon: Lock },
  archived: { tone: 'neutral', icon: Archive },
}

const unknown: StatusStyle = { tone: 'neutral', icon: CircleDashed }

/** Returns the style of a status. A missing status is active; an unknown one has a neutral style (STATE-04). */
export const statusStyle = (status: { name: string } | null | undefined): StatusStyle =>
  faces[statusNameOf(status)] ?? unknown
