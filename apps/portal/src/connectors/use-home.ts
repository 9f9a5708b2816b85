import { availableTypes, type ConnectorType, type Organisation } from '@tributary/domain'
import { useAllTypes, useOrganisationTypes, useShownTypes } from '../shell/use-connector-types.ts'
import { useOrganisations } from '../shell/use-organisations.ts'

/** What Home shows: the organisation's connector types and those it does not have yet (portal spec 2.14). */
export type Home = { organisation: Organisation | null } & (
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'without-organisation' }
  | { state: 'ready'; organisation: Organisation; owned: ConnectorType[]; available: ConnectorType[] }
)

/** Loads Home. Old data stays while it is renewed; only a first load can fail. */
export function useHome(): Home {
  const { organisations, selected: organisation, error, refetch } = useOrganisations()
  const all = useAllTypes()
  const own = useOrganisationTypes(organisation?.id)
  const owned = useShownTypes(own.data)
  const available = useShownTypes(all.data && own.data && availableTypes(all.data, own.data))

  if (organisations?.length === 0) return { organisation, state: 'without-organisation' }
  if (organisation && all.data && own.data) return { organisation, state: 'ready', owned, available }
  const failure = error ?? all.error ?? own.error
  if (!failure) return { organisation, state: 'loading' }
  const retry = () => {
    if (error) refetch()
    if (all.error) all.refetch()
    if (own.error) own.refetch()
  }
  return { organisation, state: 'failed', error: failure, retry }
}
