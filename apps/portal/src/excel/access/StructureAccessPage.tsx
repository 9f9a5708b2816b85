import {
  type AccessStructure,
  type Id,
  type LineageKind,
  type Status,
  sameId,
  statusNameOf,
} from '@tributary/domain'
import {
  type AccessUserRow,
  accessMessages,
  excelMessages,
  itemAccess,
  type ReasonView,
} from '@tributary/sdk/excel'
import {
  AccessChooser,
  ButtonLink,
  EmptyState,
  InlineSelect,
  ItemAccessView,
  type ReportOrigin,
} from '@tributary/ui'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useLineageHref } from '../../lineage/use-lineage-href.ts'
import { useQueryString } from '../../page/use-address.ts'
import { AccessPage } from './AccessPage.tsx'
import { accessText } from './access.messages.ts'
import {
  type AccessItemKind,
  accessItemKinds,
  itemAddress,
  itemIn,
  itemPage,
  personAddress,
  reasonAddress,
} from './access-address.ts'

/** The page of who sees an item of the structure in Excel, and for which reason. */
export const StructureAccessPage = () => (
  <AccessPage path={itemPage} title={accessMessages.byItem}>
    {(structure, origin) => <ItemChooser structure={structure} origin={origin} />}
  </AccessPage>
)

type Item = { id: Id; name: string; status?: Status | null }

const listOf: Record<AccessItemKind, 'areas' | 'subareas' | 'versions' | 'helperTables' | 'entities'> = {
  area: 'areas',
  subarea: 'subareas',
  version: 'versions',
  'helper-table': 'helperTables',
  entity: 'entities',
}

const kindOptions = accessItemKinds.map((value) => ({
  value,
  get label() {
    return accessMessages.kinds[value].many
  },
}))

type ChooserProps = { structure: AccessStructure; origin: ReportOrigin }

/** The items of the organisation's structure, and everyone who sees the chosen one. */
function ItemChooser({ structure, origin }: ChooserProps) {
  const [, navigate] = useLocation()
  const { kind, id } = itemIn(useQueryString())
  const items: readonly Item[] = structure[listOf[kind]]
  const item = id === null ? undefined : items.find((one) => sameId(one.id, id))
  const { one, many } = accessMessages.kinds[kind]
  return (
    <AccessChooser
      toolbar={
        <InlineSelect
          label={accessText.show}
          value={kind}
          options={kindOptions}
          onChange={(wanted) => navigate(itemAddress(wanted, null), { replace: true })}
        />
      }
      side={{
        heading: one,
        searchLabel: accessText.searchNamed(many.toLowerCase()),
        none: excelMessages.none[listOf[kind]],
        items,
        chosen: item?.id ?? null,
        onChoose: (chosen) => navigate(itemAddress(kind, chosen), { replace: true }),
      }}
    >
      {item ? (
        <People key={item.id} kind={kind} item={item} structure={structure} origin={origin} />
      ) : (
        <EmptyState title={id === null ? accessMessages.chooseItem : accessMessages.missingItem} />
      )}
    </AccessChooser>
  )
}

type PeopleProps = ChooserProps & { kind: AccessItemKind; item: Item }

/** The column with what users see of an item. Omitted for kinds without it. */
const partsOf: Partial<Record<AccessItemKind, string>> = {
  get area() {
    return accessMessages.kinds.subarea.many
  },
  get subarea() {
    return accessMessages.kinds.area.many
  },
  get version() {
    return accessMessages.kinds.milestone.many
  },
}

const toReason = (reason: ReasonView, { id }: AccessUserRow) => reasonAddress(reason, id)

function People({ kind, item, structure, origin }: PeopleProps) {
  const people = useMemo(() => itemAccess({ kind, id: item.id }, structure), [kind, item.id, structure])
  const archived = statusNameOf(item.status) === 'archived'
  return (
    <ItemAccessView
      name={item.name}
      obstacle={archived ? accessMessages.isArchived : null}
      people={people}
      parts={partsOf[kind]}
      origin={origin}
      actions={<LineageLink kind={kind} id={item.id} />}
      withAccess={kind !== 'entity'}
      personHref={personAddress}
      linkTo={toReason}
    />
  )
}

/** Opens where the numbers of an item come from. Sub-areas and entities are no steps on that way. */
const LineageLink = ({ kind, id }: { kind: AccessItemKind; id: Id }) =>
  kind !== 'subarea' && kind !== 'entity' && <LineageOf kind={kind} id={id} />

const LineageOf = ({ kind, id }: { kind: LineageKind; id: Id }) => (
  <ButtonLink href={useLineageHref(kind)({ id })}>{accessText.whereItComesFrom}</ButtonLink>
)
