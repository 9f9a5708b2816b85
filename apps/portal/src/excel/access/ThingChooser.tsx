import { type AccessStructure, type Id, type Status, sameId, statusNameOf } from '@tributary/domain'
import {
  accessMessages,
  excelMessages,
  type ReasonView,
  thingAccess,
  type WitnessRow,
} from '@tributary/sdk/excel'
import { AccessChooser, EmptyState, InlineSelect, ItemAccessView, type ReportOrigin } from '@tributary/ui'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'
import {
  personAddress,
  reasonAddress,
  type ThingKind,
  thingAddress,
  thingIn,
  thingKinds,
} from './access-address.ts'

type Thing = { id: Id; name: string; status?: Status | null }

const listOf: Record<ThingKind, 'areas' | 'subareas' | 'versions' | 'helperTables' | 'entities'> = {
  area: 'areas',
  subarea: 'subareas',
  version: 'versions',
  'helper-table': 'helperTables',
  entity: 'entities',
}

const kindOptions = thingKinds.map((value) => ({ value, label: accessMessages.kinds[value].many }))

type ChooserProps = { structure: AccessStructure; origin: ReportOrigin }

/** Something of the organisation's structure, and everybody who sees it. */
export function ThingChooser({ structure, origin }: ChooserProps) {
  const [, navigate] = useLocation()
  const { kind, id } = thingIn(useQueryString())
  const things: readonly Thing[] = structure[listOf[kind]]
  const thing = id === null ? undefined : things.find((one) => sameId(one.id, id))
  const { one, many } = accessMessages.kinds[kind]
  return (
    <AccessChooser
      toolbar={
        <InlineSelect
          label="Show"
          value={kind}
          options={kindOptions}
          onChange={(wanted) => navigate(thingAddress(wanted, null), { replace: true })}
        />
      }
      side={{
        heading: one,
        searchLabel: `Search ${many.toLowerCase()}`,
        none: excelMessages.none[listOf[kind]],
        items: things,
        chosen: thing?.id ?? null,
        onChoose: (chosen) => navigate(thingAddress(kind, chosen), { replace: true }),
      }}
    >
      {thing ? (
        <People key={thing.id} kind={kind} thing={thing} structure={structure} origin={origin} />
      ) : (
        <EmptyState title={id === null ? accessMessages.chooseThing : accessMessages.goneThing} />
      )}
    </AccessChooser>
  )
}

type PeopleProps = ChooserProps & { kind: ThingKind; thing: Thing }

/** What belongs to each kind, where something does. */
const partsOf: Partial<Record<ThingKind, string>> = {
  area: accessMessages.kinds.subarea.many,
  subarea: accessMessages.kinds.area.many,
  version: accessMessages.kinds.milestone.many,
}

const toReason = (reason: ReasonView, { id }: WitnessRow) => reasonAddress(reason, id)

function People({ kind, thing, structure, origin }: PeopleProps) {
  const people = useMemo(() => thingAccess({ kind, id: thing.id }, structure), [kind, thing.id, structure])
  const archived = statusNameOf(thing.status) === 'archived'
  return (
    <ItemAccessView
      name={thing.name}
      obstacle={archived ? accessMessages.isArchived : null}
      people={people}
      parts={partsOf[kind]}
      origin={origin}
      withAccess={kind !== 'entity'}
      personHref={personAddress}
      linkTo={toReason}
    />
  )
}
