export { auditMessages } from './audit.messages.ts'
export {
  type AuditFilter,
  auditFilterOf,
  auditFilterParameters,
  auditQuery,
  isAuditFiltered,
  plainAuditFilter,
} from './audit-filter.ts'
export {
  type AuditChange,
  auditAction,
  auditActor,
  auditChanges,
  auditChangesText,
  auditGroups,
  auditValue,
} from './audit-words.ts'
