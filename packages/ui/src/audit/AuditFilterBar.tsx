import type { Named } from '@tributary/domain'
import { type AuditFilter, auditGroups, auditMessages, isAuditFiltered } from '@tributary/sdk/audit'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'
import { InlineSelect } from '../primitives/Select/InlineSelect.tsx'
import * as css from './Audit.css.ts'
import { DayField } from './DayField.tsx'

export type AuditFilterBarProps = {
  /** The filters of the list. */
  filter: AuditFilter
  /** Called with the filters after each change. */
  onFilter: (filter: AuditFilter) => void
  /** Whether the viewer may see the entries of every organisation. */
  mayEverything: boolean
  /** The users to choose from. */
  people: readonly Named[]
  /** The name of the object that the list is limited to; null if it is not known. */
  targetName: string | null
}

const words = auditMessages
const ALL = ''

/** Limits the audit log to a scope, a person, a group of actions, a period and an object. */
export function AuditFilterBar({ filter, onFilter, mayEverything, people, targetName }: AuditFilterBarProps) {
  const change = (part: Partial<AuditFilter>) => onFilter({ ...filter, ...part })
  return (
    <div className={css.bar}>
      {mayEverything && (
        <Segmented
          label={words.scope}
          value={filter.everything ? 'everything' : 'organisation'}
          onChange={(scope) => change({ everything: scope === 'everything' })}
          options={[
            { value: 'organisation', label: words.oneOrganisation },
            { value: 'everything', label: words.everything },
          ]}
        />
      )}
      <InlineSelect
        label={words.actor}
        value={filter.actor ?? ALL}
        options={[{ value: ALL, label: words.everyone }, ...peopleOptions(people, filter.actor)]}
        onChange={(actor) => change({ actor: actor || null })}
      />
      <InlineSelect
        label={words.what}
        value={filter.action ?? ALL}
        options={[{ value: ALL, label: words.everyAction }, ...actionOptions(filter.action)]}
        onChange={(action) => change({ action: action || null })}
      />
      <DayField label={words.from} value={filter.from} onChange={(from) => change({ from })} />
      <DayField label={words.to} value={filter.to} onChange={(to) => change({ to })} />
      {filter.target !== null && (
        <Inline gap={2} wrap>
          <Text size="sm">{words.onlyObject(targetName ?? words.unnamedObject)}</Text>
          <Button size="sm" onClick={() => change({ target: null })}>
            {words.allObjects}
          </Button>
        </Inline>
      )}
      {isAuditFiltered(filter) && (
        <Button size="sm" variant="ghost" onClick={() => onFilter(cleared(filter))}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

const cleared = ({ everything }: AuditFilter): AuditFilter => ({
  ...{ everything, actor: null, target: null },
  ...{ action: null, from: null, to: null },
})

/** The chosen person may be an account that is not in the list, e.g. one that has left. */
const peopleOptions = (people: readonly Named[], chosen: string | null) => {
  const options = people.map(({ id, name }) => ({ value: String(id), label: name }))
  const isListed = chosen === null || options.some(({ value }) => value === chosen)
  return isListed ? options : [...options, { value: chosen, label: words.onePerson }]
}

/** An address may have an action, or a group that is not known here. */
const actionOptions = (chosen: string | null) => {
  const groups = auditGroups()
  const isListed = chosen === null || groups.some(({ value }) => value === chosen)
  return isListed ? groups : [...groups, { value: chosen, label: chosen }]
}
