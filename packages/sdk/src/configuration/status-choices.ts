import type { StatusName } from '@tributary/domain'

/** A radio of "Set Status" and its status. */
export type StatusChoice = {
  /** The text of the radio button. */
  label: 'Active' | 'Lock' | 'Archive'
  /** The status that it sets. */
  status: StatusName
}

/** The radios of versions, milestones and helper tables. */
export const statusChoices: readonly StatusChoice[] = [
  { label: 'Active', status: 'active' },
  { label: 'Lock', status: 'locked' },
  { label: 'Archive', status: 'archived' },
]

/** The radios of security groups, which cannot be locked. */
export const groupStatusChoices: readonly StatusChoice[] = /* @__PURE__ */ statusChoices.filter(
  ({ status }) => status !== 'locked',
)
