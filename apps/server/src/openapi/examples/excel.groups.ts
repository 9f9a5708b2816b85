import { active, ids, written } from './samples.ts'

const group = {
  Id: ids.group,
  Name: 'Controllers',
  Status: active,
  comOrganisationId: ids.organisation,
  PermissionGroupAreasSubAreas: [
    {
      B2SAreaId: ids.area,
      B2SSubareaId: null,
      B2SAreaSubarea: null,
      B2SAreaAllCurrentAndFuture: false,
      B2SSubAreaAllCurrentAndFuture: true,
    },
  ],
  B2SGroupVersionMilestones: [
    { B2SVersionId: ids.version, B2SMilestoneId: ids.milestone, B2SMilestoneAllCurrentAndFuture: false },
  ],
}
const areas = {
  groupId: ids.group,
  areaId: ids.area,
  subAreaId: null,
  areaAllCurrentAndFuture: false,
  subAreaAllCurrentAndFuture: true,
}
const milestones = {
  groupId: ids.group,
  versionId: ids.version,
  milestoneId: ids.milestone,
  versionAllCurrentAndFuture: false,
  milestoneAllCurrentAndFuture: false,
}
const saved = written('The security group has been saved.', group)

export const groupExamples = {
  listSecurityGroups: { answer: [group] },
  saveSecurityGroup: {
    body: { name: 'Controllers', comOrganisationId: ids.organisation },
    answer: {
      status: 200,
      message: 'The security group has been saved.',
      error: null,
      data: group,
      id: ids.group,
    },
  },
  setSecurityGroupStatus: {
    body: {
      comOrganisationId: ids.organisation,
      groupId: ids.group,
      statusId: ids.active,
      expected: { statusId: ids.archived },
    },
    answer: saved,
  },
  deleteSecurityGroup: {
    body: { groupId: ids.group },
    answer: written('The security group has been deleted.', null),
  },
  grantAreas: { body: areas, answer: saved },
  revokeAreas: {
    body: areas,
    answer: written('The security group has been saved.', { ...group, PermissionGroupAreasSubAreas: [] }),
  },
  grantMilestones: { body: milestones, answer: saved },
  revokeMilestones: {
    body: milestones,
    answer: written('The security group has been saved.', { ...group, B2SGroupVersionMilestones: [] }),
  },
} as const
