import type { TriageHistory } from '@tributary/ui'
import type { ReactNode } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useInSight } from '../../page/use-in-sight.ts'
import type { Watched } from './use-runs.ts'
import { useRunsOfRow } from './use-runs-of-row.ts'

type RowWithRunsProps = { connector: Watched; children: (history: TriageHistory) => ReactNode }

/** Loads the history of a row once it is in sight. */
export function RowWithRuns({ connector, children }: RowWithRunsProps): ReactNode {
  const { selected } = useOrganisations()
  const [sight, inSight] = useInSight<HTMLTableCellElement>()
  const runs = useRunsOfRow(selected?.id, connector, inSight)
  return children({ runs, sight })
}
