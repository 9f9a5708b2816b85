import { everyTriage, filterTriage, type TriageFilter, triageRows } from '@tributary/sdk/connectors'
import { X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { classNames } from '../../theme/class-names.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import type {
  BulkSelection,
  ListDensity,
  ListedConnector,
  TriageActions,
  TriageRuns,
} from './listed-connector.ts'
import { TriageFilters } from './TriageFilters.tsx'
import * as css from './TriageList.css.ts'
import { TriageTable } from './TriageTable.tsx'
import { triageText } from './triage.messages.ts'

export type TriageListProps<Connector extends ListedConnector> = TriageActions<Connector> &
  TriageRuns<Connector> & {
    /** The connectors, in any order. */
    connectors: readonly Connector[]
    /** Which connectors are shown, and in which order. */
    filter: TriageFilter
    /** Called with the filter that the user has chosen. */
    onFilter: (filter: TriageFilter) => void
    /** Without a search box and filters by type, for a page of one type that has its own search. */
    ofOneType?: boolean
    /** Adds the CSV download of the shown connectors. The organisation is in the file's name. */
    csv?: { organisation: string } | undefined
    /** Adds the button that switches to lower rows. The page sets `data-density`. */
    density?: ListDensity | undefined
    /** The button shown when there are no connectors. */
    emptyAction?: ReactNode
    /** Makes rows selectable, for actions on several of them. */
    bulk?: BulkSelection<Connector> | undefined
  }

const MINUTE_MS = 60_000

/** All connectors, the worst first: a row each with its state, its data and the one action it needs. */
export function TriageList<Connector extends ListedConnector>(props: TriageListProps<Connector>) {
  const { connectors, filter, onFilter, ofOneType = false, csv, density, emptyAction, bulk } = props
  // Rows are in the order of their age, which is in minutes.
  const minute = useNowWhen((at) => Math.floor(at.getTime() / MINUTE_MS)).getTime()
  const now = useMemo(() => new Date(minute), [minute])
  const rows = useMemo(() => triageRows(connectors, now), [connectors, now])
  const shown = useMemo(() => filterTriage(rows, filter), [rows, filter])
  if (rows.length === 0)
    return (
      <EmptyState title={triageText.none} action={emptyAction}>
        {triageText.noneExplained}
      </EmptyState>
    )
  return (
    <div className={classNames(css.panel, bulk && css.selectable, props.askOf && css.asking)}>
      <TriageFilters rows={rows} {...{ shown, now, csv, density, filter, onFilter, ofOneType }} />
      {shown.length > 0 ? (
        <TriageTable {...props} {...bulk} rows={shown} now={now} />
      ) : (
        <NothingFound
          onClear={() => onFilter({ ...everyTriage, sort: filter.sort, direction: filter.direction })}
        />
      )}
      {bulk && <BulkBar {...bulk} rows={shown} viewer={props.viewer} />}
    </div>
  )
}

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={triageText.noMatches}
    action={
      <Button icon={X} onClick={onClear}>
        {triageText.clearFilters}
      </Button>
    }
  >
    {triageText.noMatchesExplained}
  </EmptyState>
)
