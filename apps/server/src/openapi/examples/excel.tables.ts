import { active, ids, written } from './samples.ts'

const comOrganisationId = ids.organisation

const entity = { Id: ids.entity, Name: 'acme Traders Ltd', comOrganisationId }
const table = {
  Id: ids.helperTable,
  Name: 'Exchange rates',
  InputTableName: 'ExchangeRates',
  Status: active,
  budget2SqlProductId: null,
  comOrganisationId,
}
export const milestone = {
  Id: ids.milestone,
  Name: 'Q3',
  Status: active,
  versionId: ids.version,
  listOrder: 1,
}
const version = {
  Id: ids.version,
  Name: 'Budget 2027',
  Status: active,
  Milestones: [milestone],
  comOrganisationId,
}

const seen = (name: string) => ({ name, statusId: ids.active })
const entityNamed = { name: 'acme Traders Ltd', comOrganisationId }
const tableNamed = { name: 'Exchange rates', comOrganisationId, inputTableName: 'ExchangeRates' }
const versionNamed = { name: 'Budget 2027', comOrganisationId }

export const tableExamples = {
  listEntities: { answer: [entity] },
  createEntity: { body: entityNamed, answer: written('The entity has been created.', entity) },
  updateEntity: {
    body: { ...entityNamed, expected: { name: 'acme Traders' } },
    answer: written('The entity has been saved.', entity),
  },
  deleteEntity: {
    body: { expected: { name: 'acme Traders Ltd' } },
    answer: written('The entity has been deleted.', null),
  },
  listHelperTables: { answer: [table] },
  createHelperTable: { body: tableNamed, answer: written('The helper table has been created.', table) },
  updateHelperTable: {
    body: { ...tableNamed, statusId: ids.active, expected: seen('Rates') },
    answer: written('The helper table has been saved.', table),
  },
  deleteHelperTable: {
    body: { expected: seen('Exchange rates') },
    answer: written('The helper table has been deleted.', null),
  },
  listVersions: { answer: [version] },
  createVersion: {
    body: versionNamed,
    answer: written('The version has been created.', { ...version, Milestones: [] }),
  },
  updateVersion: {
    body: { ...versionNamed, statusId: ids.active, expected: seen('Budget') },
    answer: written('The version has been saved.', version),
  },
  deleteVersion: {
    body: { expected: seen('Budget 2027') },
    answer: written('The version has been deleted.', null),
  },
  listMilestones: { answer: [milestone] },
  createMilestone: {
    body: { name: 'Q3', versionId: ids.version, listOrder: 1 },
    answer: written('The milestone has been created.', milestone),
  },
  updateMilestone: {
    body: { name: 'Q3', comOrganisationId, statusId: ids.active, expected: seen('Quarter 3') },
    answer: written('The milestone has been saved.', milestone),
  },
  deleteMilestone: {
    body: { expected: seen('Q3') },
    answer: written('The milestone has been deleted.', null),
  },
} as const
