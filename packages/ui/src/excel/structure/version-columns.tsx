import { type Id, type Milestone, type Version, versionTableNames } from '@tributary/domain'
import { RowActions } from '../../patterns/RowActions.tsx'
import { Count } from '../../primitives/Badge/Count.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyText } from '../../primitives/CopyButton/CopyText.tsx'
import type { DataTableColumn } from '../../primitives/DataTable/table-columns.ts'
import { MiddleEllipsis } from '../../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { StructureStatus } from '../status/StructureStatus.tsx'

/** What can be done with a version and with a milestone; deleting is missing for whoever may not (VER-05). */
export type VersionActions = {
  onAddMilestones: (version: Version) => void
  onEdit: (version: Version) => void
  onDelete?: ((version: Version) => void) | undefined
  onEditMilestone: (milestone: Milestone, version: Version) => void
  onDeleteMilestone?: ((milestone: Milestone, version: Version) => void) | undefined
}

/** The columns of the versions (requirements VER-02 and VER-03). */
export const versionColumns = (actions: VersionActions): DataTableColumn<Version, Milestone>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (version) => <Name version={version} />,
    childCell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'excel',
    header: 'Excel Table Name',
    cell: (version) => versionTableNames(version).excel,
    kind: 'mono',
    width: '20%',
  },
  {
    id: 'sql',
    header: 'SQL Table Name',
    cell: (version) => <SqlName version={version} />,
    kind: 'mono',
    width: '25%',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StructureStatus status={status} />,
    childCell: ({ status }) => <StructureStatus status={status} />,
    width: '108px',
  },
  {
    id: 'manage',
    header: 'Manage',
    kind: 'actions',
    width: actions.onDelete ? '220px' : '188px',
    cell: (version) => <Actions version={version} {...actions} />,
    childCell: (milestone, version) => (
      <RowActions
        id={milestoneRow(milestone)}
        name={milestone.name}
        onEdit={() => actions.onEditMilestone(milestone, version)}
        onDelete={actions.onDeleteMilestone && (() => actions.onDeleteMilestone?.(milestone, version))}
      />
    ),
  },
]

/** What the row of a milestone is known by: a version may have the same id. */
export const milestoneRow = ({ id }: { id: Id }): string => `milestone-${id}`

const Name = ({ version: { name, milestones } }: { version: Version }) => (
  <>
    <MiddleEllipsis>{name}</MiddleEllipsis>
    <Count value={milestones.length} />
    <span className={visuallyHidden}>{milestones.length === 1 ? 'milestone' : 'milestones'}</span>
  </>
)

function SqlName({ version }: { version: Version }) {
  const { sql, sqlWhole } = versionTableNames(version)
  return <CopyText text={sqlWhole}>{sql}</CopyText>
}

const Actions = ({ version, ...actions }: VersionActions & { version: Version }) => (
  <RowActions
    id={version.id}
    name={version.name}
    onEdit={() => actions.onEdit(version)}
    onDelete={actions.onDelete && (() => actions.onDelete?.(version))}
  >
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Add Milestone to ${version.name}`}
      onClick={() => actions.onAddMilestones(version)}
    >
      Add Milestone
    </Button>
  </RowActions>
)
