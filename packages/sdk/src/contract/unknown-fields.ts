import type * as z from 'zod/mini'

type Path = readonly PropertyKey[]

/** A plausible field name. Anything else may be a secret sent by mistake, so messages do not repeat it. */
const NAME = /^[a-z]\w{0,49}$/i

/**
 * Returns the message about an unknown field of an input, with its full name, for example
 * `body.account.nickname`.
 */
export const unknownField = (path: Path): string =>
  NAME.test(String(path.at(-1)))
    ? `${path.join('.')} is not a known field.`
    : `${path.slice(0, -1).join('.')} has a field that is not known.`

/** Returns the unknown fields in these issues. If a body has several forms, those that no form has. */
export const unknownIn = (issues: readonly z.core.$ZodIssue[]): Path[] =>
  issues.flatMap((issue) => unknownOf(issue).map((path) => [...issue.path, ...path]))

function unknownOf(issue: z.core.$ZodIssue): Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => [name])
  if (issue.code !== 'invalid_union') return []
  const [first = [], ...others] = issue.errors.map(unknownIn)
  return first.filter((path) => others.every((other) => other.some((one) => isSame(one, path))))
}

const isSame = (one: Path, other: Path) => one.join('\0') === other.join('\0')
