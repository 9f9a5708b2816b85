export { firstRunMessages } from '../first-run/first-run.messages.ts'
export {
  beforeFirstRun,
  type FirstRunFacts,
  type FirstRunProgress,
  type FirstRunStep,
  firstRun,
  firstRunSteps,
} from '../first-run/first-run.ts'
export { connectorAddError } from './add-error.ts'
export { authoriseMessages } from './authorise.messages.ts'
export {
  connectorsAdded,
  isAuthorised,
  organisationNumberError,
  organisationNumberFailure,
  providerAddress,
} from './authorise.ts'
export {
  type AwsCostWindow,
  type AwsGranularity,
  awsCostTables,
  awsCostWindows,
  awsMonthStart,
  readAwsGranularity,
} from './aws-costs.ts'
export { bulkMessages } from './bulk/bulk.messages.ts'
export { type BulkAction, bulkActions, offeredBulkActions } from './bulk/bulk-action.ts'
export {
  type BulkConnector,
  type BulkExclusion,
  type BulkPlan,
  bulkPlan,
} from './bulk/bulk-plan.ts'
export type { BulkStep } from './bulk/bulk-step.ts'
export { cardHints, emptyDashboard } from './card-hints.ts'
export { type CardLine, cardLines } from './card-lines.ts'
export { type ConnectorState, connectorState, connectorStateLabel } from './connector-state.ts'
export { connectorStatus, isConnected, isSwitchedOff } from './connector-status.ts'
export { connectorsMessages } from './connectors.messages.ts'
export {
  boundSecrets,
  type PropertyValues,
  secretsToEnterAgain,
  withoutPassword,
  withStoredSecrets,
} from './editor/bound-secrets.ts'
export { checkLabel, checkSentence, checksSentence } from './editor/connection-checks.ts'
export { buildConnectionString, parseConnectionString } from './editor/connection-string.ts'
export {
  type ConnectorDraft,
  clonedDraft,
  connectorDraft,
  idsIn,
  idsText,
} from './editor/connector-draft.ts'
export { createConnectorPlan, editConnectorPlan } from './editor/connector-plan.ts'
export { connectorRefusal } from './editor/connector-refusal.ts'
export type { ConnectorStep } from './editor/connector-step.ts'
export { draftErrors, draftSettings, isSecretSaved, isTestable } from './editor/draft-errors.ts'
export { clearFieldKey, type DraftField, draftFields, draftNames } from './editor/draft-fields.ts'
export { connectorForm } from './editor/draft-form.ts'
export { editorMessages } from './editor/editor.messages.ts'
export { canRefreshNew } from './editor/first-refresh.ts'
export { isLockedLicence, lostBaseLicences } from './editor/licences.ts'
export { nextRuns } from './editor/next-runs.ts'
export { type PastedSettings, pastedSettings } from './editor/pasted-settings.ts'
export { connectionErrors, propertyError } from './editor/property-error.ts'
export { propertyFormatError } from './editor/property-format.ts'
export { type EditorSection, editorSections, propertyLabel } from './editor/property-label.ts'
export { saveOutcome } from './editor/save-outcome.ts'
export { scheduleError } from './editor/schedule.ts'
export {
  quietMinute,
  type ScheduleChoice,
  type SchedulePreset,
  scheduleChoice,
  scheduleOf,
  schedulePresets,
} from './editor/schedule-preset.ts'
export { scheduleSentence } from './editor/schedule-sentence.ts'
export { secretHostsSentence } from './editor/secret-hosts.ts'
export { isReservedSchema, schemaNamed } from './editor/target-schema.ts'
export {
  chargesForFirstRefresh,
  chargesForRequests,
  type FullRefreshPrice,
  fullRefreshPrice,
  isFirstRefresh,
} from './full-refresh-price.ts'
export { bucketStarts, type HistorySpan } from './glance/bucket-starts.ts'
export { type ActionConnector, type ConnectorAction, connectorActions } from './glance/connector-actions.ts'
export { type ConnectorFacts, connectorFacts } from './glance/connector-facts.ts'
export { type FailureFacts, failureFacts } from './glance/failure-facts.ts'
export type { FewerRows, RowsSample } from './glance/fewer-rows.ts'
export { filterTriage } from './glance/filter-triage.ts'
export { type FixCase, fixCase } from './glance/fix-case.ts'
export { type Freshness, freshness } from './glance/freshness.ts'
export { glanceMessages } from './glance/glance.messages.ts'
export type { FreshnessFields, GlanceFields, LinkFields } from './glance/glance-connector.ts'
export {
  type HeatMap,
  type HeatMapConnector,
  type HeatMapRow,
  type HeatMapTotals,
  heatMap,
} from './glance/heat-map.ts'
export type { HeatMapCell, HeatMapOutcome } from './glance/heat-map-cell.ts'
export {
  type HeatMapColumn,
  type HeatMapSpan,
  heatMapColumns,
  heatMapQuery,
} from './glance/heat-map-columns.ts'
export type { HeatMapFigures } from './glance/heat-map-figures.ts'
export { isLate } from './glance/is-late.ts'
export { type ConnectorLink, linkState } from './glance/link-state.ts'
export { type FailureRemedy, remedyOf } from './glance/remedy.ts'
export { type RowAction, type RowActionConnector, rowAction } from './glance/row-action.ts'
export { type RowsTrend, rowsTrend } from './glance/rows-trend.ts'
export { type RunMark, type RunMarkShape, type RunMarks, runMarks } from './glance/run-marks.ts'
export { activeSavedFilter, type SavedFilterAction, savedFilterActions } from './glance/saved-filter-rules.ts'
export type { Clash, Scheduled } from './glance/scheduled-slots.ts'
export { shortAge } from './glance/short-age.ts'
export { staleAfter } from './glance/stale-after.ts'
export {
  everyTriage,
  formatTriageFilter,
  parseTriageFilter,
  type TriageFilter,
  type TriageSort,
  triageParameters,
  triageSorts,
} from './glance/triage-filter.ts'
export {
  type TriageConnector,
  type TriageRow,
  triageCounts,
  triageRows,
} from './glance/triage-rows.ts'
export {
  attentionStates,
  type TriageState,
  triageLabel,
  triageState,
  triageStates,
} from './glance/triage-state.ts'
export { type TypeSummary, typeSummaries } from './glance/type-summaries.ts'
export { isTimeZone } from './glance/zoned-time.ts'
export { insightsMessages } from './insights.messages.ts'
export {
  type ClientInsights,
  insightSentence,
  insightStart,
  insightsByClient,
  isInsightStuck,
} from './insights.ts'
export { typeCategory, typeTitle } from './kinds/kind-text.ts'
export { lastRefresh } from './last-refresh.ts'
export { manageMessages } from './manage.messages.ts'
export {
  connectsAtProvider,
  connectTarget,
  disconnectAllButton,
  disconnectAllPlan,
  type ManageAction,
  manageActions,
  reconnectsOnSave,
} from './manage-actions.ts'
export { manageSummary } from './manage-summary.ts'
export { nextRefresh } from './next-refresh.ts'
export { pollInterval, RELOAD_AFTER_REFRESH_MS } from './poll-interval.ts'
export { mayAskToReconnect } from './reconnect/may-ask-to-reconnect.ts'
export { readsOf, reconnectFailure, reconnectMessages } from './reconnect/reconnect.messages.ts'
export { mayRefresh, type RefreshButton, refreshButtons, retryRequest } from './refresh-button.ts'
export { refreshState, STUCK_AFTER_MS } from './refresh-state.ts'
export {
  emptyRefreshStore,
  logAfterClick,
  type RefreshStoreEvent,
  type RefreshStoreState,
  refreshStoreReducer,
} from './refresh-store.ts'
export { diagnostics } from './runs/diagnostics.ts'
export {
  explainFailure,
  type FailureExplanation,
  isOnAnotherPage,
  type RefreshAction,
} from './runs/explain-failure.ts'
export { explainLeftOut, type LeftOutExplanation } from './runs/explain-left-out.ts'
export { type Attention, needsAttention } from './runs/needs-attention.ts'
export { redacted } from './runs/redacted.ts'
export {
  durationWords,
  outcomeOf,
  outcomeWord,
  type RunBar,
  type RunOutcome,
  runBars,
  runDuration,
} from './runs/run-bars.ts'
export { runsMessages } from './runs/runs.messages.ts'
