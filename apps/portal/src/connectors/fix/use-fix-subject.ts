import { type ConnectorType, customKind, type Id, isCustom, sameId } from '@tributary/domain'
import { useConnector, useStickyError } from '@tributary/react'
import type { FixSubject, LoadErrorProps } from '@tributary/ui'
import { useMemo } from 'react'
import { sourceIdOf, useCustomSources } from '../../custom-sources/use-custom-sources.ts'
import { firstFailure } from '../../data/first-failure.ts'
import { useRuns } from '../runs/use-runs.ts'
import { useOrganisationTypes } from '../use-connector-types.ts'

/** The connector to fix, its type and its latest refreshes; null while they load. */
export type FixLoaded = {
  subject: FixSubject | null
  connectorType: ConnectorType | null
  failure: LoadErrorProps | null
}

/** Loads what decides how a connector is fixed. It is polled, so that the sheet shows when it works again. */
export function useFixSubject(organisationId: Id, id: Id): FixLoaded {
  const query = useConnector(organisationId, id)
  const { types, loaded } = useOrganisationTypes(organisationId)
  const connector = query.data
  const connectorType = types?.find((one) => connector && sameId(one.id, connector.sourceConnectorId)) ?? null
  const { runs, failed } = useRuns(
    connectorType ? organisationId : undefined,
    connectorType?.type ?? '',
    connector ?? { id, log: null },
  )
  const { sources } = useCustomSources(organisationId)
  const type = connectorType?.type
  const source = connector && sources?.find((one) => one.id === sourceIdOf(connector))
  // The settings of a custom source are known from its manifest only.
  const kind = useMemo(() => (type && isCustom(type) && source ? customKind(source) : type), [type, source])
  const isWhole = type !== undefined && (sources !== undefined || !isCustom(type))
  const known = runs ?? (failed ? none : undefined)
  const subject = useMemo(
    () => (connector && kind && known && isWhole ? { connector, type: kind, runs: known } : null),
    [connector, kind, known, isWhole],
  )
  const error = useStickyError(query)
  const { isFetching, refetch } = query
  const failure = subject ? null : firstFailure({ error, isFetching, refetch }, loaded)
  return { subject, connectorType, failure }
}

const none: FixSubject['runs'] = []
