import { nouns } from '@tributary/sdk/common'
import {
  connectorStatus,
  type TriageFilter,
  type TriageRow,
  type TriageState,
  triageCounts,
  triageLabel,
  triageStates,
  typeTitle,
} from '@tributary/sdk/connectors'
import { Rows4, UserRound, X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { CsvButton } from '../../primitives/CsvButton/CsvButton.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { classNames } from '../../theme/class-names.ts'
import type { Tone } from '../../theme/scheme.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import { triageLooks } from './glance-style.ts'
import type { ListDensity } from './listed-connector.ts'
import * as css from './TriageFilters.css.ts'
import { triageText } from './triage.messages.ts'
import { triageCsv } from './triage-csv.ts'

export type TriageFiltersProps = {
  /** Every connector of the list. */
  rows: readonly TriageRow[]
  /** Those that the filter shows. */
  shown: readonly TriageRow[]
  now: Date
  csv?: { organisation: string } | undefined
  density?: ListDensity | undefined
  filter: TriageFilter
  onFilter: (filter: TriageFilter) => void
  ofOneType: boolean
}

/** The search box and the states with their counts, each a button that filters by it. */
export function TriageFilters(props: TriageFiltersProps) {
  const { rows, shown, now, csv, density, filter, onFilter, ofOneType } = props
  const counts = useMemo(() => triageCounts(rows), [rows])
  const offered = triageStates.filter((state) => counts[state] > 0 || filter.states.includes(state))
  return (
    <div className={css.toolbar}>
      {!ofOneType && (
        <SearchField
          className={css.search}
          label={triageText.search}
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
        />
      )}
      <fieldset className={css.pills} aria-label={triageText.filterByState}>
        {offered.map((state) => (
          <Pill
            key={state}
            {...triageLooks[state]}
            isPressed={filter.states.includes(state)}
            onPress={() => onFilter({ ...filter, states: toggled(filter.states, state) })}
          >
            {triageText.counted(labelOf(state, rows), counts[state])}
          </Pill>
        ))}
        <Pill
          tone="neutral"
          icon={UserRound}
          isPressed={filter.mine}
          onPress={() => onFilter({ ...filter, mine: !filter.mine })}
        >
          {triageText.mine}
        </Pill>
        {filter.types.map((type) => (
          <Pill
            key={type}
            tone="neutral"
            icon={X}
            isPressed
            onPress={() => onFilter({ ...filter, types: filter.types.filter((other) => other !== type) })}
          >
            {typeTitle(type)}
          </Pill>
        ))}
      </fieldset>
      <div className={css.tools}>
        <p role="status" className={css.count}>
          {triageText.shown(shown.length, nouns.connector.counted(rows.length))}
        </p>
        {density && (
          <IconButton
            size="sm"
            icon={Rows4}
            aria-label={triageText.compactRows}
            aria-pressed={density.compact}
            className={css.toggle}
            onClick={() => density.onChange(!density.compact)}
          />
        )}
        {csv && (
          <CsvButton
            size="sm"
            variant="ghost"
            columns={triageCsv(now)}
            rows={shown}
            subject={triageText.connectors}
            organisation={csv.organisation}
          />
        )}
      </div>
    </div>
  )
}

/** Deleted connectors are among the disconnected ones, and only super administrators see them. */
const labelOf = (state: TriageState, rows: readonly TriageRow[]): string =>
  state === 'off' && rows.some(({ connector }) => connectorStatus(connector.status) === 'deleted')
    ? triageText.offOrDeleted
    : triageLabel(state)

/** Returns the states without this one if it is among them, else with it, in the order of triage. */
const toggled = (states: readonly TriageState[], state: TriageState): TriageState[] =>
  triageStates.filter((known) => states.includes(known) !== (known === state))

type PillProps = { tone: Tone; icon: IconType; isPressed: boolean; onPress: () => void; children: ReactNode }

const Pill = ({ tone, icon: Icon, isPressed, onPress, children }: PillProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    className={classNames(css.pill, toneClass[tone])}
    onClick={onPress}
  >
    <Icon size={13} aria-hidden className={css.icon} />
    {children}
  </button>
)
