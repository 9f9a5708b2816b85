import type { ConnectionCheck } from '@tributary/domain'
import { editorMessages } from './editor.messages.ts'

const { checks: labels } = editorMessages.test

/** Returns the label of a check. An unknown check is shown as the server spells it. */
export const checkLabel = (key: string): string =>
  Object.hasOwn(labels, key) ? (labels[key as keyof typeof labels] ?? key) : key

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
