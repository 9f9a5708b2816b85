import {
  adminApprovals,
  adminDashboard,
  adminOperations,
  adminOrganisations,
  adminPrograms,
  adminUsers,
} from './admin.ts'
import { dashboards, management, otherConnectorPages } from './connectors.ts'
import { customSources } from './custom-sources.ts'
import { excel } from './excel.ts'
import { externalScreens } from './external-screens.ts'
import { home } from './home.ts'
import { adminAlerts, adminWebhooks } from './integrations.ts'
import { adminSignIn } from './organisation-sign-in.ts'
import { profile } from './profile.ts'
import type { Group } from './screen.ts'
import { addresses, passwords, signIn, signUp } from './signed-out.ts'
import { xero2sql } from './xero2sql.ts'

/** Every group of pictures, in the order of the contact sheet. */
export const groups: readonly Group[] = [
  signIn,
  signUp,
  passwords,
  addresses,
  home,
  dashboards,
  management,
  otherConnectorPages,
  customSources,
  xero2sql,
  profile,
  adminDashboard,
  adminApprovals,
  adminOrganisations,
  adminUsers,
  adminWebhooks,
  adminSignIn,
  adminAlerts,
  adminPrograms,
  adminOperations,
  excel,
  externalScreens,
]

/** Addresses of the portal without a picture, and why. */
export const notPhotographed: Readonly<Record<string, string>> = {
  '/invitation/:invitationToken': 'the stories show every state, and a link works once',
  '/reconnect/:reconnectToken': 'the stories show every state, and a link works once',
  '/people/:userId': 'the stories show every state, and the ids of the demo differ',
  '/admin': 'leads on to the first admin page one may open',
}
