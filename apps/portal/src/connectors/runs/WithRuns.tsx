import type { ClientConnector } from '@tributary/domain'
import type { RunCardGridProps } from '@tributary/ui'
import type { ReactNode } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useRuns } from './use-runs.ts'

type WithRunsProps = {
  connector: ClientConnector
  connectorType: string
  children: Parameters<NonNullable<RunCardGridProps['withRuns']>>[1]
}

/** Loads the history of a card that is drawn. */
export function WithRuns({ connector, connectorType, children }: WithRunsProps): ReactNode {
  const { selected } = useOrganisations()
  const { runs, older } = useRuns(selected?.id, connectorType, connector)
  return children({ runs, older })
}
