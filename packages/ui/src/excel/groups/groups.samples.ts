import type { SecurityGroup } from '@tributary/domain'
import type { GroupAccessItem } from '@tributary/sdk/excel'
import type { GroupMembers } from './GroupTable.tsx'

const statuses = {
  Active: { id: 1, name: 'Active' },
  Archived: { id: 3, name: 'Archived' },
}

/** An active group without grants, with the given facts. */
export const group = (
  id: number,
  name: string,
  status: keyof typeof statuses | null = 'Active',
): SecurityGroup => ({
  id,
  name,
  status: status && statuses[status],
  organisationId: 'harbour',
  areaGrants: [],
  milestoneGrants: [],
})

export const sampleGroups: readonly SecurityGroup[] = [
  group(1, 'Finance controllers'),
  group(2, 'Board', null),
  group(3, 'Regional store managers 2024', 'Archived'),
  group(4, 'Payroll'),
]

export const oddGroups: readonly SecurityGroup[] = [
  ...sampleGroups,
  group(5, 'Geschäftsbereichsleiterinnen'.repeat(8).slice(0, 200)),
  group(6, 'مجموعة المراجعة الداخلية'),
]

export const sampleMembers: GroupMembers = new Map([
  ['1', ['Ana Rewi', 'Jon Dahl', 'Priya Nair']],
  ['4', ['Jon Dahl']],
])

export const sampleSeen: readonly GroupAccessItem[] = [
  { id: 1, kind: 'area', name: 'Operating expenses', detail: '4 of 13 sub-areas' },
  { id: 2, kind: 'area', name: 'Payroll and headcount', detail: 'All sub-areas, current and future' },
  { id: 3, kind: 'area', name: 'Store performance', detail: 'via Retail North' },
  { id: 1, kind: 'version', name: 'Budget 2027', detail: 'All 4 current milestones' },
]
