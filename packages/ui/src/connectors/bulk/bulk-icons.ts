import type { BulkAction } from '@tributary/sdk/connectors'
import { Ban, CalendarClock, Pause, Play, RefreshCw, Unplug, UserPlus } from 'lucide-react'
import type { IconType } from '../../primitives/icon-type.ts'

/** The icon of each action on several connectors. */
export const bulkIcons: Record<BulkAction, IconType> = {
  refresh: RefreshCw,
  cancel: Ban,
  pause: Pause,
  resume: Play,
  schedule: CalendarClock,
  people: UserPlus,
  disconnect: Unplug,
}
