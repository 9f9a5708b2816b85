import type { accessQuestionText } from '../access/access.messages.ts'
import type { pastAccessText } from '../access/past-access.messages.ts'
import type { accountText } from '../account/account.messages.ts'
import type { profileText } from '../account/profile/profile.messages.ts'
import type { resetText } from '../account/reset/reset.messages.ts'
import type { signInText } from '../account/sign-in/sign-in.messages.ts'
import type { signUpText } from '../account/sign-up/sign-up.messages.ts'
import type { alertsText } from '../alerts/alerts.messages.ts'
import type { approvalsText } from '../approvals/approvals.messages.ts'
import type { auditText } from '../audit/audit.messages.ts'
import type { configurationText } from '../configuration/configuration.messages.ts'
import type { authoriseText } from '../connectors/authorise/authorise.messages.ts'
import type { bulkText } from '../connectors/bulk/bulk.messages.ts'
import type { connectorsText } from '../connectors/connectors.messages.ts'
import type { fixText } from '../connectors/fix/fix.messages.ts'
import type { triageText } from '../connectors/glance/triage.messages.ts'
import type { heatMapText } from '../connectors/heat-map/heat-map.messages.ts'
import type { manageText } from '../connectors/manage/manage.messages.ts'
import type { runsText } from '../connectors/runs/runs.messages.ts'
import type { savedFiltersText } from '../connectors/saved-filters/saved-filters.messages.ts'
import type { customSourcesText } from '../custom-sources/custom-sources.messages.ts'
import type { accessText } from '../excel/access/access.messages.ts'
import type { groupsText } from '../excel/groups/groups.messages.ts'
import type { linkerText } from '../excel/linker/linker.messages.ts'
import type { statusText } from '../excel/status/status.messages.ts'
import type { structureText } from '../excel/structure/structure.messages.ts'
import type { wizardText } from '../excel/wizard/wizard.messages.ts'
import type { invitationsText } from '../invitations/invitations.messages.ts'
import type { lineageText } from '../lineage/lineage.messages.ts'
import type { operationsText } from '../operations/operations.messages.ts'
import type { organisationSignInText } from '../organisation-sign-in/organisation-sign-in.messages.ts'
import type { organisationsText } from '../organisations/organisations.messages.ts'
import type { paletteText } from '../palette/palette.messages.ts'
import type { clockText } from '../patterns/clock/clock.messages.ts'
import type { dialogsText } from '../patterns/dialogs/dialogs.messages.ts'
import type { errorsText } from '../patterns/errors/errors.messages.ts'
import type { patternsText } from '../patterns/patterns.messages.ts'
import type { badgeText } from '../primitives/Badge/badge.messages.ts'
import type { breadcrumbText } from '../primitives/Breadcrumb/breadcrumb.messages.ts'
import type { copyButtonText } from '../primitives/CopyButton/copy-button.messages.ts'
import type { csvText } from '../primitives/CsvButton/csv.messages.ts'
import type { dataTableText } from '../primitives/DataTable/data-table.messages.ts'
import type { dialogText } from '../primitives/Dialog/dialog.messages.ts'
import type { emptyStateText } from '../primitives/EmptyState/empty-state.messages.ts'
import type { relativeTimeText } from '../primitives/RelativeTime/relative-time.messages.ts'
import type { searchFieldText } from '../primitives/SearchField/search-field.messages.ts'
import type { selectText } from '../primitives/Select/select.messages.ts'
import type { selectionText } from '../primitives/Selection/selection.messages.ts'
import type { switchText } from '../primitives/Switch/switch.messages.ts'
import type { textFieldText } from '../primitives/TextField/text-field.messages.ts'
import type { toastText } from '../primitives/Toast/toast.messages.ts'
import type { scimText } from '../scim/scim.messages.ts'
import type { shellText } from '../shell/shell.messages.ts'
import type { tokensText } from '../tokens/tokens.messages.ts'
import type { userBulkText } from '../users/user-bulk.messages.ts'
import type { usersText } from '../users/users.messages.ts'
import type { webhooksText } from '../webhooks/webhooks.messages.ts'
import type { xero2sqlText } from '../xero2sql/xero2sql.messages.ts'

/** The text of this package in one language, by the names of its catalogues. */
export type UiCatalogues = {
  'ui.access': typeof accessQuestionText
  'ui.access.past': typeof pastAccessText
  'ui.account': typeof accountText
  'ui.account.profile': typeof profileText
  'ui.account.reset': typeof resetText
  'ui.account.sign-in': typeof signInText
  'ui.account.sign-up': typeof signUpText
  'ui.alerts': typeof alertsText
  'ui.approvals': typeof approvalsText
  'ui.audit': typeof auditText
  'ui.configuration': typeof configurationText
  'ui.connectors': typeof connectorsText
  'ui.connectors.authorise': typeof authoriseText
  'ui.connectors.bulk': typeof bulkText
  'ui.connectors.fix': typeof fixText
  'ui.connectors.heat-map': typeof heatMapText
  'ui.connectors.manage': typeof manageText
  'ui.connectors.runs': typeof runsText
  'ui.connectors.saved-filters': typeof savedFiltersText
  'ui.connectors.triage': typeof triageText
  'ui.custom-sources': typeof customSourcesText
  'ui.excel.access': typeof accessText
  'ui.excel.groups': typeof groupsText
  'ui.excel.linker': typeof linkerText
  'ui.excel.status': typeof statusText
  'ui.excel.structure': typeof structureText
  'ui.excel.wizard': typeof wizardText
  'ui.invitations': typeof invitationsText
  'ui.lineage': typeof lineageText
  'ui.operations': typeof operationsText
  'ui.organisations': typeof organisationsText
  'ui.palette': typeof paletteText
  'ui.patterns': typeof patternsText
  'ui.patterns.clock': typeof clockText
  'ui.patterns.dialogs': typeof dialogsText
  'ui.patterns.errors': typeof errorsText
  'ui.primitives.badge': typeof badgeText
  'ui.primitives.breadcrumb': typeof breadcrumbText
  'ui.primitives.copy-button': typeof copyButtonText
  'ui.primitives.csv': typeof csvText
  'ui.primitives.data-table': typeof dataTableText
  'ui.primitives.dialog': typeof dialogText
  'ui.primitives.empty-state': typeof emptyStateText
  'ui.primitives.relative-time': typeof relativeTimeText
  'ui.primitives.search-field': typeof searchFieldText
  'ui.primitives.select': typeof selectText
  'ui.primitives.switch': typeof switchText
  'ui.primitives.text-field': typeof textFieldText
  'ui.primitives.toast': typeof toastText
  'ui.shell': typeof shellText
  'ui.selection': typeof selectionText
  'ui.tokens': typeof tokensText
  'ui.users': typeof usersText
  'ui.users.bulk': typeof userBulkText
  'ui.organisationSignIn': typeof organisationSignInText
  'ui.scim': typeof scimText
  'ui.webhooks': typeof webhooksText
  'ui.xero2sql': typeof xero2sqlText
}
