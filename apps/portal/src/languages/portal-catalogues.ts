import type { accessPageText as portalAccess } from '../access/access.messages.ts'
import type { profileText as portalAccountProfile } from '../account/profile/profile.messages.ts'
import type { resetText as portalAccountReset } from '../account/reset/reset.messages.ts'
import type { offeredSignInText as portalOfferedSignIn } from '../account/sign-in/offered-sign-in.messages.ts'
import type { signInText as portalAccountSignIn } from '../account/sign-in/sign-in.messages.ts'
import type { signUpText as portalAccountSignUp } from '../account/sign-up/sign-up.messages.ts'
import type { alertsText as portalAlerts } from '../alerts/alerts.messages.ts'
import type { appText as portalApp } from '../app/app.messages.ts'
import type { paletteText as portalAppPalette } from '../app/palette/palette.messages.ts'
import type { signedOutText as portalAppSignedOut } from '../app/signed-out.messages.ts'
import type { approvalsText as portalApprovals } from '../approvals/approvals.messages.ts'
import type { auditText as portalAudit } from '../audit/audit.messages.ts'
import type { configurationText as portalConfiguration } from '../configuration/configuration.messages.ts'
import type { connectorsText as portalConnectors } from '../connectors/connectors.messages.ts'
import type { manageText as portalConnectorsManage } from '../connectors/manage/manage.messages.ts'
import type { reconnectText as portalReconnect } from '../connectors/reconnect/reconnect.messages.ts'
import type { customSourcesText as portalCustomSources } from '../custom-sources/custom-sources.messages.ts'
import type { databaseText as portalDatabase } from '../database/database.messages.ts'
import type { accessText as portalExcelAccess } from '../excel/access/access.messages.ts'
import type { excelText as portalExcel } from '../excel/excel.messages.ts'
import type { groupsText as portalExcelGroups } from '../excel/groups/groups.messages.ts'
import type { linkerText as portalExcelLinker } from '../excel/linker/linker.messages.ts'
import type { structureText as portalExcelStructure } from '../excel/structure/structure.messages.ts'
import type { homeText as portalHome } from '../home/home.messages.ts'
import type { invitationsText as portalInvitations } from '../invitations/invitations.messages.ts'
import type { languageMessages as portalLanguage } from '../language/language.messages.ts'
import type { lineageText as portalLineage } from '../lineage/lineage.messages.ts'
import type { organisationSignInText as portalOrganisationSignIn } from '../organisation-sign-in/organisation-sign-in.messages.ts'
import type { organisationsText as portalOrganisations } from '../organisations/organisations.messages.ts'
import type { pageText as portalPage } from '../page/page.messages.ts'
import type { scimText as portalScim } from '../scim/scim.messages.ts'
import type { tokensText as portalTokens } from '../tokens/tokens.messages.ts'
import type { usersText as portalUsers } from '../users/users.messages.ts'
import type { webhooksText as portalWebhooks } from '../webhooks/webhooks.messages.ts'
import type { xero2sqlText as portalXero2sql } from '../xero2sql/xero2sql.messages.ts'

/** The text of the portal in one language, by the names of its catalogues. */
export type PortalCatalogues = {
  'portal.access': typeof portalAccess
  'portal.account.profile': typeof portalAccountProfile
  'portal.account.reset': typeof portalAccountReset
  'portal.account.sign-in': typeof portalAccountSignIn
  'portal.account.sign-up': typeof portalAccountSignUp
  'portal.alerts': typeof portalAlerts
  'portal.app': typeof portalApp
  'portal.app.palette': typeof portalAppPalette
  'portal.app.signed-out': typeof portalAppSignedOut
  'portal.approvals': typeof portalApprovals
  'portal.configuration': typeof portalConfiguration
  'portal.connectors': typeof portalConnectors
  'portal.connectors.manage': typeof portalConnectorsManage
  'portal.custom-sources': typeof portalCustomSources
  'portal.account.offered-sign-in': typeof portalOfferedSignIn
  'portal.organisationSignIn': typeof portalOrganisationSignIn
  'portal.scim': typeof portalScim
  'portal.webhooks': typeof portalWebhooks
  'portal.database': typeof portalDatabase
  'portal.excel.access': typeof portalExcelAccess
  'portal.excel': typeof portalExcel
  'portal.excel.groups': typeof portalExcelGroups
  'portal.excel.linker': typeof portalExcelLinker
  'portal.excel.structure': typeof portalExcelStructure
  'portal.home': typeof portalHome
  'portal.language': typeof portalLanguage
  'portal.lineage': typeof portalLineage
  'portal.organisations': typeof portalOrganisations
  'portal.page': typeof portalPage
  'portal.audit': typeof portalAudit
  'portal.tokens': typeof portalTokens
  'portal.invitations': typeof portalInvitations
  'portal.reconnect': typeof portalReconnect
  'portal.users': typeof portalUsers
  'portal.xero2sql': typeof portalXero2sql
}
