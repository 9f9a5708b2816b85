import { savedFilterLimits } from '@tributary/domain'
import * as z from 'zod/mini'
import { isFilterQuery } from '../common/validation/filter-query.ts'
import { savedFilter } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { nameUpTo } from './wire/common.ts'
import { holds } from './wire/holds.ts'
import { request } from './wire/request.ts'

const service = 'connector'
const path = '/business2cloud/clients/{orgId}/saved-filters'

const filterName = /* @__PURE__ */ nameUpTo(savedFilterLimits.name)
const filterQuery = /* @__PURE__ */ z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(savedFilterLimits.query),
    holds(isFilterQuery, 'has a parameter that filters do not have.', 'parameters of a filter'),
  )

export const listSavedFilters = endpoint({
  method: 'GET',
  path,
  summary: 'List the filters of the caller and those shared in an organisation.',
  level: 'member',
  response: list(savedFilter),
  service,
})

export const createSavedFilter = endpoint({
  method: 'POST',
  path,
  summary: 'Save a filter.',
  level: 'member',
  body: request({
    /** The name on screen, trimmed, up to 60 characters. Unique among the filters of the caller. */
    name: ['Name', filterName],
    /** The query string of the address, without `?`: `state`, `type`, `search`, `mine` and `sort`. */
    query: ['Query', filterQuery],
    /** Whether all members shall see it. Only those who may edit connectors may share. */
    shared: ['Shared', z.optional(z.boolean())],
  }),
  response: written(savedFilter),
  errors: [409],
  service,
})

export const updateSavedFilter = endpoint({
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change a saved filter.',
  level: 'member',
  body: request({
    /** The new name. Unchanged if missing. */
    name: ['Name', z.optional(filterName)],
    /** The new query. Unchanged if missing. */
    query: ['Query', z.optional(filterQuery)],
    /** Whether all members shall see it. Unchanged if missing. */
    shared: ['Shared', z.optional(z.boolean())],
  }),
  response: written(savedFilter),
  errors: [409],
  service,
})

export const deleteSavedFilter = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a saved filter.',
  level: 'member',
  response: written(nothing),
  service,
})
