import { eli, type FakeBackend, fakeBackend } from '../../test/fake-backend.ts'
import { member } from '../../users/users.samples.ts'

const active = { Id: 's1', Name: 'Active' }
const archived = { Id: 's3', Name: 'Archived' }
const own = { Status: active, comOrganisationId: 'acme' }

const area = (Id: string, Name: string, Status: object) => ({
  ...{ ...own, Id, Name, Status },
  SubareaLinkType: 'automatic',
  Subareas: [],
  AllCurrentAndFuture: true,
})

const wholeRevenue = {
  B2SAreaId: 'rev',
  B2SSubareaId: null,
  B2SAreaSubarea: null,
  B2SAreaAllCurrentAndFuture: false,
  B2SSubAreaAllCurrentAndFuture: true,
}

const entities = [{ Id: 'bv', Name: 'Acme BV', comOrganisationId: 'acme' }]

/** Ana sees Revenue through a group, and every entity. Two users are called Pia Smith, and see nothing. */
export const accessBackend = (): FakeBackend =>
  fakeBackend({
    'POST /auth/refresh': eli,
    'GET /areas': [area('rev', 'Revenue', active), area('old', 'Old costs', archived)],
    'GET /subareas': [{ ...own, Id: 'n', Name: 'Retail North', listOrder: 1, AreasSubareas: [] }],
    'GET /versions': [],
    'GET /helperTables': [],
    'GET /entities': entities,
    'GET /permission-groups': [
      {
        ...own,
        Id: 'c',
        Name: 'Controllers',
        PermissionGroupAreasSubAreas: [wholeRevenue],
        B2SGroupVersionMilestones: [],
      },
    ],
    'GET /users': [
      member('Ana', {
        Groups: [{ Id: 'c', Name: 'Controllers' }],
        B2SEntities: entities,
        B2SEntitiesAllCurrentAndFuture: true,
      }),
      member('Pia'),
      member('Pia', { Id: 'pia2', EmailAddress: 'pia2@tributary.example' }),
    ],
  })
