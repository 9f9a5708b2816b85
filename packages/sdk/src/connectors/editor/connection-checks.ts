import type { ConnectionCheck } from '@tributary/domain'
import { editorMessages } from './editor.messages.ts'

const { checks: labels, passed, failed, incomplete, databaseOnly, nothing } = editorMessages.test

/** What a check is called on screen; one we do not know is called as the server spells it. */
export const checkLabel = (key: string): string =>
  Object.hasOwn(labels, key) ? (labels[key as keyof typeof labels] ?? key) : key

/** What a connection test came to, in one sentence. */
export function checksSentence(checks: readonly ConnectionCheck[]): string {
  if (checks.some(({ outcome }) => outcome === 'failed')) return failed
  if (checks.length === 0) return incomplete
  if (checks.every(isSkipped)) return nothing
  const ofSource = checks.filter(({ key }) => !key.startsWith('target-'))
  return ofSource.length > 0 && ofSource.every(isSkipped) ? databaseOnly : passed
}

const isSkipped = ({ outcome }: ConnectionCheck): boolean => outcome !== 'passed' && outcome !== 'failed'
