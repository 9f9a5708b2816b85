import type { access as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { active, ids, undoable, user } from './samples.ts'

const comOrganisationId = ids.organisation
const area = { Id: ids.area, Name: 'Revenue' }
const subarea = { Id: ids.subarea, Name: 'Retail North' }
const links = {
  groups: [ids.group],
  entities: [ids.entity],
  helperTables: [ids.helperTable],
  connectors: [ids.connector],
}

export const accessExamples: Examples<typeof feature> = {
  getOwnAccess: {
    answer: {
      User: user,
      Areas: [
        {
          ...area,
          Status: active,
          SubareaLinkType: 'custom',
          Subareas: [subarea],
          AllCurrentAndFuture: false,
          comOrganisationId,
        },
      ],
      Subareas: [
        { ...subarea, Status: active, listOrder: 1, AreasSubareas: [{ Area: area }], comOrganisationId },
      ],
      Versions: [],
      Entities: [{ Id: ids.entity, Name: 'acme Traders Ltd', comOrganisationId }],
      HelperTables: [],
      Groups: [
        {
          Id: ids.group,
          Name: 'Controllers',
          Status: active,
          comOrganisationId,
          PermissionGroupAreasSubAreas: [
            {
              B2SAreaId: ids.area,
              B2SSubareaId: null,
              B2SAreaSubarea: null,
              B2SAreaAllCurrentAndFuture: false,
              B2SSubAreaAllCurrentAndFuture: true,
            },
          ],
          B2SGroupVersionMilestones: [],
        },
      ],
      StructureState: {
        ChangedAtUtc: '2026-11-21T07:59:12.000Z',
        SynchronisedAtUtc: '2026-11-21T08:01:30.000Z',
        CredentialsSet: true,
      },
    },
  },
  getPastAccess: {
    answer: {
      Members: [
        {
          Id: ids.user,
          Name: 'Olga Oak',
          EmailAddress: 'olga@tributary.example',
          Role: 'OrganisationAdmin',
          Status: 'active',
          Groups: [{ Id: ids.group, Name: 'Controllers' }],
          Connectors: [{ Id: ids.connector, Name: 'Warehouse files' }],
          Sees: [{ Item: 0, Parts: 3 }],
        },
      ],
      Items: [{ ...area, Kind: 'area', Parts: 12 }],
      RecordedSinceUtc: '2026-11-01T05:30:00.000Z',
      CompleteSinceUtc: null,
      Reaches: true,
    },
  },
  saveUserAccess: {
    body: { comOrganisationId, ...links, everyEntity: false, expected: { ...links, groups: [] } },
    answer: undoable('The access of the user has been saved.', user),
  },
}
