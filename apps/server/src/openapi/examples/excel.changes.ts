import { area, subarea } from './excel.areas.ts'
import { milestone } from './excel.tables.ts'
import { ids, written } from './samples.ts'

const comOrganisationId = ids.organisation
const into = { comOrganisationId, intoId: ids.otherItem }

export const changeExamples = {
  listStructureChanges: {
    answer: [
      {
        Id: ids.change,
        AtUtc: '2026-03-02T09:15:00.000Z',
        Action: 'areas.deleted',
        Target: ids.area,
        Name: 'Sales',
        By: 'Olga Oak',
        UntilUtc: '2026-03-02T09:25:00.000Z',
      },
    ],
  },
  undoStructureChange: {
    body: { comOrganisationId },
    answer: written('The change of Sales has been undone.', null),
  },
  mergeArea: {
    body: into,
    answer: written('Sales has been merged into Turnover.', area),
  },
  mergeSubarea: {
    body: into,
    answer: written('Export has been merged into Abroad.', subarea),
  },
  moveSubarea: {
    body: { comOrganisationId, fromAreaId: ids.area, toAreaId: ids.otherItem },
    answer: written('Export has been moved.', subarea),
  },
  moveMilestone: {
    body: { comOrganisationId, versionId: ids.version },
    answer: written('March has been moved.', milestone),
  },
}
