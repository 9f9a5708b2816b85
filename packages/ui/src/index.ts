// The reset and the tokens come first, so that they stand first in the stylesheet.
import './theme/global.css.ts'
import './theme/sprinkles.css.ts'
import './theme/text.css.ts'

// Account
export { AuthLayout, type AuthLayoutProps } from './account/AuthLayout.tsx'
export { CaptchaBox, type CaptchaBoxProps, type CaptchaBoxState } from './account/CaptchaBox.tsx'
export { CodeField, type CodeFieldProps } from './account/CodeField.tsx'
export { FailureBanner, type FailureBannerProps } from './account/FailureBanner.tsx'
export { NewPasswordField, type NewPasswordFieldProps } from './account/NewPasswordField.tsx'
export { PasswordChecklist, type PasswordChecklistProps } from './account/PasswordChecklist.tsx'
export {
  ChangeEmailDialog,
  type ChangeEmailDialogProps,
  type EmailChangeValues,
} from './account/profile/ChangeEmailDialog.tsx'
export {
  ChangePasswordDialog,
  type ChangePasswordDialogProps,
  type PasswordChangeValues,
} from './account/profile/ChangePasswordDialog.tsx'
export { ChangePasswordPanel, type ChangePasswordPanelProps } from './account/profile/ChangePasswordPanel.tsx'
export {
  ConfirmAddress,
  ConfirmAddressDone,
  ConfirmAddressInvalid,
  type ConfirmAddressOutcomeProps,
  type ConfirmAddressProps,
} from './account/profile/ConfirmAddress.tsx'
export { DevicesPanel, type DevicesPanelProps } from './account/profile/DevicesPanel.tsx'
export { EmailAddressPanel, type EmailAddressPanelProps } from './account/profile/EmailAddressPanel.tsx'
export {
  LinkedIdentitiesPanel,
  type LinkedIdentitiesPanelProps,
} from './account/profile/LinkedIdentitiesPanel.tsx'
export {
  LinkedIdentitiesFailure,
  LinkedIdentitiesSkeleton,
} from './account/profile/LinkedIdentitiesWaiting.tsx'
export { MultiFactorPanel, type MultiFactorPanelProps } from './account/profile/MultiFactorPanel.tsx'
export { OpenSessionsPanel, type OpenSessionsPanelProps } from './account/profile/OpenSessionsPanel.tsx'
export { OpenSessionsFailure, OpenSessionsSkeleton } from './account/profile/OpenSessionsWaiting.tsx'
export { ProfileColumn } from './account/profile/ProfileColumn.tsx'
export { ProfileDetails, type ProfileDetailsProps } from './account/profile/ProfileDetails.tsx'
export { SignOutEverywhere, type SignOutEverywhereProps } from './account/profile/SignOutEverywhere.tsx'
export {
  VerificationCodeDialog,
  type VerificationCodeDialogProps,
} from './account/profile/VerificationCodeDialog.tsx'
export { RichText, type RichTextProps } from './account/RichText.tsx'
export { RequestInvalid, type RequestInvalidProps } from './account/reset/RequestInvalid.tsx'
export { ResetRequestForm, type ResetRequestFormProps } from './account/reset/ResetRequestForm.tsx'
export { ResetRequestSent, type ResetRequestSentProps } from './account/reset/ResetRequestSent.tsx'
export { SetPasswordDone, type SetPasswordDoneProps } from './account/reset/SetPasswordDone.tsx'
export { SetPasswordForm, type SetPasswordFormProps } from './account/reset/SetPasswordForm.tsx'
export type { NewPasswordValues } from './account/reset/use-set-password-fields.ts'
export { ConfirmForm, type ConfirmFormProps } from './account/sign-in/ConfirmForm.tsx'
export { ProviderFrame, type ProviderFrameProps } from './account/sign-in/ProviderFrame.tsx'
export { ResumeDialog, type ResumeDialogProps } from './account/sign-in/ResumeDialog.tsx'
export { SignInForm, type SignInFormProps } from './account/sign-in/SignInForm.tsx'
export type { SignInValues } from './account/sign-in/use-sign-in-fields.ts'
export { FinaliseForm, type FinaliseFormProps } from './account/sign-up/FinaliseForm.tsx'
export { FinaliseJoin, type FinaliseJoinProps } from './account/sign-up/FinaliseJoin.tsx'
export { FinaliseNotice, type FinaliseNoticeProps } from './account/sign-up/FinaliseNotice.tsx'
export { FinaliseFailed, type FinaliseFailedProps, FinaliseLoading } from './account/sign-up/FinaliseWait.tsx'
export { SignUpClosed, type SignUpClosedProps } from './account/sign-up/SignUpClosed.tsx'
export { SignUpForm, type SignUpFormProps } from './account/sign-up/SignUpForm.tsx'
export type { SignUpErrors } from './account/sign-up/use-sign-up-fields.ts'

// Approvals
export { ApprovalCard, type ApprovalCardProps } from './approvals/ApprovalCard.tsx'
export { ApprovalFilterBar, type ApprovalFilterBarProps } from './approvals/ApprovalFilterBar.tsx'
export { ApprovalGrid, type ApprovalGridProps } from './approvals/ApprovalGrid.tsx'
export { ApprovalGridSkeleton } from './approvals/ApprovalGridSkeleton.tsx'
export { DecisionDialog, type DecisionDialogProps } from './approvals/DecisionDialog.tsx'

// Configuration
export { ConfigurationPanel, type ConfigurationPanelProps } from './configuration/ConfigurationPanel.tsx'

// Connectors
export { INITIALS_SHOWN, type PeopleById } from './connectors/AssignedPeople.tsx'
export { AuthorisationLine, type AuthorisationLineProps } from './connectors/authorise/AuthorisationLine.tsx'
export { AuthoriseBanner, type AuthoriseBannerProps } from './connectors/authorise/AuthoriseBanner.tsx'
export { AuthoriseDialog, type AuthoriseDialogProps } from './connectors/authorise/AuthoriseDialog.tsx'
export {
  OrganisationNumberDialog,
  type OrganisationNumberDialogProps,
} from './connectors/authorise/OrganisationNumberDialog.tsx'
export { ConnectorTypeCard, type ConnectorTypeCardProps } from './connectors/ConnectorTypeCard.tsx'
export {
  AvailableConnectors,
  ConnectorTypeGrid,
  type ConnectorTypeGridProps,
  YourConnectors,
} from './connectors/ConnectorTypeGrid.tsx'
export { ConnectorTypeGridSkeleton } from './connectors/ConnectorTypeGridSkeleton.tsx'
export { EmptyDashboard, type EmptyDashboardProps } from './connectors/EmptyDashboard.tsx'
export { ConnectorDrawer, type ConnectorDrawerProps } from './connectors/editor/ConnectorDrawer.tsx'
export { HomeArt, type HomeArtProps } from './connectors/HomeArt.tsx'
export { HomeHeader, type HomeHeaderProps } from './connectors/HomeHeader.tsx'
export { Insights, type InsightsProps } from './connectors/Insights.tsx'
export {
  DeleteConnectorDialog,
  type DeleteConnectorDialogProps,
} from './connectors/manage/DeleteConnectorDialog.tsx'
export {
  DisconnectAllDialog,
  type DisconnectAllDialogProps,
} from './connectors/manage/DisconnectAllDialog.tsx'
export { DisconnectDialog, type DisconnectDialogProps } from './connectors/manage/DisconnectDialog.tsx'
export type { ManageCardProps } from './connectors/manage/ManageCard.tsx'
export { manageCardElement } from './connectors/manage/ManageCardFooter.tsx'
export {
  ManageCardGrid,
  type ManageCardGridProps,
  ManageCardGridSkeleton,
} from './connectors/manage/ManageCardGrid.tsx'
export { ManageHeader, type ManageHeaderProps } from './connectors/manage/ManageHeader.tsx'
export { ManageNotes, type ManageNotesProps } from './connectors/manage/ManageNotes.tsx'
export { ManageUsersDialog, type ManageUsersDialogProps } from './connectors/manage/ManageUsersDialog.tsx'
export { RefreshDetailDialog, type RefreshDetailDialogProps } from './connectors/RefreshDetailDialog.tsx'
export { RunCard, type RunCardProps } from './connectors/RunCard.tsx'
export { RunCardGrid, type RunCardGridProps } from './connectors/RunCardGrid.tsx'
export { RunCardGridSkeleton } from './connectors/RunCardGridSkeleton.tsx'
export { CancelRefresh, type CancelRefreshProps } from './connectors/runs/CancelRefresh.tsx'
export { NeedsAttention, type NeedsAttentionProps } from './connectors/runs/NeedsAttention.tsx'
export { RunHistory, type RunHistoryProps } from './connectors/runs/RunHistory.tsx'
export { type Loaded, TablePreview, type TablePreviewProps } from './connectors/runs/TablePreview.tsx'
export { StateSummary, type StateSummaryProps } from './connectors/StateSummary.tsx'

// Database
export { CredentialsForm, type CredentialsFormProps } from './database/CredentialsForm.tsx'
export { DatabaseBanner, type DatabaseBannerProps, type DatabaseOutcome } from './database/DatabaseBanner.tsx'
export { DatabaseColumns, type DatabaseColumnsProps, GuideOnly } from './database/DatabaseColumns.tsx'
export { ExcelGuide, type ExcelGuideProps } from './database/ExcelGuide.tsx'
export { StructureNotice, type StructureNoticeProps } from './database/StructureNotice.tsx'
export { SynchronisationPanel, type SynchronisationPanelProps } from './database/SynchronisationPanel.tsx'

// Excel
export { AccessChange, type AccessChangeProps } from './excel/access/AccessChange.tsx'
export { AccessChooser, type AccessChooserProps } from './excel/access/AccessChooser.tsx'
export type { ReportOrigin } from './excel/access/AccessReport.tsx'
export { PersonAccessView, type PersonAccessViewProps } from './excel/access/PersonAccessView.tsx'
export { ThingAccessView, type ThingAccessViewProps } from './excel/access/ThingAccessView.tsx'
export { GroupMeaning, type GroupMeaningProps } from './excel/groups/GroupMeaning.tsx'
export { GroupStatusDialog, type GroupStatusDialogProps } from './excel/groups/GroupStatusDialog.tsx'
export { GroupSummary, type GroupSummaryProps } from './excel/groups/GroupSummary.tsx'
export { type GroupMembers, GroupTable, type GroupTableProps } from './excel/groups/GroupTable.tsx'
export { Linker } from './excel/linker/Linker.tsx'
export { LinkerBar, type LinkerBarProps } from './excel/linker/LinkerBar.tsx'
export { LinkList, type LinkListProps } from './excel/linker/LinkList.tsx'
export { LinkProblem, type LinkProblemProps } from './excel/linker/LinkProblem.tsx'
export type { LinkListRow } from './excel/linker/LinkRow.tsx'
export type { LinkerChoice, LinkerItem, LinkerProps, LinkerSide } from './excel/linker/linker-types.ts'
export { StatusRadios, type StatusRadiosProps } from './excel/status/StatusRadios.tsx'
export { StructureStatus, type StructureStatusProps } from './excel/status/StructureStatus.tsx'
export { ArchivedBar, type ArchivedBarProps } from './excel/structure/ArchivedBar.tsx'
export { AreaCard, type AreaCardProps } from './excel/structure/AreaCard.tsx'
export {
  AreaGrid,
  type AreaGridProps,
  StructureGridSkeleton,
  type StructureGridSkeletonProps,
  SubareaGrid,
  type SubareaGridProps,
} from './excel/structure/AreaGrid.tsx'
export {
  type AreaLinksChoice,
  AreaLinksDialog,
  type AreaLinksDialogProps,
} from './excel/structure/AreaLinksDialog.tsx'
export { EntityTable, type EntityTableProps } from './excel/structure/EntityTable.tsx'
export { HelperTableTable, type HelperTableTableProps } from './excel/structure/HelperTableTable.tsx'
export { LinesDialog, type LinesDialogProps } from './excel/structure/LinesDialog.tsx'
export { NameDialog, type NameDialogProps, type NameForm } from './excel/structure/NameDialog.tsx'
export { NameRowsDialog, type NameRowsDialogProps } from './excel/structure/NameRowsDialog.tsx'
export { structureCard } from './excel/structure/StructureCard.tsx'
export {
  StructureDialog,
  type StructureDialogProps,
  type StructureForm,
} from './excel/structure/StructureDialog.tsx'
export { SubareaCard, type SubareaCardProps } from './excel/structure/SubareaCard.tsx'
export { SynchroniseNote, type SynchroniseNoteProps } from './excel/structure/SynchroniseNote.tsx'
export { VersionTable, type VersionTableProps } from './excel/structure/VersionTable.tsx'
export { milestoneRow, type VersionActions } from './excel/structure/version-columns.tsx'
export { Stepper, type StepperProps } from './excel/wizard/Stepper.tsx'
export { Wizard, type WizardProps } from './excel/wizard/Wizard.tsx'

// Icons
export { Logo, type LogoProps } from './icons/Logo.tsx'

// Layout
export { Columns, type ColumnsProps } from './layout/Columns.tsx'
export { Inline, type InlineProps } from './layout/Inline.tsx'
export { Stack, type StackProps } from './layout/Stack.tsx'
export { Text, type TextProps } from './layout/Text.tsx'

// Organisations
export { OrganisationCard, type OrganisationCardProps } from './organisations/OrganisationCard.tsx'
export { OrganisationDetails, type OrganisationDetailsProps } from './organisations/OrganisationDetails.tsx'
export { OrganisationDetailsColumns } from './organisations/OrganisationDetailsColumns.tsx'
export { OrganisationDialog, type OrganisationDialogProps } from './organisations/OrganisationDialog.tsx'
export {
  OrganisationGrid,
  type OrganisationGridProps,
  OrganisationGridSkeleton,
} from './organisations/OrganisationGrid.tsx'
export {
  OrganisationNotFound,
  type OrganisationNotFoundProps,
} from './organisations/OrganisationNotFound.tsx'
export { OrganisationsHeader, type OrganisationsHeaderProps } from './organisations/OrganisationsHeader.tsx'

// Palette
export { CommandPalette, type CommandPaletteProps } from './palette/CommandPalette.tsx'
export type { PaletteButtonProps } from './palette/PaletteButton.tsx'
export type { PalettePicture } from './palette/PalettePicture.tsx'
export type { PaletteGroup, PaletteItem } from './palette/palette-items.ts'

// Patterns
export { AddButton, type AddButtonProps } from './patterns/AddButton.tsx'
export {
  type Clock,
  ClockProvider,
  type ClockProviderProps,
  stillClock,
  useMoment,
  useNowWhen,
} from './patterns/clock/Clock.tsx'
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
export {
  type FieldErrors,
  type FormField,
  type FormOptions,
  typed,
  useForm,
} from './patterns/form/use-form.ts'
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
export { organisationInitials } from './primitives/Avatar/organisation-initials.ts'
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx'
export { Count, type CountProps } from './primitives/Badge/Count.tsx'
export { Tag, type TagProps } from './primitives/Badge/Tag.tsx'
export { BANNER_FADE_MS, Banner, type BannerProps, type BannerTone } from './primitives/Banner/Banner.tsx'
export { Breadcrumb, type BreadcrumbLink, type BreadcrumbProps } from './primitives/Breadcrumb/Breadcrumb.tsx'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './primitives/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink.tsx'
export { IconButton, type IconButtonProps } from './primitives/Button/IconButton.tsx'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx'
export { CopyButton, type CopyButtonProps } from './primitives/CopyButton/CopyButton.tsx'
export { CopyField, type CopyFieldProps } from './primitives/CopyButton/CopyField.tsx'
export { CopyText, type CopyTextProps } from './primitives/CopyButton/CopyText.tsx'
export { COPIED_MS, useCopy } from './primitives/CopyButton/use-copy.ts'
export { DataTable, type DataTableProps } from './primitives/DataTable/DataTable.tsx'
export { DataTableSkeleton, type DataTableSkeletonProps } from './primitives/DataTable/DataTableSkeleton.tsx'
export type {
  DataTableColumn,
  TableChildren,
  TableExpansion,
  TableSort,
} from './primitives/DataTable/table-columns.ts'
export { Dialog, DialogCancel, type DialogProps } from './primitives/Dialog/Dialog.tsx'
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
export { Menu, MenuLabel, type MenuProps, MenuSeparator } from './primitives/Menu/Menu.tsx'
export { MenuItem, type MenuItemProps, MenuLink, type MenuLinkProps } from './primitives/Menu/MenuItem.tsx'
export {
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './primitives/Menu/MenuRadio.tsx'
export { MiddleEllipsis, type MiddleEllipsisProps } from './primitives/MiddleEllipsis/MiddleEllipsis.tsx'
export { Monogram, type MonogramProps } from './primitives/Monogram/Monogram.tsx'
export { tileHue } from './primitives/Monogram/tile-hue.ts'
export { absoluteTime } from './primitives/RelativeTime/absolute-time.ts'
export { RelativeTime, type RelativeTimeProps } from './primitives/RelativeTime/RelativeTime.tsx'
export { relativeTime } from './primitives/RelativeTime/relative-time.ts'
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
  TOASTS_KEPT,
  TOASTS_VISIBLE,
  type Toast,
  type ToastAction,
  type ToastType,
  toastDurations,
  visibleToasts,
} from './primitives/Toast/toast-list.ts'
export { type ToastActions, useToastList } from './primitives/Toast/use-toast-list.ts'

// Shell
export { AppShell, type AppShellProps } from './shell/AppShell.tsx'
export type { NavPerson } from './shell/NavUser.tsx'
export {
  LONGEST_ORGANISATION_MENU,
  OrganisationMenu,
  type OrganisationMenuProps,
} from './shell/OrganisationMenu.tsx'
export { PageHeader, type PageHeaderProps } from './shell/PageHeader.tsx'
export { type Navigation, SideNav, type SideNavProps } from './shell/SideNav.tsx'
export { TopBar, type TopBarProps } from './shell/TopBar.tsx'
export type { SectionItem, SectionLink, SectionMenu } from './shell/TopBarLinks.tsx'

// Theme
export { applyTheme, type ThemeChoice } from './theme/apply-theme.ts'
export type { Tone } from './theme/scheme.ts'

// Users
export { AddUserButton, type AddUserButtonProps } from './users/AddUserButton.tsx'
export { DeleteUserDialog, type DeleteUserDialogProps } from './users/DeleteUserDialog.tsx'
export { NoUsersLeft, type NoUsersLeftProps } from './users/NoUsersLeft.tsx'
export { userElement } from './users/UserActions.tsx'
export { UserCard, type UserCardProps } from './users/UserCard.tsx'
export { UserDialog, type UserDialogProps } from './users/UserDialog.tsx'
export { UserGrid, type UserListProps } from './users/UserGrid.tsx'
export { UserGridSkeleton } from './users/UserGridSkeleton.tsx'
export { UserIdentities, type UserIdentitiesProps } from './users/UserIdentities.tsx'
export { UserTable, type UserTableProps } from './users/UserTable.tsx'
export { type UserLayout, UserViewBar, type UserViewBarProps } from './users/UserViewBar.tsx'

// Xero2SQL
export { CompaniesLoading, CompanyList, type CompanyListProps } from './xero2sql/CompanyList.tsx'
export { SynchroniseLinks, type SynchroniseLinksProps } from './xero2sql/SynchroniseLinks.tsx'
export { TokenForm, type TokenFormProps } from './xero2sql/TokenForm.tsx'
export {
  TokenColumns,
  type TokenColumnsProps,
  TokenList,
  type TokenListProps,
} from './xero2sql/TokenList.tsx'
export type { TokenListRow } from './xero2sql/TokenRow.tsx'
export {
  UpdateCredentialsDialog,
  type UpdateCredentialsDialogProps,
} from './xero2sql/UpdateCredentialsDialog.tsx'
