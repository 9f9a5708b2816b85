export { csvMessages } from './csv/csv.messages.ts'
export { csvFileName, csvTime, csvTooLong, toCsv } from './csv/csv.ts'
export { textDirection } from './language/bidi.ts'
export { activeLanguage, catalogue, englishOf, setLanguage } from './language/catalogue.ts'
export {
  comma,
  formatDate,
  formatList,
  formatNumber,
  formatRelative,
  type PluralForm,
  type PluralForms,
  plural,
} from './language/format.ts'
export { formatZone } from './language/format-zone.ts'
export { isolated } from './language/isolated.ts'
export type { Language, Translation } from './language/language.ts'
export { pseudoLanguage } from './language/pseudo-language.ts'
export { matchedParts, type NamePart } from './lists/matched-parts.ts'
export { type Found, nameFinder } from './lists/name-finder.ts'
export { foldCase, nameContains, nameSearch, searchByName } from './lists/search.ts'
export { otherDirection, type SortDirection, sortedBy, sortedByName } from './lists/sort.ts'
export { userSearch } from './lists/user-search.ts'
export type { Plan, Step } from './queue/plan.ts'
export { type ItemState, type Progress, progressOf, type QueueItem } from './queue/progress.ts'
export { createQueue, type Queue } from './queue/queue.ts'
export { type Noun, nouns } from './text/nouns.messages.ts'
export { parseRichText, type RichElement, type RichNode, type RichTag } from './text/rich-text.ts'
export { timeAgo } from './text/time-ago.ts'
export { emailError, emailMessages, isEmailAddress, needsAvailabilityCheck } from './validation/email.ts'
export { mismatchError } from './validation/matches.ts'
export { nameError } from './validation/name.ts'
export { type PasswordCheck, passwordChecklist } from './validation/password-checklist.ts'
export {
  type PasswordPolicy,
  type PasswordPolicyName,
  passwordError,
  passwordHint,
  passwordPolicies,
  passwordPolicyNamed,
} from './validation/password-policy.ts'
export { isBlank, REQUIRED, requiredError } from './validation/required.ts'
