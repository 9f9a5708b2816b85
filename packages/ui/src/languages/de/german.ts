import type { UiCatalogues } from '../ui-catalogues.ts'
import { accountTexts } from './account.ts'
import { alertTexts } from './alerts.ts'
import { connectorListTexts } from './connector-list.ts'
import { connectorTexts } from './connectors.ts'
import { excelTexts } from './excel.ts'
import { lineageTexts } from './lineage.ts'
import { organisationSignInTexts } from './organisation-sign-in.ts'
import { peopleTexts } from './people.ts'
import { scimTexts } from './scim.ts'
import { shellTexts } from './shell.ts'
import { webhookTexts } from './webhooks.ts'

/** The text of the components in German, for `setLanguage` of `@tributary/sdk/common`. */
export const germanTexts: UiCatalogues = {
  ...accountTexts,
  ...alertTexts,
  ...connectorListTexts,
  ...connectorTexts,
  ...excelTexts,
  ...organisationSignInTexts,
  ...scimTexts,
  ...lineageTexts,
  ...peopleTexts,
  ...shellTexts,
  ...webhookTexts,
}
