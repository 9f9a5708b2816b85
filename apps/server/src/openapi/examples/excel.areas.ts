import { active, ids, written } from './samples.ts'

const comOrganisationId = ids.organisation
const named = { name: 'Sales', comOrganisationId }
const subareaNamed = { name: 'Export', comOrganisationId, listOrder: 1 }

export const area = {
  Id: ids.area,
  Name: 'Sales',
  Status: active,
  SubareaLinkType: 'automatic',
  Subareas: [{ Id: ids.subarea, Name: 'Export' }],
  AllCurrentAndFuture: true,
  comOrganisationId,
}
export const subarea = {
  Id: ids.subarea,
  Name: 'Export',
  Status: active,
  listOrder: 1,
  AreasSubareas: [{ Area: { Id: ids.area, Name: 'Sales' } }],
  comOrganisationId,
}
const custom = { ...area, SubareaLinkType: 'custom', Subareas: [], AllCurrentAndFuture: false }
const seen = (name: string) => ({ name, statusId: ids.active })
const link = { areaId: ids.area, subareaId: ids.subarea }

export const areaExamples = {
  listAreas: { answer: [area] },
  createArea: { body: named, answer: written('The area has been created.', area) },
  importAreas: {
    body: { comOrganisationId, rows: [{ area: 'Sales', subarea: 'Export' }, { area: 'Payroll' }] },
    answer: written('The table has been added.', { areas: 2, subareas: 1, links: 1 }),
  },
  updateArea: {
    body: {
      ...named,
      statusId: ids.active,
      subareaLinkType: 'automatic',
      expected: { name: 'Sale', statusId: ids.active, subareaLinkType: 'automatic' },
    },
    answer: written('The area has been saved.', area),
  },
  deleteArea: {
    body: { expected: { ...seen('Sales'), subareaLinkType: 'automatic' } },
    answer: written('The area has been deleted.', null),
  },
  listSubareas: { answer: [subarea] },
  createSubarea: { body: subareaNamed, answer: written('The sub-area has been created.', subarea) },
  updateSubarea: {
    body: { ...subareaNamed, statusId: ids.active, expected: seen('Exports') },
    answer: written('The sub-area has been saved.', subarea),
  },
  deleteSubarea: {
    body: { expected: seen('Export') },
    answer: written('The sub-area has been deleted.', null),
  },
  linkArea: {
    body: { areaId: ids.area, allCurrentAndFuture: true },
    answer: written('The area has been linked.', area),
  },
  unlinkArea: { body: link, answer: written('The area has been unlinked.', custom) },
  unlinkAreaFromAll: {
    body: { areaId: ids.area, expected: [ids.subarea] },
    answer: written('The area has been unlinked.', custom),
  },
} as const
