import type { ConnectionCheck } from '@tributary/domain'
import { shownAddressRefusal } from '../runs/shown-address-refusal.ts'
import { editorMessages } from './editor.messages.ts'

const { checks: labels } = editorMessages.test

/** Returns the label of a check. An unknown check is shown as the server spells it. */
export const checkLabel = (key: string): string =>
  Object.hasOwn(labels, key) ? (labels[key as keyof typeof labels] ?? key) : key

/** Returns what a check found, in the language that is shown if the sentence is known; null if it found nothing. */
export const checkSentence = ({ sentence }: Pick<ConnectionCheck, 'sentence'>): string | null =>
  sentence === null ? null : shownAddressRefusal(sentence)

/** Returns the outcome of a connection test in one sentence. */
export function checksSentence(checks: readonly ConnectionCheck[]): string {
  if (checks.some(({ outcome }) => outcome === 'failed')) return editorMessages.test.failed
  if (checks.length === 0) return editorMessages.test.incomplete
  if (checks.every(isSkipped)) return editorMessages.test.nothing
  const ofSource = checks.filter(({ key }) => !key.startsWith('target-'))
  return ofSource.length > 0 && ofSource.every(isSkipped)
    ? editorMessages.test.databaseOnly
    : editorMessages.test.passed
}

const isSkipped = ({ outcome }: ConnectionCheck): boolean => outcome !== 'passed' && outcome !== 'failed'
