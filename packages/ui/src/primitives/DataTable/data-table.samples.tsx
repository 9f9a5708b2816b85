import { Archive, CircleCheck, Lock, Trash2 } from 'lucide-react'
import { Count } from '../Badge/Count.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { StatusPill } from '../Status/StatusPill.tsx'
import type { DataTableColumn } from './table-columns.ts'

export type Milestone = { id: number; name: string; state: State }
export type Version = Milestone & { milestones: readonly Milestone[] }

type State = keyof typeof states

const states = {
  Active: { tone: 'success', icon: CircleCheck },
  Archived: { tone: 'neutral', icon: Archive },
  Locked: { tone: 'restricted', icon: Lock },
} as const

const version = (id: number, name: string, state: State, milestones: readonly string[]): Version => ({
  id,
  name,
  state,
  milestones: milestones.map((milestone, i) => ({
    id: id * 100 + i,
    name: milestone,
    state: i === 0 ? 'Locked' : 'Active',
  })),
})

export const versions: Version[] = [
  version(1, 'Forecast Q3 2026', 'Active', ['Draft', 'Signed']),
  version(2, 'Actuals 2026', 'Active', ['January', 'February', 'March']),
  version(3, 'Budget 2025', 'Archived', []),
  version(4, 'Budget 2027', 'Locked', ['Draft 1', 'Draft 2', 'Finance review', 'Board approved']),
]

/** Names that do not fit, and names in other scripts. */
export const oddVersions: Version[] = [
  version(1, 'Three-year strategic plan '.repeat(8).trim(), 'Active', ['x'.repeat(200)]),
  version(2, 'W'.repeat(200), 'Active', []),
  version(3, 'ميزانية المبيعات 2027 (نسخة أولى)', 'Locked', ['مسودة']),
]

/** `count` versions without milestones. */
export const manyVersions = (count: number): Version[] =>
  Array.from({ length: count }, (_, i) => version(i + 1, `Version ${i + 1}`, 'Active', []))

const tableName = (name: string) => name.replace(/\s/g, '')

const Status = ({ of: { state } }: { of: { state: State } }) => (
  <StatusPill {...states[state]} form="plain">
    {state}
  </StatusPill>
)

const Actions = ({ of: { name }, children }: { of: { name: string }; children?: string }) => (
  <>
    {children && (
      <Button size="sm" variant="ghost">
        {children}
      </Button>
    )}
    <Button size="sm" variant="ghost" aria-label={`Edit ${name}`}>
      Edit
    </Button>
    <IconButton size="sm" icon={Trash2} aria-label={`Delete ${name}`} />
  </>
)

export const versionColumns: readonly DataTableColumn<Version, Milestone>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    childCell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'milestones',
    header: 'Milestones',
    cell: ({ milestones }) => <Count value={milestones.length} />,
    width: '104px',
  },
  {
    id: 'excel',
    header: 'Excel Table Name',
    cell: ({ name }) => `${tableName(name)}_Input`,
    kind: 'mono',
    width: '20%',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (of) => <Status of={of} />,
    childCell: (of) => <Status of={of} />,
    sortBy: ({ state }) => state,
    width: '112px',
  },
  {
    id: 'manage',
    header: 'Manage',
    cell: (of) => <Actions of={of}>Add Milestone</Actions>,
    childCell: (of) => <Actions of={of} />,
    kind: 'actions',
    width: '220px',
  },
]
