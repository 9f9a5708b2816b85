import { accessMessages } from './access.messages.ts'
import type { AccessRow, ReasonView } from './access-view.ts'

/** One line of a printed report: an item or a user, with the parts that have the same access. */
export type ReportLine<Row extends AccessRow> = {
  /** Identifies the line in its section. */
  key: string
  /** The item or the user. */
  row: Row
  /** The names of its sub-areas, areas or milestones. */
  parts: readonly string[]
  /** "Read only" or "Read and write". */
  access: string
}

/** The access through one group or link, with everything granted as a whole. */
export type ReportSection<Row extends AccessRow> = {
  /** Identifies the section in the report. */
  key: string
  /** The name of the group or link. */
  heading: string
  /** What it grants as a whole, in words. */
  scopes: readonly string[]
  /** The items or users. */
  lines: readonly ReportLine<Row>[]
}

/**
 * Groups rows by the security group or link they come from, so that each is named once. A row that comes from
 * several is listed under each.
 */
export function accessReport<Row extends AccessRow>(rows: readonly Row[]): ReportSection<Row>[] {
  const sources = new Map<string, { via: string; scopes: Set<string> }>()
  for (const reason of rows.flatMap(({ reasons }) => reasons)) {
    const source = sources.get(keyOf(reason)) ?? { via: reason.via, scopes: new Set() }
    sources.set(keyOf(reason), source)
    if (reason.scope !== null) source.scopes.add(reason.scope)
  }
  return [...sources].map(([key, { via, scopes }]) => ({
    key,
    heading: via.charAt(0).toUpperCase() + via.slice(1),
    scopes: [...scopes],
    lines: rows.flatMap((row) => linesOf(row, key)),
  }))
}

/** Two groups may have the same name. */
const keyOf = ({ via, groupId }: ReasonView) => `${groupId} ${via}`

function linesOf<Row extends AccessRow>(row: Row, source: string): ReportLine<Row>[] {
  const isFrom = ({ reasons }: Pick<AccessRow, 'reasons'>) => reasons.some((one) => keyOf(one) === source)
  if (!isFrom(row)) return []
  if (row.parts.length === 0) return [lineOf(row, [], row.readOnly)]
  const parts = row.parts.filter(isFrom)
  return [false, true].flatMap((readOnly) => {
    const some = parts.filter((part) => part.readOnly === readOnly)
    return some.length > 0 ? [lineOf(row, some, readOnly)] : []
  })
}

const lineOf = <Row extends AccessRow>(
  row: Row,
  parts: Row['parts'],
  readOnly: boolean,
): ReportLine<Row> => ({
  key: `${row.id} ${readOnly}`,
  row,
  parts: parts.map(({ name }) => name),
  access: readOnly ? accessMessages.readOnly : accessMessages.readAndWrite,
})
