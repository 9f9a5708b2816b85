import type * as z from 'zod/mini'
import { unknownField, unknownIn } from './unknown-fields.ts'
import { UP_TO_HUNDRED, UP_TO_THOUSAND } from './wire/fields.ts'

/** What a text must be, by the pattern that it does not match. */
const ofPattern: Readonly<Record<string, string>> = {
  [String(UP_TO_HUNDRED)]: 'must be a whole number from 1 to 100.',
  [String(UP_TO_THOUSAND)]: 'must be a whole number from 1 to 1,000.',
}

/**
 * Returns what is wrong with a part of a request, one sentence for each fault: `body.name is too long.` The sentences
 * do not repeat the input, and do not depend on the loaded locale of zod.
 */
export function requestFaults(issues: readonly z.core.$ZodIssue[], where: string): string[] {
  const unknown = unknownIn(issues).map((path) => unknownField([where, ...path]))
  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys' && (code !== 'invalid_union' || unknown.length === 0))
    .map((issue) => `${[where, ...issue.path].join('.')} ${messageOf(issue)}`)
  return [...unknown, ...others]
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return 'is too long.'
  if (issue.code === 'too_small') return 'is too short.'
  const expected = 'pattern' in issue ? ofPattern[String(issue.pattern)] : undefined
  if (expected) return expected
  // Rules of the contract have their own message.
  if (issue.code === 'custom') return issue.message ?? 'is refused.'
  return 'is missing or not of the right kind.'
}
