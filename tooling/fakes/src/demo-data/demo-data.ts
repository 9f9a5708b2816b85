import { demoApprovals } from './approvals.ts'
import { demoConnectors, demoOwnedTypes } from './connectors.ts'
import {
  demoAreas,
  demoEntities,
  demoGroups,
  demoHelperTables,
  demoSubareas,
  demoUserLinks,
  demoVersions,
} from './excel.ts'
import { DEMO_PASSWORD, demoOrganisations, demoPeople } from './people.ts'
import { demoCompanies, demoToken } from './xero2sql.ts'

/** Everything that the server's `seed` writes, for the demo and for tests. */
export const demoData = {
  password: DEMO_PASSWORD,
  organisations: demoOrganisations,
  people: demoPeople,
  ownedTypes: demoOwnedTypes,
  connectors: demoConnectors,
  excel: {
    organisation: 'acme-traders',
    subareas: demoSubareas,
    areas: demoAreas,
    versions: demoVersions,
    helperTables: demoHelperTables,
    entities: demoEntities,
    groups: demoGroups,
    userLinks: demoUserLinks,
  },
  xero2sql: { organisation: 'acme-traders', token: demoToken, companies: demoCompanies },
  approvals: demoApprovals,
}
