import { availableTypes, type ConnectorType, type Organisation } from '@tributary/domain'
import type { LoadErrorProps } from '@tributary/ui'
import { firstFailure } from '../shell/first-failure.ts'
import { useAllTypes, useOrganisationTypes, useShownTypes } from '../shell/use-connector-types.ts'
import { useOrganisations } from '../shell/use-organisations.ts'

/** What Home shows: the organisation's connector types and those it does not have yet (portal spec 2.14). */
export type Home = { organisation: Organisation | null } & (
  | { state: 'loading' }
  | { state: 'failed'; failure: LoadErrorProps }
  | { state: 'without-organisation' }
  | { state: 'ready'; organisation: Organisation; owned: ConnectorType[]; available: ConnectorType[] }
)

/** Loads Home. Old data stays while it is renewed; only a first load can fail. */
export function useHome(): Home {
  const { organisations, selected: organisation, loaded } = useOrganisations()
  const all = useAllTypes()
  const own = useOrganisationTypes(organisation?.id)
  const owned = useShownTypes(own.types)
  const available = useShownTypes(all.types && own.types && availableTypes(all.types, own.types))

  if (organisations?.length === 0) return { organisation, state: 'without-organisation' }
  if (organisation && all.types && own.types) return { organisation, state: 'ready', owned, available }
  const failure = firstFailure(loaded, all.loaded, own.loaded)
  return failure ? { organisation, state: 'failed', failure } : { organisation, state: 'loading' }
}
