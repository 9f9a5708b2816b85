import { olga } from '../approvals/approvals.samples.ts'
import { accessBackend } from '../excel/access/access.samples.ts'
import { connector, type FakeBackend, fakeBackend, type } from '../test/fake-backend.ts'
import { member } from '../users/users.samples.ts'

const synchronised = {
  ChangedAtUtc: '2026-11-20T07:00:00Z',
  SynchronisedAtUtc: '2026-11-20T08:00:00Z',
  CredentialsSet: true,
}

const loaded = {
  Assigned: { Count: 0, Self: false, First: [] },
  Log: {
    ManuallyTriggeredAtUtc: '2026-11-20T07:00:00Z',
    AutomaticallyTriggeredAtUtc: null,
    CompletedAtUtc: '2026-11-20T07:01:00Z',
    HasError: false,
    Forbidden: false,
    RefreshDetail: null,
    Error: null,
  },
  LastLoadedAtUtc: '2026-11-20T07:01:00Z',
}

/** The calls about connectors: Warehouse has the table orders. */
const aboutConnectors = (backend: FakeBackend): FakeBackend => {
  const clients = 'GET /business2cloud/clients/acme'
  backend.on(`${clients}/connectors`, [connector('Warehouse', loaded)])
  backend.on(`${clients}/connector-types`, [type('ftp')])
  backend.on(`${clients}/tables`, [
    { ConnectorId: 'Warehouse', Schema: 'acme', Name: 'orders', Rows: 4, RefreshedAtUtc: null },
  ])
  return backend
}

/** Olga asks about the people of `accessBackend`: Ana sees Revenue, both Pias are in no group. */
export function whyBackend(): FakeBackend {
  const backend = aboutConnectors(accessBackend())
  backend.on('POST /auth/refresh', olga)
  backend.on('GET /approvals', [])
  backend.on('GET /organisations/acme/structure-state', synchronised)
  return backend
}

const active = { Id: 's1', Name: 'Active' }
const own = { Status: active, comOrganisationId: 'acme' }
const una = { ...olga, firstName: 'Una', lastName: 'Smith', role: 'User', roleLevel: 4 }

/** Una asks about herself. She sees Revenue, and knows of nothing else. */
export function ownWhyBackend(): FakeBackend {
  const backend = aboutConnectors(fakeBackend())
  backend.on('POST /auth/refresh', una)
  backend.on('GET /me/access', {
    User: member('Una', { Groups: [{ Id: 'c', Name: 'Controllers' }] }),
    Areas: [
      {
        ...{ ...own, Id: 'rev', Name: 'Revenue', SubareaLinkType: 'automatic' },
        ...{ Subareas: [], AllCurrentAndFuture: true },
      },
    ],
    Subareas: [{ ...own, Id: 'n', Name: 'Retail North', listOrder: 1, AreasSubareas: [] }],
    Versions: [],
    Entities: [],
    HelperTables: [],
    Groups: [
      {
        ...{ ...own, Id: 'c', Name: 'Controllers', B2SGroupVersionMilestones: [] },
        PermissionGroupAreasSubAreas: [
          {
            ...{ B2SAreaId: 'rev', B2SSubareaId: null, B2SAreaSubarea: null },
            ...{ B2SAreaAllCurrentAndFuture: false, B2SSubAreaAllCurrentAndFuture: true },
          },
        ],
      },
    ],
    StructureState: synchronised,
  })
  return backend
}

/** Who had access: Ana saw a part of Revenue. */
export const pastAccess = {
  Members: [
    {
      ...{ Id: 'ana', Name: 'Ana Smith', EmailAddress: 'ana@acme.example', Role: 'User', Status: 'active' },
      Groups: [{ Id: 'c', Name: 'Controllers' }],
      Connectors: [],
      Sees: [{ Item: 0, Parts: 3 }],
    },
  ],
  Items: [{ Id: 'rev', Name: 'Revenue', Kind: 'area', Parts: 12 }],
  RecordedSinceUtc: '2026-11-01T05:30:00Z',
  CompleteSinceUtc: null,
  Reaches: true,
}

/** The backend of {@link whyBackend}, with the access on a past day. */
export function reportBackend(access: object = pastAccess): FakeBackend {
  const backend = whyBackend()
  backend.on('GET /access', access)
  return backend
}
