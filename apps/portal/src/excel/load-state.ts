import type { Organisation } from '@tributary/domain'
import { useStickyError } from '@tributary/react'
import type { LoadErrorProps } from '@tributary/ui'
import { firstFailure, type Loaded } from '../data/first-failure.ts'
import type { useOrganisations } from '../organisations/use-organisations.ts'

/** Why a page cannot show its data. */
export type NotLoaded =
  | { state: 'loading'; organisation: Organisation | null }
  | { state: 'without-organisation'; organisation: null }
  | { state: 'failed'; organisation: Organisation | null; failure: LoadErrorProps }

/** The data that a page shows of the selected organisation. */
export type LoadState<Data> = NotLoaded | ({ state: 'ready'; organisation: Organisation } & Data)

type Organisations = ReturnType<typeof useOrganisations>

/** Derives the state of a page. `data` is missing until every one of `lists` is loaded. */
export function loadState<Data extends object>(
  { organisations, selected, loaded }: Organisations,
  data: Data | null | undefined | false,
  ...lists: readonly Loaded[]
): LoadState<Data> {
  if (organisations?.length === 0) return { state: 'without-organisation', organisation: null }
  if (selected && data) return { ...data, state: 'ready', organisation: selected }
  const failure = firstFailure(loaded, ...lists)
  return failure
    ? { state: 'failed', organisation: selected, failure }
    : { state: 'loading', organisation: selected }
}

type Query<Data> = Parameters<typeof useStickyError>[0] & {
  data: Data | undefined
  isFetching: boolean
  refetch: () => unknown
}

/** A query that keeps its error until it succeeds. */
export function useLoaded<Data>(query: Query<Data>) {
  const { data, isFetching, refetch } = query
  return { data, error: useStickyError(query), isFetching, refetch }
}
