/** The filters of the audit log, as they are in the address. */
export type AuditFilter = {
  /** Whether the entries of every organisation are shown. */
  everything: boolean
  /** The id of a user or service account; null for everyone. */
  actor: string | null
  /** The id of an object; null for all. */
  target: string | null
  /** A group of actions, e.g. `connector`; null for all. */
  action: string | null
  /** The first day, e.g. `2026-11-21`; null without one. */
  from: string | null
  /** The last day, included; null without one. */
  to: string | null
}

/** The audit log without filters. */
export const plainAuditFilter: AuditFilter = {
  everything: false,
  actor: null,
  target: null,
  action: null,
  from: null,
  to: null,
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const day = (text: string | null) => (text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

/** Reads the filters of an address. What is not valid is left out. */
export const auditFilterOf = (parameters: URLSearchParams): AuditFilter => ({
  everything: parameters.get('scope') === 'everything',
  actor: parameters.get('actor') || null,
  target: parameters.get('target') || null,
  action: parameters.get('action') || null,
  from: day(parameters.get('from')),
  to: day(parameters.get('to')),
})

/** Returns the parameters of an address that shows the filters. Null removes a parameter. */
export const auditFilterParameters = ({
  everything,
  ...filter
}: AuditFilter): Record<string, string | null> => ({
  scope: everything ? 'everything' : null,
  ...filter,
})

/** Whether any filter but the scope limits the entries. */
export const isAuditFiltered = ({ everything: _, ...filter }: AuditFilter): boolean =>
  Object.values(filter).some((value) => value !== null)

/** Returns the filters as `listAuditEntries` needs them: days are those of the user's time zone. */
export function auditQuery({ actor, target, action, from, to }: AuditFilter): Record<string, string> {
  const query = {
    ...{ actor, target, action },
    from: from && startOf(from, 0),
    to: to && startOf(to, 1),
  }
  return Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null),
  )
}

/** Returns the start of a day in the user's time zone, or of a day after it. */
function startOf(text: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
