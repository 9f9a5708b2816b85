import type { JsonObject } from './attributes.ts'
import { readFilter } from './filter.ts'
import { matchesFilter } from './match-filter.ts'
import { numberIn, textIn } from './query.ts'
import { scimLimits } from './scim-limits.ts'
import { scimSchemas } from './scim-schemas.ts'
import { selectAttributes } from './select-attributes.ts'

/** Returns the page of the resources that match the query (RFC 7644, section 3.4.2). The first index is 1. */
export function listResponse(resources: readonly JsonObject[], query: unknown) {
  const filter = textIn(query, 'filter')
  const parsed = filter === undefined ? undefined : readFilter(filter)
  const found = parsed ? resources.filter((one) => matchesFilter(one, parsed)) : resources
  const startIndex = Math.max(1, numberIn(query, 'startIndex') ?? 1)
  const count = Math.min(scimLimits.page, Math.max(0, numberIn(query, 'count') ?? scimLimits.defaultPage))
  const page = found.slice(startIndex - 1, startIndex - 1 + count)
  return {
    schemas: [scimSchemas.list],
    totalResults: found.length,
    startIndex,
    itemsPerPage: page.length,
    Resources: page.map((one) => selectAttributes(one, query)),
  }
}
