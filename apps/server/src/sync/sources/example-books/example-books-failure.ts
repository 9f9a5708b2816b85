import type { Explain, Verdict } from '../http/http-failure.ts'
import { valueAt } from '../http/paging.ts'
import { exampleBooksMessages as messages } from './example-books.messages.ts'

/** An error response and its meaning. Without `error`, the body does not matter. */
type Cause = Verdict & { readonly status: number; readonly error?: string }

/** The first match counts. Other responses mean the same as everywhere. */
const causes: readonly Cause[] = [
  { status: 401, code: 'sign-in-refused', forbidden: true, sentence: messages.keyRefused },
  {
    status: 403,
    error: 'not_in_plan',
    code: 'not-authorised',
    notIncluded: true,
    sentence: messages.notInPlan,
  },
  { status: 403, code: 'sign-in-refused', forbidden: true, sentence: messages.mayNotRead },
  { status: 404, code: 'source-path-missing', sentence: messages.noApi },
]

export const explainExampleBooks: Explain = ({ status, body }) => {
  const found = causes.find(
    (cause) => cause.status === status && (!cause.error || cause.error === valueAt(body, ['error'])),
  )
  if (!found) return undefined
  const { status: _, error: __, ...verdict } = found
  return verdict
}
