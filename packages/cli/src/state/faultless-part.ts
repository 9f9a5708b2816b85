import { connector, excel, FORMAT, type State, type StatePath } from './state-file.ts'

/** The connectors, and the Excel structure, whose form has no faults. */
type FaultlessPart = {
  state: State
  /** Returns the path in the file of a path in the part. */
  pathInFile: (path: StatePath) => StatePath
}

type Parts = { format?: unknown; connectors?: unknown; excel?: unknown }

/**
 * Returns the part of a faulty file that can be compared with an organisation; null if there is none. Connectors are judged
 * one by one. Items of the structure refer to each other, so one fault excludes the whole structure.
 */
export function faultlessPart(file: unknown): FaultlessPart | null {
  const parts: Parts = Object(file)
  if (parts.format !== FORMAT) return null
  const given: unknown[] = Array.isArray(parts.connectors) ? parts.connectors : []
  const kept = given.flatMap((one, at) => {
    const read = connector.safeParse(one)
    return read.success ? [{ at, value: read.data }] : []
  })
  const structure = excel.safeParse(parts.excel)
  const state: State = {
    format: FORMAT,
    connectors: kept.map(({ value }) => value),
    ...(structure.success && { excel: structure.data }),
  }
  return { state, pathInFile: (path) => withPositions(path, kept) }
}

function withPositions(path: StatePath, kept: readonly { at: number }[]): StatePath {
  const [list, at, ...rest] = path
  return list === 'connectors' && typeof at === 'number' ? [list, kept[at]?.at ?? at, ...rest] : path
}
