import type { ConnectorLink, Freshness, TriageState } from '@tributary/sdk/connectors'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  ClockAlert,
  KeyRound,
  LoaderCircle,
  Plug,
  ShieldBan,
  Trash2,
  TriangleAlert,
  Unplug,
} from 'lucide-react'
import type { StatusPillProps } from '../../primitives/Status/StatusPill.tsx'

type Look = Pick<StatusPillProps, 'tone' | 'icon' | 'dashed' | 'spinning'>

/** The look of a link to a source. */
export const linkLooks: Record<ConnectorLink, Look> = {
  connected: { tone: 'success', icon: Plug },
  refused: { tone: 'restricted', icon: ShieldBan },
  'not-authorised': { tone: 'warning', icon: KeyRound },
  off: { tone: 'neutral', icon: Unplug },
  deleted: { tone: 'neutral', icon: Trash2, dashed: true },
}

/** The look of a link whose status the SDK does not recognise. */
export const unknownLook: Look = { tone: 'neutral', icon: CircleDashed }

/** The look of the freshness of data. */
export const freshnessLooks: Record<Freshness['state'], Look> = {
  fresh: { tone: 'neutral', icon: CircleCheck },
  stale: { tone: 'warning', icon: ClockAlert },
  never: { tone: 'neutral', icon: CircleDashed, dashed: true },
}

/** The look of a triage state. */
export const triageLooks: Record<TriageState, Look> = {
  error: { tone: 'danger', icon: CircleAlert },
  refused: linkLooks.refused,
  'not-authorised': linkLooks['not-authorised'],
  stuck: { tone: 'warning', icon: ClockAlert },
  incomplete: { tone: 'warning', icon: TriangleAlert },
  refreshing: { tone: 'progress', icon: LoaderCircle, spinning: true },
  stale: freshnessLooks.stale,
  never: freshnessLooks.never,
  ok: { tone: 'success', icon: CircleCheck },
  off: linkLooks.off,
}
