import type { ClientConnector, ConnectorType } from '@tributary/domain'
import { type TypeSummary, typeSummaries } from '@tributary/sdk/connectors'
import { typedConnectors } from './typed-connectors.ts'

/** Returns the types with a connector that failed, is refused or is stuck. */
export const failingTypesOf = (summaries: ReadonlyMap<string, TypeSummary>): string[] =>
  [...summaries].filter(([, { failing }]) => failing > 0).map(([type]) => type)

/** Returns {@link failingTypesOf} some connectors of these types. */
export const failingTypes = (
  connectors: readonly ClientConnector[],
  types: readonly ConnectorType[],
  now: Date,
): string[] => failingTypesOf(typeSummaries(typedConnectors(connectors, types), { now, whole: false }))
