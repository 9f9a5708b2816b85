import type * as z from 'zod/mini'

type Path = readonly PropertyKey[]

/** What a field can be called: anything else may be a secret that came there by mistake. */
const NAME = /^[a-z]\w{0,49}$/i

/** Says that an input has a field its call does not know, by the field's whole name, e.g. `body.account.nickname`. */
export const unknownField = (path: Path): string =>
  NAME.test(String(path.at(-1)))
    ? `${path.join('.')} is not a known field.`
    : `${path.slice(0, -1).join('.')} has a field that is not known.`

/** The unknown fields that these issues are about. Where a body may have several forms, those that none of them has. */
export const unknownIn = (issues: readonly z.core.$ZodIssue[]): Path[] =>
  issues.flatMap((issue) => unknownOf(issue).map((path) => [...issue.path, ...path]))

function unknownOf(issue: z.core.$ZodIssue): Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => [name])
  if (issue.code !== 'invalid_union') return []
  const [first = [], ...others] = issue.errors.map(unknownIn)
  return first.filter((path) => others.every((other) => other.some((one) => isSame(one, path))))
}

const isSame = (one: Path, other: Path) => one.join('\0') === other.join('\0')
