import { connectorStanding, manageMessages } from '@tributary/sdk/rules'
import { CircleDashed, Plug, Trash2, Unplug } from 'lucide-react'
import type { IconType } from '../../primitives/icon-type.ts'
import type { Tone } from '../../theme/scheme.ts'

type StandingLook = { tone: Tone; icon: IconType; text: string; surface: 'on' | 'off' | 'deleted' }

const { standings } = manageMessages

/** How a connector's status looks; a word of the server's that we do not know stands as it is spelled. */
export function standingLook(status: string): StandingLook {
  switch (connectorStanding(status)) {
    case 'connected':
      return { tone: 'success', icon: Plug, text: standings.connected, surface: 'on' }
    case 'disconnected':
      return { tone: 'neutral', icon: Unplug, text: standings.disconnected, surface: 'off' }
    case 'deleted':
      return { tone: 'neutral', icon: Trash2, text: standings.deleted, surface: 'deleted' }
    case 'unknown':
      return { tone: 'neutral', icon: CircleDashed, text: status || '—', surface: 'on' }
  }
}
