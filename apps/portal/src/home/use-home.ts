import {
  availableTypes,
  type ClientConnector,
  type ConnectorType,
  can,
  isExcel,
  type Organisation,
  type SessionUser,
  sameId,
} from '@tributary/domain'
import type { ConnectorOffer } from '@tributary/sdk/approvals'
import type { LoadErrorProps } from '@tributary/ui'
import { useWaitingCount } from '../approvals/use-waiting-count.ts'
import { failingTypesOf } from '../connectors/failing-types.ts'
import { useAllTypes, useOrganisationTypes, useShownTypes } from '../connectors/use-connector-types.ts'
import { useNotableConnectors } from '../connectors/use-notable-connectors.ts'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { type Known, known } from './known.ts'
import { useConnectorRequests } from './use-connector-requests.ts'
import { useTypeSummaries } from './use-type-summaries.ts'
import { useWaited } from './use-waited.ts'

/** The state of Home: the organisation's connector types, and the available ones. */
export type Home = { organisation: Organisation | null } & (
  | { state: 'loading' }
  | { state: 'failed'; failure: LoadErrorProps }
  | { state: 'without-organisation' }
  | ReadyHome
)

export type ReadyHome = {
  organisation: Organisation
  state: 'ready'
  owned: ConnectorType[]
  available: ConnectorType[]
  /** See {@link useNotableConnectors}. */
  connectors: Known<ClientConnector[]>
  isUnshared: (type: ConnectorType) => boolean
  /** The state of a type's connectors in words; empty if it is not known. */
  summaryOf: (type: ConnectorType) => string
  /** The types with a connector that failed, is refused or is stuck. */
  failing: readonly string[]
  offerOf: (type: ConnectorType) => ConnectorOffer
  ask: (type: ConnectorType) => void
}

/** How long the cards wait for the part above them, so that they do not move. */
const LATE_MS = 1500

/** Loads Home. Old data stays during a reload, so only a first load can fail. */
export function useHome(viewer: SessionUser): Home {
  const { organisations, selected: organisation, loaded } = useOrganisations()
  const all = useAllTypes()
  const own = useOrganisationTypes(organisation?.id)
  const owned = useShownTypes(own.types)
  const available = useShownTypes(all.types && own.types && availableTypes(all.types, own.types))
  const connectors = known(useNotableConnectors(organisation?.id, viewer))
  const approvals = useWaitingCount(viewer)
  const { loading, ...asking } = useConnectorRequests(organisation?.id, viewer)
  const summaries = useTypeSummaries(organisation?.id, own.types ?? none, viewer)
  const isLate = useWaited(LATE_MS, organisation?.id)

  if (organisations?.length === 0) return { organisation, state: 'without-organisation' }
  const isWhole = connectors !== undefined && approvals !== undefined && !loading
  if (organisation && all.types && own.types && (isWhole || isLate)) {
    const isUnshared = unsharedWith(viewer, connectors)
    const lists = { owned, available, connectors, isUnshared, ...statesOf(summaries) }
    return { organisation, state: 'ready', ...lists, ...asking }
  }
  const failure = firstFailure(loaded, all.loaded, own.loaded)
  return failure ? { organisation, state: 'failed', failure } : { organisation, state: 'loading' }
}

const none: ConnectorType[] = []

const statesOf = (summaries: ReturnType<typeof useTypeSummaries>) => ({
  summaryOf: ({ type }: ConnectorType) => summaries.get(type)?.words ?? '',
  failing: failingTypesOf(summaries),
})

/**
 * Whether a type has connectors but the user may not see any of them. Excel has areas instead of
 * connectors.
 */
const unsharedWith = (viewer: SessionUser, connectors: Known<ClientConnector[]>) => (type: ConnectorType) =>
  Array.isArray(connectors) &&
  !can(viewer, 'connectors.see-all') &&
  !isExcel(type.type) &&
  !connectors.some(({ sourceConnectorId }) => sameId(sourceConnectorId, type.id))
