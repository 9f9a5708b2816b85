import { connectorKinds, savedFilterParameters } from '@tributary/domain'
import type { SortDirection } from '../../common/lists/sort.ts'
import { type TriageState, triageStates } from './triage-state.ts'

/** What a list of connectors can be sorted by. `state` is the order of triage. */
export const triageSorts = ['state', 'name', 'type', 'loaded', 'next', 'rows'] as const

/** One of {@link triageSorts}. */
export type TriageSort = (typeof triageSorts)[number]

/** A filter of a list of connectors, as it is in the address. */
export type TriageFilter = {
  /** The states to show, in the order of triage; empty for all. */
  states: readonly TriageState[]
  /** The connector types to show, in lower case; empty for all. */
  types: readonly string[]
  /** Text that the name, key or type contains; '' for all. */
  search: string
  /** Whether only connectors that are assigned to the viewer are shown. */
  mine: boolean
  /** What the list is sorted by. */
  sort: TriageSort
  /** The direction of the sort. */
  direction: SortDirection
}

/** The parameters of the address that belong to a filter. */
export const triageParameters = savedFilterParameters

/** The filter that shows every connector, the worst first. */
export const everyTriage: TriageFilter = {
  states: [],
  types: [],
  search: '',
  mine: false,
  sort: 'state',
  direction: 'ascending',
}

const knownTypes = connectorKinds.map(({ type }) => type)

/**
 * Reads a filter from the query of an address, such as `state=error,refused&type=ftp&mine=true&sort=-name`. Ignores
 * unknown parameters and values. `types` are the types that exist.
 */
export function parseTriageFilter(
  query: string | URLSearchParams,
  types: readonly string[] = knownTypes,
): TriageFilter {
  const asked = new URLSearchParams(query)
  const sort = asked.get('sort') ?? ''
  const by = triageSorts.find((known) => known === sort.replace(/^-/, ''))
  return {
    states: listed(asked, 'state', triageStates),
    types: listed(asked, 'type', types),
    search: asked.get('search') ?? '',
    mine: asked.get('mine') === 'true',
    sort: by ?? everyTriage.sort,
    direction: by && sort.startsWith('-') ? 'descending' : 'ascending',
  }
}

/** Returns the known values of a parameter in their usual order, each once. */
function listed<Value extends string>(
  asked: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value[] {
  const values = new Set(asked.getAll(name).flatMap((value) => value.toLowerCase().split(',')))
  return known.filter((value) => values.has(value.toLowerCase()))
}

/** Writes a filter as the query of an address, without `?`. What shows everything is left out. */
export function formatTriageFilter(filter: TriageFilter): string {
  const { states, types, search, mine, sort, direction } = filter
  const by = `${direction === 'descending' ? '-' : ''}${sort}`
  const parameters = [
    // Commas stay readable. Neither states nor types contain other characters to escape.
    states.length > 0 && `state=${states.join(',')}`,
    types.length > 0 && `type=${types.map(encodeURIComponent).join(',')}`,
    search !== '' && String(new URLSearchParams({ search })),
    mine && 'mine=true',
    by !== everyTriage.sort && `sort=${by}`,
  ]
  return parameters.filter(Boolean).join('&')
}
