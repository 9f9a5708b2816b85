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
import { useAllTypes, useOrganisationTypes, useShownTypes } from '../connectors/use-connector-types.ts'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { type Known, known } from './known.ts'
import { useConnectorRequests } from './use-connector-requests.ts'
import { useHomeConnectors } from './use-home-connectors.ts'
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
  /** See {@link useHomeConnectors}. */
  connectors: Known<ClientConnector[]>
  isUnshared: (type: ConnectorType) => boolean
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
  const connectors = known(useHomeConnectors(organisation?.id, viewer))
  const approvals = useWaitingCount(viewer)
  const { loading, ...asking } = useConnectorRequests(organisation?.id, viewer)
  const isLate = useWaited(LATE_MS, organisation?.id)

  if (organisations?.length === 0) return { organisation, state: 'without-organisation' }
  const isWhole = connectors !== undefined && approvals !== undefined && !loading
  if (organisation && all.types && own.types && (isWhole || isLate)) {
    const isUnshared = unsharedWith(viewer, connectors)
    return { organisation, state: 'ready', owned, available, connectors, isUnshared, ...asking }
  }
  const failure = firstFailure(loaded, all.loaded, own.loaded)
  return failure ? { organisation, state: 'failed', failure } : { organisation, state: 'loading' }
}

/**
 * Whether a type has connectors but the user may not see any of them. Excel has areas instead of
 * connectors.
 */
const unsharedWith = (viewer: SessionUser, connectors: Known<ClientConnector[]>) => (type: ConnectorType) =>
  Array.isArray(connectors) &&
  !can(viewer, 'connectors.see-all') &&
  !isExcel(type.type) &&
  !connectors.some(({ sourceConnectorId }) => sameId(sourceConnectorId, type.id))
