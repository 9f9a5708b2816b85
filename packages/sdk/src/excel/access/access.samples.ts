import type { AccessStructure, AccessUser } from '@tributary/domain'

const organisationId = 'o'
const active = { id: 1, name: 'Active' }
const locked = { id: 2, name: 'Locked' }
const archived = { id: 3, name: 'Archived' }

const person = (firstName: string, lastName: string): AccessUser => ({
  id: firstName,
  firstName,
  lastName,
  emailAddress: `${firstName.toLowerCase()}@tributary.example`,
  status: active,
  groups: [],
  entities: [],
  helperTables: [],
})

const milestone = { status: active, versionId: 'v', listOrder: 1 }

/**
 * Ann sees items through two groups and a link, Bob every entity. Cas is locked, Dee is in an archived
 * group, and Eve is in no group.
 */
export const accessSample: AccessStructure = {
  areas: [
    {
      id: 'r',
      name: 'Revenue',
      status: active,
      subareaLinkType: 'automatic',
      subareas: [],
      allCurrentAndFuture: true,
      organisationId,
    },
  ],
  subareas: [
    { id: 'n', name: 'North', status: active, listOrder: 1, areas: [], organisationId },
    { id: 's', name: 'South', status: locked, listOrder: 1, areas: [], organisationId },
  ],
  versions: [
    {
      id: 'v',
      name: 'Budget',
      status: active,
      organisationId,
      milestones: [{ ...milestone, id: 'q', name: 'Q1' }],
    },
  ],
  helperTables: [
    {
      id: 'h',
      name: 'Currencies',
      inputTableName: 'Currencies',
      status: active,
      budget2SqlProductId: null,
      organisationId,
    },
  ],
  entities: [{ id: 'e', name: 'Acme BV', organisationId }],
  groups: [
    {
      id: 'c',
      name: 'Controllers',
      status: active,
      organisationId,
      areaGrants: [{ kind: 'whole-area', areaId: 'r' }],
      milestoneGrants: [],
    },
    {
      id: 'g',
      name: 'North',
      status: active,
      organisationId,
      areaGrants: [{ kind: 'whole-subarea', subareaId: 'n' }],
      milestoneGrants: [{ kind: 'milestone', versionId: 'v', milestoneId: 'q' }],
    },
    {
      id: 'o',
      name: 'Old',
      status: archived,
      organisationId,
      areaGrants: [{ kind: 'combination', areaId: 'r', subareaId: 's' }],
      milestoneGrants: [{ kind: 'whole-version', versionId: 'v' }],
    },
  ],
  users: [
    { ...person('Bob', 'Oak'), everyEntity: true },
    {
      ...person('Ann', 'Elm'),
      groups: [
        { id: 'c', name: 'Controllers' },
        { id: 'g', name: 'North' },
      ],
      helperTables: [{ id: 'h', name: 'Currencies' }],
    },
    { ...person('Cas', 'Ash'), status: locked, groups: [{ id: 'c', name: 'Controllers' }] },
    { ...person('Dee', 'Fir'), groups: [{ id: 'o', name: 'Old' }] },
    person('Eve', 'Yew'),
  ],
}
