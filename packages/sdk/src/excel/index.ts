export { accessMessages } from './access/access.messages.ts'
export { type AccessChangeLine, accessChangeCounts, accessChangeLines } from './access/access-change-view.ts'
export { accessCsv, accessCsvName } from './access/access-csv.ts'
export { accessReport, type ReportSection } from './access/access-report.ts'
export {
  type AccessRow,
  type AccessUserRow,
  itemAccess,
  type PersonAccess,
  personAccess,
  type ReasonView,
} from './access/access-view.ts'
export { changesMessages } from './changes/changes.messages.ts'
export {
  draftChoice,
  type GroupDraft,
  type GroupStepName,
  groupDraft,
  groupStepNames,
  withDraftChoice,
} from './groups/group-draft.ts'
export { grantKey, selectionOf } from './groups/group-grants.ts'
export type { GroupLists } from './groups/group-index.ts'
export { type GroupContent, groupChanges } from './groups/group-merge.ts'
export { type GroupStep, groupPlan } from './groups/group-plan.ts'
export { groupFailures, groupQueue, groupSessionPlan } from './groups/group-queue.ts'
export { checkGroup, type GroupSession, newGroupSession, withFinishedSteps } from './groups/group-session.ts'
export { groupStepChoices, groupStepItems } from './groups/group-steps.ts'
export { type GroupAccessItem, groupAccessSummary, groupPlanSentence } from './groups/group-summary.ts'
export { groupsMessages } from './groups/groups.messages.ts'
export {
  type AreaRow,
  type AreaRowNote,
  type AreaRowNotes,
  type AreaRowsResult,
  areaRequestRows,
  areaRowsOf,
  areaRowsResult,
  type KnownAreas,
} from './import/area-rows.ts'
export { areaTableMessages } from './import/import.messages.ts'
export {
  type AreaLinkerStep,
  type AreaLinkStep,
  areaLinkerPlan,
  areaLinkPlan,
  type WantedSubareas,
} from './links/area-links.ts'
export { type ConnectorUserStep, connectorUserPlan } from './links/connector-users.ts'
export { linkSentence, newLinkSentence } from './links/link-sentence.ts'
export {
  choiceOf,
  hasLinks,
  type LinkChoice,
  type LinkDifference,
  type LinkEffect,
  type LinkState,
  linkDifference,
  mergedLinks,
  noLinks,
  sameLinks,
} from './links/link-state.ts'
export { linkerChoices, wantedLinks } from './links/linker-choices.ts'
export { linksMessages } from './links/links.messages.ts'
export { afterPartialSave, type LinkDraft, reconcileLinks } from './links/reconcile-links.ts'
export { type EntityLinkStep, userEntityPlan } from './links/user-entities.ts'
export { type UserLinkStep, userLinkPlan } from './links/user-links.ts'
export { structureSearchMessages } from './search/search.messages.ts'
export {
  type SearchedStructure,
  type StructureEntry,
  type StructureEntryNoun,
  structureEntries,
  structureEntryNouns,
} from './search/structure-entries.ts'
export {
  type StructureFound,
  type StructureHit,
  type StructureHits,
  structureSearch,
} from './search/structure-search.ts'
export { areaChips, automaticAreas, namedAreas } from './structure/area-chips.ts'
export { areasMessages, subareasMessages } from './structure/areas.messages.ts'
export { structureErrors } from './structure/areas-errors.ts'
export { type AreaStructure, areaImpacts, subareaImpacts } from './structure/areas-impacts.ts'
export { excelMessages } from './structure/excel.messages.ts'
export { type LineNote, lineNotes } from './structure/line-notes.ts'
export { cellsAsLines, linesLeft, linesOf, namesInLines, tooManyLinesError } from './structure/lines.ts'
export { LIST_ORDER } from './structure/list-order.ts'
export { type NameLeft, type NewName, namesLeft, newNamesError, newNamesPlan } from './structure/new-names.ts'
export { isOutdated, saveRefusal } from './structure/save-refusal.ts'
export { type StructureNoun, structureMessages } from './structure/structure.messages.ts'
export { type BannerText, structureError } from './structure/structure-error.ts'
export {
  entityImpacts,
  helperTableImpacts,
  milestoneImpacts,
  type StructureImpact,
  versionImpacts,
} from './structure/structure-impacts.ts'
