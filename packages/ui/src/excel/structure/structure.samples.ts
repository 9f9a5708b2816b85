import type { HelperTable, Milestone, Version } from '@tributary/domain'

const statuses = {
  Active: { id: 1, name: 'ACTIVE' },
  Locked: { id: 2, name: 'LOCKED' },
  Archived: { id: 3, name: 'ARCHIVED' },
}

type Standing = keyof typeof statuses

const organisationId = 'harbour'

const milestone = (id: number, name: string, versionId: number, standing: Standing): Milestone => ({
  ...{ id, name, versionId, status: statuses[standing] },
  listOrder: 1,
})

export const version = (
  id: number,
  name: string,
  standing: Standing = 'Active',
  milestones: readonly string[] = [],
): Version => ({
  ...{ id, name, organisationId, status: statuses[standing] },
  milestones: milestones.map((one, place) =>
    milestone(id * 100 + place, one, id, place ? 'Active' : 'Locked'),
  ),
})

export const helperTable = (id: number, name: string, standing: Standing = 'Active'): HelperTable => ({
  ...{ id, name, organisationId, status: statuses[standing] },
  inputTableName: name.replace(/[^A-Za-z0-9]/g, ''),
  budget2SqlProductId: null,
})

export const versions: readonly Version[] = [
  version(1, 'Actuals 2026', 'Active', ['January', 'February', 'March']),
  version(2, 'Budget 2025', 'Archived'),
  version(3, 'Budget 2026', 'Locked', ['Signed']),
  version(4, 'Budget 2027', 'Active', ['Draft 1', 'Draft 2', 'Finance review', 'Board approved']),
  version(5, 'Three-year strategic plan FY27–FY29', 'Active', ['Draft']),
]

/** Names that do not fit, and names in other scripts. */
export const oddNames: readonly string[] = [
  'Three-year strategic plan '.repeat(7).trim(),
  'W'.repeat(190),
  'ميزانية المبيعات 2027 (نسخة أولى)',
]
