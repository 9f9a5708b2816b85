import type { ConnectionCheck } from '@tributary/domain'
import { editorMessages } from './editor.messages.ts'

const { checks: labels, passed, failed, incomplete } = editorMessages.test

/** What a check is called on screen; one we do not know is called as the server spells it. */
export const checkLabel = (key: string): string =>
  Object.hasOwn(labels, key) ? (labels[key as keyof typeof labels] ?? key) : key

/** What a connection test came to, in one sentence. */
export function checksSentence(checks: readonly ConnectionCheck[]): string {
  if (checks.some(({ outcome }) => outcome === 'failed')) return failed
  return checks.some(({ outcome }) => outcome === 'passed') ? passed : incomplete
}
