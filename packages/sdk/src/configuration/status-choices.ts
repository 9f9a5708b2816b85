import type { StatusName } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'

const labels = catalogue('status-choices', { active: 'Active', locked: 'Lock', archived: 'Archive' })

/** A radio of "Set Status" and its status. */
export type StatusChoice = {
  /** The text of the radio button. */
  label: string
  /** The status that it sets. */
  status: StatusName
}

/** The radios of versions, milestones and helper tables. */
export const statusChoices: readonly StatusChoice[] = [
  {
    get label() {
      return labels.active
    },
    status: 'active',
  },
  {
    get label() {
      return labels.locked
    },
    status: 'locked',
  },
  {
    get label() {
      return labels.archived
    },
    status: 'archived',
  },
]

/** The radios of security groups, which cannot be locked. */
export const groupStatusChoices: readonly StatusChoice[] = /* @__PURE__ */ statusChoices.filter(
  ({ status }) => status !== 'locked',
)
