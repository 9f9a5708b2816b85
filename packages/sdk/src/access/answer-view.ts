import type { AccessAnswer, AccessCheck, Remedy } from '@tributary/domain'
import { questionMessages } from './question.messages.ts'

/** A check in words. */
export type CheckView = Pick<AccessCheck, 'kind' | 'outcome' | 'remedy'> & {
  /** The condition, for example "In a security group". */
  words: string
  /** "Yes", "No" or "Not checked". */
  result: string
  /** Why it fails, or the groups that grant it; null without either. */
  detail: string | null
  /** The button of its remedy; null without one. */
  action: string | null
}

/** An answer in words. */
export type AnswerView = {
  /** Whether the person sees it. */
  sees: boolean
  /** The answer in one sentence. */
  title: string
  /** Every check in order. */
  checks: readonly CheckView[]
}

/** The names in an answer. */
export type AnswerNames = {
  /** The name of the person; null for the viewer. */
  person: string | null
  /** The name of what they should see. */
  item: string
}

/** Returns an answer in words, with the button of the first check that fails. */
export const answerView = ({ sees, checks }: AccessAnswer, names: AnswerNames): AnswerView => ({
  sees,
  title: titleOf(sees, names),
  checks: checks.map(checkView),
})

function titleOf(sees: boolean, { person, item }: AnswerNames): string {
  const { youSee, youCannot, sees: canSee, cannot } = questionMessages
  if (person === null) return sees ? youSee(item) : youCannot(item)
  return sees ? canSee(person, item) : cannot(person, item)
}

const checkView = (check: AccessCheck): CheckView => ({
  kind: check.kind,
  outcome: check.outcome,
  remedy: check.remedy,
  words: questionMessages.checks[check.kind],
  result: questionMessages.outcomes[check.outcome],
  detail: detailOf(check),
  action: check.remedy && remedyLabel(check.remedy),
})

function detailOf({ kind, fault, items }: AccessCheck): string | null {
  const names = items.map(({ name }) => name)
  if (fault === 'item-archived') return questionMessages.archivedItems(names)
  if (fault) return questionMessages.faults[fault]
  return kind === 'granted' && names.length > 0 ? questionMessages.through(names) : null
}

/** Returns the label of the button that carries out a remedy, or leads to it. */
export function remedyLabel(remedy: Remedy): string {
  const { remedies } = questionMessages
  switch (remedy.kind) {
    case 'restore':
    case 'link-areas':
    case 'add-milestone':
    case 'link-entity':
    case 'link-helper-table':
      return remedies[remedy.kind](remedy.item.name)
    case 'add-to-group':
    case 'edit-group':
      return remedies[remedy.kind](remedy.group.name)
    default:
      return remedies[remedy.kind]
  }
}
