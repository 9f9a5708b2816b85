import type { excel, users } from '@tributary/sdk/contract'
import type { InputsOf, Target } from './call-input.ts'

const inside = ({ orgId }: Target) => ({ query: { orgId } })
const ofUser = ({ of }: Target) => ({ id: of.user })
const named = ({ orgId, unique }: Target) => ({ name: unique, comOrganisationId: orgId })
const withStatus = (target: Target) => ({ ...named(target), statusId: 1 })
const areaGrant = ({ of }: Target) => ({
  groupId: of.group,
  areaId: of.area,
  subAreaId: null,
  areaAllCurrentAndFuture: false,
  subAreaAllCurrentAndFuture: true,
})
const milestoneGrant = ({ of }: Target) => ({
  groupId: of.group,
  versionId: of.version,
  milestoneId: null,
  versionAllCurrentAndFuture: false,
  milestoneAllCurrentAndFuture: true,
})
const tableName = ({ unique }: Target) => ({ inputTableName: unique.replace(/\W/g, '') })

const merged = (own: 'area' | 'subarea', other: 'otherArea' | 'otherSubarea') => (target: Target) => ({
  params: { id: target.of[own] },
  body: { comOrganisationId: target.orgId, intoId: target.of[other] },
})

export const excelInputs: InputsOf<typeof excel> = {
  listStructureChanges: inside,
  undoStructureChange: ({ structureChange, orgId }) => ({
    params: { id: structureChange },
    body: { comOrganisationId: orgId },
  }),
  mergeArea: merged('area', 'otherArea'),
  mergeSubarea: merged('subarea', 'otherSubarea'),
  moveSubarea: ({ of, orgId }) => ({
    params: { id: of.subarea },
    body: { comOrganisationId: orgId, fromAreaId: of.area, toAreaId: of.otherArea },
  }),
  moveMilestone: ({ of, orgId }) => ({
    params: { id: of.milestone },
    body: { comOrganisationId: orgId, versionId: of.otherVersion },
  }),
  listEntities: inside,
  createEntity: (target) => ({ body: named(target) }),
  updateEntity: (target) => ({ params: { id: target.of.entity }, body: named(target) }),
  deleteEntity: ({ of }) => ({ params: { id: of.entity } }),
  listAreas: inside,
  createArea: (target) => ({ body: named(target) }),
  importAreas: ({ orgId, unique }) => ({ body: { comOrganisationId: orgId, rows: [{ area: unique }] } }),
  updateArea: (target) => ({
    params: { id: target.of.area },
    body: { ...withStatus(target), subareaLinkType: 'automatic' },
  }),
  deleteArea: ({ of }) => ({ params: { id: of.area } }),
  listSubareas: inside,
  createSubarea: (target) => ({ body: { ...named(target), listOrder: 1 } }),
  updateSubarea: (target) => ({
    params: { id: target.of.subarea },
    body: { ...withStatus(target), listOrder: 1 },
  }),
  deleteSubarea: ({ of }) => ({ params: { id: of.subarea } }),
  linkArea: ({ of }) => ({ body: { areaId: of.area, subareaId: of.subarea } }),
  unlinkArea: ({ of }) => ({ body: { areaId: of.area, subareaId: of.subarea } }),
  unlinkAreaFromAll: ({ of }) => ({ body: { areaId: of.area } }),
  listVersions: inside,
  createVersion: (target) => ({ body: named(target) }),
  updateVersion: (target) => ({ params: { id: target.of.version }, body: withStatus(target) }),
  deleteVersion: ({ of }) => ({ params: { id: of.version } }),
  listMilestones: ({ of }) => ({ params: { versionId: of.version } }),
  createMilestone: ({ of, unique }) => ({ body: { name: unique, versionId: of.version, listOrder: 1 } }),
  updateMilestone: (target) => ({ params: { id: target.of.milestone }, body: withStatus(target) }),
  deleteMilestone: ({ of }) => ({ params: { id: of.milestone } }),
  listHelperTables: inside,
  createHelperTable: (target) => ({ body: { ...named(target), ...tableName(target) } }),
  updateHelperTable: (target) => ({
    params: { id: target.of.helperTable },
    body: { ...withStatus(target), ...tableName(target) },
  }),
  deleteHelperTable: ({ of }) => ({ params: { id: of.helperTable } }),
  listSecurityGroups: inside,
  saveSecurityGroup: (target) => ({ body: { ...named(target), id: target.of.group } }),
  setSecurityGroupStatus: ({ orgId, of }) => ({
    body: { comOrganisationId: orgId, groupId: of.group, statusId: 3 },
  }),
  deleteSecurityGroup: ({ of }) => ({ body: { groupId: of.group } }),
  grantAreas: (target) => ({ body: areaGrant(target) }),
  revokeAreas: (target) => ({ body: areaGrant(target) }),
  grantMilestones: (target) => ({ body: milestoneGrant(target) }),
  revokeMilestones: (target) => ({ body: milestoneGrant(target) }),
}

const person = ({ orgId, unique }: Target) => ({
  firstName: 'Nora',
  lastName: unique,
  emailAddress: `${unique.replace(/\W/g, '-').toLowerCase()}@tributary.example`,
  roleId: 5,
  comOrganisationId: orgId,
})

export const userInputs: InputsOf<typeof users> = {
  listUsers: inside,
  createUser: (target) => ({ body: { ...person(target), password: 'Kettle-47-platinum-drum' } }),
  updateUser: (target) => ({ params: ofUser(target), body: { ...person(target), statusId: 1 } }),
  deleteUser: (target) => ({ params: ofUser(target), ...inside(target) }),
  sendPasswordLink: (target) => ({ params: ofUser(target), ...inside(target) }),
  listRoles: () => ({}),
  getUserFactors: (target) => ({ params: ofUser(target), ...inside(target) }),
  resetUserFactors: (target) => ({ params: ofUser(target), ...inside(target) }),
  listUserIdentities: (target) => ({ params: ofUser(target), ...inside(target) }),
  removeUserIdentity: (target) => ({
    params: { ...ofUser(target), identityId: target.of.identity },
    ...inside(target),
  }),
  linkUserToGroup: (target) => ({
    params: ofUser(target),
    body: { comOrganisationId: target.orgId, groupId: target.of.group },
  }),
  unlinkUserFromGroups: (target) => ({ params: ofUser(target), ...inside(target) }),
  linkUserToEntity: (target) => ({ params: ofUser(target), body: { entityId: target.of.entity } }),
  unlinkUserFromEntities: (target) => ({ params: ofUser(target), ...inside(target) }),
  linkUserToHelperTable: (target) => ({
    params: ofUser(target),
    body: { helperTableId: target.of.helperTable },
  }),
  unlinkUserFromHelperTables: (target) => ({ params: ofUser(target), ...inside(target) }),
}
