import { type Actor, can } from '@tributary/domain'

/** An action on several connectors, in the order of the screen. */
export const bulkActions = [
  'refresh',
  'cancel',
  'pause',
  'resume',
  'schedule',
  'people',
  'disconnect',
] as const

/** One of {@link bulkActions}. */
export type BulkAction = (typeof bulkActions)[number]

const anyone = (viewer: Actor | null): boolean => viewer !== null
const editors = (viewer: Actor | null): boolean => can(viewer, 'connectors.edit')

const rules: Record<BulkAction, (viewer: Actor | null) => boolean> = {
  refresh: anyone,
  cancel: anyone,
  pause: editors,
  resume: editors,
  schedule: (viewer) => can(viewer, 'connectors.edit-schedule'),
  people: anyone,
  disconnect: editors,
}

/** Returns the actions on several connectors that a viewer may do. */
export const offeredBulkActions = (viewer: Actor | null): BulkAction[] =>
  bulkActions.filter((action) => rules[action](viewer))
