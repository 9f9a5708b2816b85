// The tokens are imported first, so that they come first in the stylesheet.
import './theme/themes.css.ts'
import './theme/sprinkles.css.ts'
import './theme/text.css.ts'

// Access
export { AccessChain, type AccessChainProps } from './access/AccessChain.tsx'
export { AccessQuestionForm, type AccessQuestionFormProps } from './access/AccessQuestionForm.tsx'
export { PastAccessView, type PastAccessViewProps } from './access/PastAccessView.tsx'
export { type AccessLists, PersonAccessForm, type PersonAccessFormProps } from './access/PersonAccessForm.tsx'
export {
  kindOfTarget,
  type QuestionChoices,
  type QuestionItem,
  type QuestionKind,
  questionKinds,
  tableKey,
} from './access/question-choices.ts'
// Account
export { AuthLayout } from './account/AuthLayout.tsx'
export { AddAuthenticatorDialog } from './account/factors/AddAuthenticatorDialog.tsx'
export { AddPasskeyDialog } from './account/factors/AddPasskeyDialog.tsx'
export { AuthenticatorsPanel } from './account/factors/AuthenticatorsPanel.tsx'
export { AuthenticatorsFailure, AuthenticatorsSkeleton } from './account/factors/AuthenticatorsWaiting.tsx'
export { ConfirmIdentityDialog } from './account/factors/ConfirmIdentityDialog.tsx'
export { FactorForm, type TypedFactor } from './account/factors/FactorForm.tsx'
export { PasskeysPanel } from './account/factors/PasskeysPanel.tsx'
export { RecoveryCodesDialog } from './account/factors/RecoveryCodesDialog.tsx'
export { ChangeEmailDialog, type EmailChangeValues } from './account/profile/ChangeEmailDialog.tsx'
export { ChangePasswordDialog, type PasswordChangeValues } from './account/profile/ChangePasswordDialog.tsx'
export { ChangePasswordPanel } from './account/profile/ChangePasswordPanel.tsx'
export {
  ConfirmAddress,
  ConfirmAddressDone,
  ConfirmAddressInvalid,
} from './account/profile/ConfirmAddress.tsx'
export { DevicesPanel } from './account/profile/DevicesPanel.tsx'
export { EmailAddressPanel } from './account/profile/EmailAddressPanel.tsx'
export { LinkedIdentitiesPanel } from './account/profile/LinkedIdentitiesPanel.tsx'
export {
  LinkedIdentitiesFailure,
  LinkedIdentitiesSkeleton,
} from './account/profile/LinkedIdentitiesWaiting.tsx'
export { MultiFactorPanel } from './account/profile/MultiFactorPanel.tsx'
export { OpenSessionsPanel } from './account/profile/OpenSessionsPanel.tsx'
export { OpenSessionsFailure, OpenSessionsSkeleton } from './account/profile/OpenSessionsWaiting.tsx'
export { ProfileColumn } from './account/profile/ProfileColumn.tsx'
export { ProfileDetails } from './account/profile/ProfileDetails.tsx'
export { SignOutEverywhere } from './account/profile/SignOutEverywhere.tsx'
export { VerificationCodeDialog } from './account/profile/VerificationCodeDialog.tsx'
export { RequestInvalid } from './account/reset/RequestInvalid.tsx'
export { ResetRequestForm } from './account/reset/ResetRequestForm.tsx'
export { ResetRequestSent } from './account/reset/ResetRequestSent.tsx'
export { SetPasswordDone } from './account/reset/SetPasswordDone.tsx'
export { SetPasswordForm } from './account/reset/SetPasswordForm.tsx'
export type { PersonName } from './account/reset/use-name-fields.ts'
export type { NewPasswordValues } from './account/reset/use-set-password-fields.ts'
export { ConfirmForm } from './account/sign-in/ConfirmForm.tsx'
export { PasskeyButton } from './account/sign-in/PasskeyButton.tsx'
export { ProviderFrame } from './account/sign-in/ProviderFrame.tsx'
export { ResumeDialog } from './account/sign-in/ResumeDialog.tsx'
export { SignInForm } from './account/sign-in/SignInForm.tsx'
export type { SignInValues } from './account/sign-in/use-sign-in-fields.ts'
export { FinaliseForm } from './account/sign-up/FinaliseForm.tsx'
export { FinaliseJoin } from './account/sign-up/FinaliseJoin.tsx'
export { FinaliseNotice } from './account/sign-up/FinaliseNotice.tsx'
export { FinaliseFailed, FinaliseLoading } from './account/sign-up/FinaliseWait.tsx'
export { SignUpClosed } from './account/sign-up/SignUpClosed.tsx'
export { SignUpForm } from './account/sign-up/SignUpForm.tsx'
export type { SignUpErrors } from './account/sign-up/use-sign-up-fields.ts'

// Alerts
export { AlertChannelDialog, type AlertChannelValues } from './alerts/AlertChannelDialog.tsx'
export { AlertChannelsEmpty } from './alerts/AlertChannelsEmpty.tsx'
export { AlertChannelsHeader } from './alerts/AlertChannelsHeader.tsx'
export {
  type AlertChannelAction,
  AlertChannelTable,
  alertChannelElement,
} from './alerts/AlertChannelTable.tsx'
export { AlertSettingsPanel } from './alerts/AlertSettingsPanel.tsx'
export { AlertSettingsFailure, AlertSettingsSkeleton } from './alerts/AlertSettingsWaiting.tsx'
export { DeleteAlertChannelDialog } from './alerts/DeleteAlertChannelDialog.tsx'

// Approvals
export { ApprovalFilterBar, type ApprovalFilterBarProps } from './approvals/ApprovalFilterBar.tsx'
export { ApprovalGrid, type ApprovalGridProps } from './approvals/ApprovalGrid.tsx'
export { ApprovalGridSkeleton } from './approvals/ApprovalGridSkeleton.tsx'
export { DecisionDialog } from './approvals/DecisionDialog.tsx'

// Audit log
export { AuditCsvButton, type AuditCsvButtonProps } from './audit/AuditCsvButton.tsx'
export { AuditFilterBar } from './audit/AuditFilterBar.tsx'
export { AuditHeader } from './audit/AuditHeader.tsx'
export { AuditTable, type AuditTableProps } from './audit/AuditTable.tsx'
export { AuditVerification } from './audit/AuditVerification.tsx'

// Configuration
export { ConfigurationPanel } from './configuration/ConfigurationPanel.tsx'

// Connectors
export { AuthorisationLine } from './connectors/authorise/AuthorisationLine.tsx'
export { AuthoriseBanner } from './connectors/authorise/AuthoriseBanner.tsx'
export { AuthoriseDialog, type AuthoriseDialogProps } from './connectors/authorise/AuthoriseDialog.tsx'
export { OrganisationNumberDialog } from './connectors/authorise/OrganisationNumberDialog.tsx'
export { BulkDialog, type BulkDialogProps } from './connectors/bulk/BulkDialog.tsx'
export type { BulkValues } from './connectors/bulk/use-bulk-form.ts'
export { AvailableConnectors, YourConnectors } from './connectors/ConnectorTypeGrid.tsx'
export { ConnectorTypeGridSkeleton } from './connectors/ConnectorTypeGridSkeleton.tsx'
export { EmptyDashboard } from './connectors/EmptyDashboard.tsx'
export { ConnectorDrawer } from './connectors/editor/ConnectorDrawer.tsx'
export { FixSheet } from './connectors/fix/FixSheet.tsx'
export type { FixProgress, FixStep } from './connectors/fix/fix-progress.ts'
export type { FixSheetProps, FixSubject } from './connectors/fix/fix-sheet-props.ts'
export { ConnectorFacts } from './connectors/glance/ConnectorFacts.tsx'
export type { BulkSelection, ListedConnector, TriageHistory } from './connectors/glance/listed-connector.ts'
export { RowsSparkline } from './connectors/glance/RowsSparkline.tsx'
export { RunStrip } from './connectors/glance/RunStrip.tsx'
export { TriageList, type TriageListProps } from './connectors/glance/TriageList.tsx'
export { TriageListSkeleton } from './connectors/glance/TriageListSkeleton.tsx'
export { TriagePill } from './connectors/glance/TriagePill.tsx'
export { HomeHeader } from './connectors/HomeHeader.tsx'
export { RefreshHeatMap, type RefreshHeatMapProps } from './connectors/heat-map/RefreshHeatMap.tsx'
export { Insights } from './connectors/Insights.tsx'
export { DeleteConnectorDialog } from './connectors/manage/DeleteConnectorDialog.tsx'
export { DisconnectAllDialog } from './connectors/manage/DisconnectAllDialog.tsx'
export { DisconnectDialog } from './connectors/manage/DisconnectDialog.tsx'
export type { ManageCardProps } from './connectors/manage/ManageCard.tsx'
export { manageCardElement } from './connectors/manage/ManageCardFooter.tsx'
export { ManageCardGrid, ManageCardGridSkeleton } from './connectors/manage/ManageCardGrid.tsx'
export { ManageHeader } from './connectors/manage/ManageHeader.tsx'
export { ManageNotes } from './connectors/manage/ManageNotes.tsx'
export { ManageUsersDialog } from './connectors/manage/ManageUsersDialog.tsx'
export { RunCardGrid, type RunCardGridProps } from './connectors/RunCardGrid.tsx'
export { RunCardGridSkeleton } from './connectors/RunCardGridSkeleton.tsx'
export {
  AskToReconnectDialog,
  type AskToReconnectDialogProps,
} from './connectors/reconnect/AskToReconnectDialog.tsx'
export { ReconnectAsk, ReconnectPending } from './connectors/reconnect/ReconnectAsk.tsx'
export { ReconnectDone, ReconnectInvalid, ReconnectOffer } from './connectors/reconnect/ReconnectOffer.tsx'
export { RunHistoryDialog } from './connectors/runs/later-run-dialogs.ts'
export { NeedsAttention } from './connectors/runs/NeedsAttention.tsx'
export { RunHistory } from './connectors/runs/RunHistory.tsx'
export type { OlderRuns } from './connectors/runs/RunHistoryDialog.tsx'
export { type Loaded, TablePreview } from './connectors/runs/TablePreview.tsx'
export { StateSummary } from './connectors/StateSummary.tsx'
export { DeleteSavedFilterDialog } from './connectors/saved-filters/DeleteSavedFilterDialog.tsx'
export { SavedFilterChips, savedFiltersElement } from './connectors/saved-filters/SavedFilterChips.tsx'
export { SavedFilterDialog, type SavedFilterValues } from './connectors/saved-filters/SavedFilterDialog.tsx'

// Custom sources
export { CompareDialog } from './custom-sources/CompareDialog.tsx'
export { ConflictBanner } from './custom-sources/ConflictBanner.tsx'
export { ManifestEditor } from './custom-sources/ManifestEditor.tsx'
export type { ManifestCheck } from './custom-sources/ManifestStatus.tsx'
export { ManifestSummary } from './custom-sources/ManifestSummary.tsx'
export { SourceBar } from './custom-sources/SourceBar.tsx'
export { SourceColumns } from './custom-sources/SourceColumns.tsx'
export { SourceHeader } from './custom-sources/SourceHeader.tsx'
export { SourcesEmpty } from './custom-sources/SourcesEmpty.tsx'
export { SourcesHeader } from './custom-sources/SourcesHeader.tsx'
export { SourceTable } from './custom-sources/SourceTable.tsx'
export { TryPanel, type TryRequest } from './custom-sources/TryPanel.tsx'

export { VersionsDialog } from './custom-sources/VersionsDialog.tsx'

// Database
export { CredentialsForm } from './database/CredentialsForm.tsx'
export { DatabaseBanner, type DatabaseOutcome } from './database/DatabaseBanner.tsx'
export { DatabaseColumns, GuideOnly } from './database/DatabaseColumns.tsx'
export { ExcelGuide } from './database/ExcelGuide.tsx'
export { StructureNotice } from './database/StructureNotice.tsx'
export { SynchronisationPanel } from './database/SynchronisationPanel.tsx'

// Excel
export { AccessChooser } from './excel/access/AccessChooser.tsx'
export { AccessMatrixView, type AccessMatrixViewProps } from './excel/access/AccessMatrixView.tsx'
export type { ReportOrigin } from './excel/access/AccessReport.tsx'
export { ItemAccessView } from './excel/access/ItemAccessView.tsx'
export { PersonAccessView } from './excel/access/PersonAccessView.tsx'
export { MoveDialog, type MoveTarget } from './excel/changes/MoveDialog.tsx'
export { RecentChanges } from './excel/changes/RecentChanges.tsx'
export { AccessImpact, type AccessImpactProps } from './excel/groups/AccessImpact.tsx'
export { GroupStatusDialog } from './excel/groups/GroupStatusDialog.tsx'
export { GroupSummary } from './excel/groups/GroupSummary.tsx'
export { type GroupMembers, GroupTable } from './excel/groups/GroupTable.tsx'
export { AreaTableDialog, type AreaTableDialogProps } from './excel/import/AreaTableDialog.tsx'
export { Linker } from './excel/linker/Linker.tsx'
export { LinkerBar } from './excel/linker/LinkerBar.tsx'
export { LinkList } from './excel/linker/LinkList.tsx'
export { LinkProblem } from './excel/linker/LinkProblem.tsx'
export type { LinkerItem, LinkerSide } from './excel/linker/linker-types.ts'
export { StructureResults, type StructureResultsProps } from './excel/search/StructureResults.tsx'
export { ArchivedBar } from './excel/structure/ArchivedBar.tsx'
export { AreaGrid, StructureGridSkeleton, SubareaGrid } from './excel/structure/AreaGrid.tsx'
export { AreaLinksDialog, type AreaLinksDialogProps } from './excel/structure/AreaLinksDialog.tsx'
export { areaCsv, subareaCsv } from './excel/structure/area-csv.ts'
export { EntityTable } from './excel/structure/EntityTable.tsx'
export { HelperTableTable } from './excel/structure/HelperTableTable.tsx'
export { LinesDialog } from './excel/structure/LinesDialog.tsx'
export { NameDialog, type NameDialogProps, type NameForm } from './excel/structure/NameDialog.tsx'
export { NameRowsDialog } from './excel/structure/NameRowsDialog.tsx'
export { structureCard } from './excel/structure/StructureCard.tsx'
export { StructureDialog, type StructureForm } from './excel/structure/StructureDialog.tsx'
export { SynchroniseNote } from './excel/structure/SynchroniseNote.tsx'
export { milestoneRow, VersionTable } from './excel/structure/VersionTable.tsx'
export { Stepper } from './excel/wizard/Stepper.tsx'
export { Wizard } from './excel/wizard/Wizard.tsx'
// Operations
export { FirstRun } from './first-run/FirstRun.tsx'
export {
  AcceptInvitation,
  InvitationAccepted,
  InvitationInvalid,
  InvitationSignIn,
  InvitationTooPowerful,
  WrongAccount,
} from './invitations/InvitationOffer.tsx'
export { InvitationPanel } from './invitations/InvitationPanel.tsx'
export { InvitationSignUp, type InvitedSignUpValues } from './invitations/InvitationSignUp.tsx'
export { InvitationTable } from './invitations/InvitationTable.tsx'
export { InviteDialog, type InviteOrder } from './invitations/InviteDialog.tsx'
export type { CheckPeople } from './invitations/use-checked-rows.ts'
// Languages
export type { UiCatalogues } from './languages/ui-catalogues.ts'
// Layout
export { Columns, type ColumnsProps } from './layout/Columns.tsx'
export { Inline, type InlineProps } from './layout/Inline.tsx'
export { Stack, type StackProps } from './layout/Stack.tsx'
export { Text, type TextProps } from './layout/Text.tsx'
export { LineageDrawer, type LineageDrawerProps } from './lineage/LineageDrawer.tsx'
export type { LineageActions } from './lineage/LineageFacts.tsx'
export { LineageView, type LineageViewProps } from './lineage/LineageView.tsx'
export { HousekeepingTable } from './operations/HousekeepingTable.tsx'
export { MailFilter } from './operations/MailFilter.tsx'
export { MailTable } from './operations/MailTable.tsx'

// Organisations
export { MailDomainsPanel, type MailDomainsPanelProps } from './organisation-sign-in/MailDomainsPanel.tsx'
export { ProviderDialog, type ProviderDialogProps } from './organisation-sign-in/ProviderDialog.tsx'
export { ProvidersPanel, type ProvidersPanelProps } from './organisation-sign-in/ProvidersPanel.tsx'
export type { ProviderValues } from './organisation-sign-in/provider-form.ts'
export { SignInConfirmDialog } from './organisation-sign-in/SignInConfirmDialog.tsx'
export { SignInColumn, SignInHeader } from './organisation-sign-in/SignInHeader.tsx'
export {
  SignInPolicyPanel,
  type SignInPolicyPanelProps,
} from './organisation-sign-in/SignInPolicyPanel.tsx'
export {
  DeletedOrganisations,
  type DeletedOrganisationsProps,
} from './organisations/DeletedOrganisations.tsx'
export {
  DeleteOrganisationDialog,
  type DeleteOrganisationDialogProps,
} from './organisations/DeleteOrganisationDialog.tsx'
export { OrganisationDetails } from './organisations/OrganisationDetails.tsx'
export { OrganisationDetailsColumns } from './organisations/OrganisationDetailsColumns.tsx'
export { OrganisationDialog } from './organisations/OrganisationDialog.tsx'
export {
  OrganisationGrid,
  type OrganisationGridProps,
  OrganisationGridSkeleton,
} from './organisations/OrganisationGrid.tsx'
export { OrganisationNotFound } from './organisations/OrganisationNotFound.tsx'
export { OrganisationsHeader } from './organisations/OrganisationsHeader.tsx'
// Palette
export { CommandPalette, type CommandPaletteProps } from './palette/CommandPalette.tsx'
export type { PalettePicture } from './palette/PalettePicture.tsx'
export type { PaletteGroup, PaletteItem } from './palette/palette-items.ts'
// Patterns
export { AddButton, type AddButtonProps } from './patterns/AddButton.tsx'
export { type Clock, ClockProvider, type ClockProviderProps, useMoment } from './patterns/clock/Clock.tsx'
export { TimeAgo, type TimeAgoProps } from './patterns/clock/TimeAgo.tsx'
export { UpdatedAgo, type UpdatedAgoProps } from './patterns/clock/UpdatedAgo.tsx'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  DiscardDialog,
  type DiscardDialogProps,
} from './patterns/dialogs/ConfirmDialog.tsx'
export { FormDialog, type FormDialogProps } from './patterns/dialogs/FormDialog.tsx'
export { type Impact, ImpactList, type ImpactListProps } from './patterns/dialogs/ImpactList.tsx'
export { ErrorList, type ErrorListProps, ErrorMessages } from './patterns/errors/ErrorList.tsx'
export { LoadError, type LoadErrorProps } from './patterns/errors/LoadError.tsx'
export { NoAccess, type NoAccessProps } from './patterns/errors/NoAccess.tsx'
export { NotFound, type NotFoundProps } from './patterns/errors/NotFound.tsx'
export { type FieldErrors, type FormField, type FormOptions, useForm } from './patterns/form/use-form.ts'
export { Panel, type PanelProps, SettingPanel, type SettingPanelProps } from './patterns/Panel.tsx'
export { PassFocus, type PassFocusProps } from './patterns/PassFocus.tsx'
export { RowActions, type RowActionsProps, rowElement } from './patterns/RowActions.tsx'
// Primitives
export {
  Avatar,
  type AvatarProps,
  OrganisationAvatar,
  type OrganisationAvatarProps,
} from './primitives/Avatar/Avatar.tsx'
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx'
export { Count, type CountProps } from './primitives/Badge/Count.tsx'
export { Tag, type TagProps } from './primitives/Badge/Tag.tsx'
export { Banner, type BannerProps, type BannerTone } from './primitives/Banner/Banner.tsx'
export { Breadcrumb, type BreadcrumbLink, type BreadcrumbProps } from './primitives/Breadcrumb/Breadcrumb.tsx'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './primitives/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink.tsx'
export { IconButton, type IconButtonProps } from './primitives/Button/IconButton.tsx'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx'
export { CopyButton, type CopyButtonProps } from './primitives/CopyButton/CopyButton.tsx'
export { CopyField, type CopyFieldProps } from './primitives/CopyButton/CopyField.tsx'
export { CopyText, type CopyTextProps } from './primitives/CopyButton/CopyText.tsx'
export { CsvButton, type CsvButtonProps } from './primitives/CsvButton/CsvButton.tsx'
export { type CsvColumn, type CsvList, csvOf } from './primitives/CsvButton/csv-column.ts'
export {
  type PlannedExport,
  type RecordExport,
  RecordExports,
  type RecordExportsProps,
  useRecordExport,
} from './primitives/CsvButton/RecordExports.tsx'
export { CSV_TYPE, saveFile } from './primitives/CsvButton/save-file.ts'
export { DataTable, type DataTableProps } from './primitives/DataTable/DataTable.tsx'
export { DataTableSkeleton, type DataTableSkeletonProps } from './primitives/DataTable/DataTableSkeleton.tsx'
export type {
  DataTableColumn,
  TableChildren,
  TableExpansion,
  TableSort,
} from './primitives/DataTable/table-columns.ts'
export { Dialog, DialogCancel } from './primitives/Dialog/Dialog.tsx'
export type { DialogProps } from './primitives/Dialog/dialog-props.ts'
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx'
export { NoMatches, type NoMatchesProps } from './primitives/EmptyState/NoMatches.tsx'
export type { IconType } from './primitives/icon-type.ts'
export { Anchor, type AnchorProps, LinkProvider } from './primitives/Link/Anchor.tsx'
export { Link, type LinkProps } from './primitives/Link/Link.tsx'
export { LinkButton } from './primitives/Link/LinkButton.tsx'
export { LoadingShape, type LoadingShapeProps } from './primitives/Loading/LoadingShape.tsx'
export { Skeleton, type SkeletonProps } from './primitives/Loading/Skeleton.tsx'
export { SkeletonText, type SkeletonTextProps } from './primitives/Loading/SkeletonText.tsx'
export { Spinner, type SpinnerProps } from './primitives/Loading/Spinner.tsx'
export { loadLater, loadLaterParts } from './primitives/load-later.tsx'
export {
  Menu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './primitives/Menu/Menu.tsx'
export type { MenuItemProps, MenuLinkProps } from './primitives/Menu/MenuItem.tsx'
export type { MenuRadioGroupProps, MenuRadioItemProps } from './primitives/Menu/MenuRadio.tsx'
export type { MenuProps } from './primitives/Menu/menu-props.ts'
export { MiddleEllipsis, type MiddleEllipsisProps } from './primitives/MiddleEllipsis/MiddleEllipsis.tsx'
export { Monogram, type MonogramProps } from './primitives/Monogram/Monogram.tsx'
export { RelativeTime, type RelativeTimeProps } from './primitives/RelativeTime/RelativeTime.tsx'
export { retryUntilLoaded } from './primitives/retry-until-loaded.ts'
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './primitives/Segmented/Segmented.tsx'
export { InlineSelect, type InlineSelectProps } from './primitives/Select/InlineSelect.tsx'
export { Select, type SelectProps } from './primitives/Select/Select.tsx'
export type { SelectOption } from './primitives/Select/SelectOptions.tsx'
export { StatusGlyph, type StatusGlyphProps } from './primitives/Status/StatusGlyph.tsx'
export { StatusPill, type StatusPillProps } from './primitives/Status/StatusPill.tsx'
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/TextField/PasswordField.tsx'
export { type FieldSize, TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx'
export {
  ToastListProvider,
  type ToastListProviderProps,
  useToasts,
} from './primitives/Toast/ToastListProvider.tsx'
export { ToastProvider } from './primitives/Toast/ToastProvider.tsx'
export { ToastRegion, type ToastRegionProps } from './primitives/Toast/ToastRegion.tsx'
export {
  dismissToast,
  showToast,
  type Toast,
  type ToastAction,
  type ToastType,
} from './primitives/Toast/toast-list.ts'
export type { ToastActions } from './primitives/Toast/use-toast-list.ts'
export { ViewOnly, type ViewOnlyProps } from './primitives/ViewOnly/ViewOnly.tsx'
// SCIM
export { NewScimTokenDialog, type NewScimTokenDialogProps } from './scim/NewScimTokenDialog.tsx'
export { ScimFailuresPanel, type ScimFailuresPanelProps } from './scim/ScimFailuresPanel.tsx'
export { ScimMappingsPanel, type ScimMappingsPanelProps } from './scim/ScimMappingsPanel.tsx'
export { ScimPanel, type ScimPanelProps } from './scim/ScimPanel.tsx'
export { ScimTokenDialog, type ScimTokenDialogProps, type ScimTokenForm } from './scim/ScimTokenDialog.tsx'
// Shell
export { AppShell } from './shell/AppShell.tsx'
export { PageHeader } from './shell/PageHeader.tsx'
export type { Navigation } from './shell/SideNav.tsx'
export { TopBar } from './shell/TopBar.tsx'
export type { SectionItem, SectionLink } from './shell/TopBarLinks.tsx'
export { ViewAsBar, type ViewAsBarProps } from './shell/ViewAsBar.tsx'
// Theme
export { applyTheme, type ThemeChoice } from './theme/apply-theme.ts'
export type { Tone } from './theme/scheme.ts'
// Tokens
export { CreateTokenDialog } from './tokens/CreateTokenDialog.tsx'
export { DeleteServiceAccountDialog } from './tokens/DeleteServiceAccountDialog.tsx'
export { NewTokenDialog } from './tokens/NewTokenDialog.tsx'
export { NoServiceAccounts } from './tokens/NoServiceAccounts.tsx'
export { OwnTokensPanel } from './tokens/OwnTokensPanel.tsx'
export { OwnTokensFailure, OwnTokensSkeleton } from './tokens/OwnTokensWaiting.tsx'
export { ProgramsHeader } from './tokens/ProgramsHeader.tsx'
export { ProgramsSections, ProgramsSkeleton } from './tokens/ProgramsSections.tsx'
export { RevokeTokenDialog } from './tokens/RevokeTokenDialog.tsx'
export { ServiceAccountDialog } from './tokens/ServiceAccountDialog.tsx'
export { type AccountWithTokens, ServiceAccountTable } from './tokens/ServiceAccountTable.tsx'
export { UserTokenTable } from './tokens/UserTokenTable.tsx'

// Users
export { AddUserButton } from './users/AddUserButton.tsx'
export { DeleteUserDialog } from './users/DeleteUserDialog.tsx'
export { NoUsersLeft } from './users/NoUsersLeft.tsx'
export { userElement } from './users/UserActions.tsx'
export type { UserSelection } from './users/UserBulkBar.tsx'
export { UserBulkDialog, type UserBulkDialogProps } from './users/UserBulkDialog.tsx'
export { UserDialog } from './users/UserDialog.tsx'
export { UserFactors } from './users/UserFactors.tsx'
export { UserGrid, type UserListProps } from './users/UserGrid.tsx'
export { UserGridSkeleton } from './users/UserGridSkeleton.tsx'
export { UserIdentities } from './users/UserIdentities.tsx'
export { UserTable } from './users/UserTable.tsx'
export { UserTableSkeleton } from './users/UserTableSkeleton.tsx'
export { type UserLayout, UserViewBar } from './users/UserViewBar.tsx'
export type { UserBulkValues } from './users/use-user-bulk-form.ts'
// Webhooks
export { DeliveriesHeader } from './webhooks/DeliveriesHeader.tsx'
export { DeliveryFilter } from './webhooks/DeliveryFilter.tsx'
export { DeliveryList } from './webhooks/DeliveryList.tsx'
export { ReplayFailedDialog } from './webhooks/ReplayFailedDialog.tsx'
export { WebhookConfirmDialog } from './webhooks/WebhookConfirmDialog.tsx'
export { WebhookDialog, type WebhookValues } from './webhooks/WebhookDialog.tsx'
export { WebhookFaultBanner } from './webhooks/WebhookFaultBanner.tsx'
export { WebhookSecretDialog } from './webhooks/WebhookSecretDialog.tsx'
export { WebhooksEmpty } from './webhooks/WebhooksEmpty.tsx'
export { WebhooksHeader } from './webhooks/WebhooksHeader.tsx'
export { type WebhookAction, WebhookTable, webhookElement } from './webhooks/WebhookTable.tsx'
export { WebhookTestDialog } from './webhooks/WebhookTestDialog.tsx'
// Xero2SQL
export { CompaniesLoading, CompanyList } from './xero2sql/CompanyList.tsx'
export { SynchroniseLinks } from './xero2sql/SynchroniseLinks.tsx'
export { TokenForm } from './xero2sql/TokenForm.tsx'
export { TokenColumns, TokenList } from './xero2sql/TokenList.tsx'
export type { TokenListRow } from './xero2sql/TokenRow.tsx'
export { UpdateCredentialsDialog } from './xero2sql/UpdateCredentialsDialog.tsx'
