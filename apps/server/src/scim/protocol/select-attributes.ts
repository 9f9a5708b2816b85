import { withoutCoreUrn } from './attribute-path.ts'
import type { JsonObject } from './attributes.ts'
import { textIn } from './query.ts'

const ALWAYS = ['schemas', 'id']

/** Returns the attributes that a query requests. A sub-attribute requests its whole attribute. */
export function selectAttributes(resource: JsonObject, query: unknown): JsonObject {
  const wanted = namesIn(query, 'attributes')
  const unwanted = namesIn(query, 'excludedAttributes')
  return Object.fromEntries(
    Object.entries(resource).filter(([key]) => {
      const name = key.toLowerCase()
      return ALWAYS.includes(name) || ((wanted?.has(name) ?? true) && !unwanted?.has(name))
    }),
  )
}

function namesIn(query: unknown, parameter: string): Set<string> | undefined {
  const names = textIn(query, parameter)
    ?.split(',')
    .map((name) => withoutCoreUrn(name.trim()).split('.')[0]?.toLowerCase() ?? '')
  return names && new Set(names)
}
