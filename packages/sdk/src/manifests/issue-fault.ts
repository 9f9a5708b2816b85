import type { z } from 'zod'
import { formatNumber } from '../common/language/format.ts'
import type { RuleFault } from './manifest-rules.ts'
import { manifestsMessages as messages } from './manifests.messages.ts'

type Issue = z.core.$ZodIssue

/** Returns the faults that an issue of the schema stands for. */
export function issueFault(issue: Issue): RuleFault[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: messages.unknownField(key) }))
  const nested = nestedIssues(issue)
  if (nested) return nested.flatMap((inner) => issueFault({ ...inner, path: [...issue.path, ...inner.path] }))
  return [{ path, message: sentenceFor(issue) }]
}

/** Names that are not allowed as keys have their own issue. */
const nestedIssues = (issue: Issue): Issue[] | undefined =>
  issue.code === 'invalid_key' ? issue.issues.map((inner) => ({ ...inner, path: [] })) : undefined

const types: Readonly<Record<string, string>> = messages.types
const sizes: Readonly<Record<string, (size: number) => string>> = messages.sizes

function sentenceFor(issue: Issue): string {
  if (isMissing(issue)) return messages.missing(String(issue.path.at(-1)))
  if (issue.code === 'invalid_type') return messages.expected(types[issue.expected] ?? issue.expected)
  if (issue.code === 'invalid_value') return messages.oneOf(issue.values)
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return messages.oneOf(issue.options)
  if (issue.code === 'too_small') return messages.tooSmall(sizeOf(issue.origin, issue.minimum))
  if (issue.code === 'too_big') return messages.tooBig(sizeOf(issue.origin, issue.maximum))
  // The other sentences are those of our schema. Only bodies of requests have none.
  return issue.code === 'invalid_union' && issue.message === 'Invalid input'
    ? messages.invalid
    : issue.message
}

/** Whether a required field is missing. The issue of a missing kind has the group around it as its input. */
function isMissing(issue: Issue): boolean {
  if (issue.code !== 'invalid_union' || !('discriminator' in issue)) return issue.input === undefined
  return Reflect.get(Object(issue.input), String(issue.discriminator)) === undefined
}

/** A size with its unit. A number has none. */
const sizeOf = (origin: string, size: number | bigint): string =>
  sizes[origin]?.(Number(size)) ?? formatNumber(Number(size))
