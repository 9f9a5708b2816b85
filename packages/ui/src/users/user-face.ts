import { statusNameOf, type User } from '@tributary/domain'
import { Archive, CircleCheck, CircleDashed, Lock } from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import type { Tone } from '../theme/scheme.ts'

type Face = { tone: Tone; icon: IconType }

const faces: Record<string, Face> = {
  active: { tone: 'success', icon: CircleCheck },
  locked: { tone: 'restricted', icon: Lock },
  archived: { tone: 'neutral', icon: Archive },
}

const unknown: Face = { tone: 'neutral', icon: CircleDashed }

/** How the status of a user looks; one we do not know looks like nothing in particular. */
export const userFace = ({ status }: Pick<User, 'status'>): Face => faces[statusNameOf(status)] ?? unknown
