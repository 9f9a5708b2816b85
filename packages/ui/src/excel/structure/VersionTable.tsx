import { type Id, type Milestone, type Version, versionTableNames } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import { changesMessages, excelMessages, structureMessages } from '@tributary/sdk/excel'
import { useMemo } from 'react'
import { RowActions } from '../../patterns/RowActions.tsx'
import { Count } from '../../primitives/Badge/Count.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { DataTableColumn, TableChildren } from '../../primitives/DataTable/table-columns.ts'
import { MiddleEllipsis } from '../../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import {
  manageColumn,
  nameOf,
  StructureTable,
  type StructureTableKind,
  type StructureTableProps,
  statusColumn,
  tableNameColumns,
} from './StructureTable.tsx'
import { structureText } from './structure.messages.ts'

/** The actions of a version and of a milestone. Deleting is left out for users who must not delete (VER-05). */
export type VersionActions = Pick<StructureTableProps<Version>, 'onEdit' | 'onDelete' | 'lineageHrefOf'> & {
  /** Called when the user adds milestones to a version. */
  onAddMilestones: (version: Version) => void
  /** Called when the user edits a milestone. */
  onEditMilestone: (milestone: Milestone, version: Version) => void
  /** Called when the user deletes a milestone. Without it, the button is not shown. */
  onDeleteMilestone?: ((milestone: Milestone, version: Version) => void) | undefined
  /** Called when the user moves a milestone to another version. Without it, the button is not shown. */
  onMoveMilestone?: ((milestone: Milestone, version: Version) => void) | undefined
}

export type VersionTableProps = StructureTableProps<Version> &
  VersionActions & {
    /** The versions to show, each with its milestones. */
    versions: readonly Version[]
    /** Returns the milestones below an open version. */
    milestonesOf: (version: Version) => TableChildren<Milestone>
    /** The ids of the open versions, as text. */
    expanded: ReadonlySet<string>
    /** Called with the ids of the open versions. */
    onExpand: (expanded: ReadonlySet<string>) => void
  }

const Name = ({ version: { name, milestones } }: { version: Version }) => (
  <>
    <MiddleEllipsis>{name}</MiddleEllipsis>
    <span aria-hidden>
      <Count value={milestones.length} />
    </span>
    <span className={visuallyHidden}>{nouns.milestone.counted(milestones.length)}</span>
  </>
)

const versionKind: StructureTableKind<Version, Milestone> = {
  get label() {
    return structureText.versions
  },
  nouns: nouns.version,
  get empty() {
    return excelMessages.none.versions
  },
  searchBy: nameOf,
  columns: [
    {
      id: 'name',
      get header() {
        return structureText.name
      },
      cell: (version) => <Name version={version} />,
      csv: nameOf,
      childCell: nameOf,
      sortBy: nameOf,
    },
    ...tableNameColumns<Version, Milestone>(versionTableNames, ['20%', '25%']),
    { ...statusColumn, childCell: statusColumn.cell },
  ],
  csvMore: [
    {
      get header() {
        return structureText.milestones
      },
      text: ({ milestones }) => milestones.map(nameOf).join('; '),
    },
  ],
  minWidth: 860,
}

/** The versions of an organisation. Each opens to its milestones. */
export function VersionTable({
  versions,
  milestonesOf,
  expanded,
  onExpand,
  onEdit,
  onDelete,
  lineageHrefOf,
  onAddMilestones,
  onEditMilestone,
  onDeleteMilestone,
  onMoveMilestone,
  ...rest
}: VersionTableProps) {
  const manage = useMemo(
    () =>
      manageVersions({
        ...{ onEdit, onDelete, lineageHrefOf, onAddMilestones },
        ...{ onEditMilestone, onDeleteMilestone, onMoveMilestone },
      }),
    [onEdit, onDelete, lineageHrefOf, onAddMilestones, onEditMilestone, onDeleteMilestone, onMoveMilestone],
  )
  return (
    <StructureTable
      {...rest}
      kind={versionKind}
      items={versions}
      manage={manage}
      expansion={{
        nameOf,
        childrenOf: milestonesOf,
        childKey: ({ id }) => String(id),
        none: structureMessages.noMilestones,
        expanded,
        onExpand,
      }}
    />
  )
}

const manageVersions = (actions: VersionActions): DataTableColumn<Version, Milestone> => ({
  ...manageColumn(widthOf(actions)),
  cell: (version) => <Actions version={version} {...actions} />,
  childCell: (milestone, version) => (
    <RowActions
      id={milestoneRow(milestone)}
      name={milestone.name}
      onEdit={() => actions.onEditMilestone(milestone, version)}
      onDelete={actions.onDeleteMilestone && (() => actions.onDeleteMilestone?.(milestone, version))}
    >
      {actions.onMoveMilestone && (
        <Button
          writes
          variant="ghost"
          size="sm"
          aria-label={changesMessages.moveNamed(milestone.name)}
          onClick={() => actions.onMoveMilestone?.(milestone, version)}
        >
          {changesMessages.move}
        </Button>
      )}
    </RowActions>
  ),
})

/** The room for "Add Milestone" and "Edit", and for each icon. */
const widthOf = ({ onDelete, lineageHrefOf }: VersionActions) =>
  `${188 + 32 * [onDelete, lineageHrefOf].filter(Boolean).length}px`

/** Returns the row id of a milestone. A version may have the same id. */
export const milestoneRow = ({ id }: { id: Id }): string => `milestone-${id}`

const Actions = ({ version, ...actions }: VersionActions & { version: Version }) => (
  <RowActions
    id={version.id}
    name={version.name}
    lineageHref={actions.lineageHrefOf?.(version)}
    onEdit={() => actions.onEdit(version)}
    onDelete={actions.onDelete && (() => actions.onDelete?.(version))}
  >
    <Button
      writes
      variant="ghost"
      size="sm"
      aria-label={structureText.addMilestoneTo(version.name)}
      onClick={() => actions.onAddMilestones(version)}
    >
      {structureText.addMilestone}
    </Button>
  </RowActions>
)
