import type { StatusName } from '@tributary/domain'

/** A radio of "Set Status" and the status it means (requirement STATE-02). */
export type StatusChoice = { label: 'Active' | 'Lock' | 'Archive'; status: StatusName }

/** The radios of versions, milestones and helper tables. */
export const statusChoices: readonly StatusChoice[] = [
  { label: 'Active', status: 'active' },
  { label: 'Lock', status: 'locked' },
  { label: 'Archive', status: 'archived' },
]

/** The radios of security groups, which cannot be locked (requirement GROUP-25). */
export const groupStatusChoices: readonly StatusChoice[] = /* @__PURE__ */ statusChoices.filter(
  ({ status }) => status !== 'locked',
)
