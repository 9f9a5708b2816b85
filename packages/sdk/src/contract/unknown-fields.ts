import type * as z from 'zod/mini'

type Path = readonly PropertyKey[]

/** Says that an input has a field its call does not know, by the field's whole name, e.g. `body.account.nickname`. */
export const unknownField = (path: Path): string => `${path.join('.')} is not a known field.`

/** The unknown fields that these issues are about. Where a body may have several forms, those that none of them has. */
export const unknownIn = (issues: readonly z.core.$ZodIssue[]): Path[] =>
  issues.flatMap((issue) => unknownOf(issue).map((path) => [...issue.path, ...path]))

function unknownOf(issue: z.core.$ZodIssue): Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => [name])
  if (issue.code !== 'invalid_union') return []
  const [first = [], ...others] = issue.errors.map(unknownIn)
  return first.filter((path) => others.every((other) => other.some((one) => isSame(one, path))))
}

const isSame = (one: Path, other: Path) => unknownField(one) === unknownField(other)
