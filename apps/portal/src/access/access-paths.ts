import type { Id } from '@tributary/domain'
import { type AccessQuestion, questionParameters } from '@tributary/sdk/access'

/** The page that explains why someone does not see something. */
const whyPage = '/access/why'

/** The page with a question, or with a part of one. */
export function whyPath(question: Partial<AccessQuestion>): string {
  const parameters = questionParameters(question)
  return parameters.size ? `${whyPage}?${parameters}` : whyPage
}

/** The page of a person. */
export const personPath = (id: Id): string => `/people/${encodeURIComponent(String(id))}`
