import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type * as z from 'zod/mini'
import { faultlessPart } from './faultless-part.ts'
import { stateMessages as messages } from './state.messages.ts'
import { type State, type StatePath, stateFile } from './state-file.ts'

/** A fault of a file: where it is, and what to correct. */
export type StateFault = { line: number; message: string }

/** A file without faults in its form, or its faults. */
export type ParsedState =
  | { state: State; faults: []; lineOf: (path: StatePath) => number }
  | { faults: StateFault[]; rest: CheckableState | null }

/** The part of a faulty file whose form is right. */
type CheckableState = { state: State; lineOf: (path: StatePath) => number }

/** Parses a file as a whole, and returns every fault with its line. Anchors and tags of YAML have no special meaning. */
export function parseState(text: string): ParsedState {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    customTags: [],
    version: '1.2',
  })
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        message: firstLine(message),
      })),
      rest: null,
    }
  const aliasAt = firstAlias(document)
  if (aliasAt !== undefined)
    return { faults: [{ line: lineAt(aliasAt), message: messages.aliases }], rest: null }
  const lineOf = (path: StatePath): number => lineAt(nodeAt(document.contents, path)?.range?.[0])
  const content: unknown = document.toJS({ maxAliasCount: 0 })
  const read = stateFile.safeParse(content)
  if (read.success) return { state: read.data, faults: [], lineOf }
  const faults = read.error.issues.flatMap((issue) => faultsOf(issue, lineOf))
  return { faults, rest: restOf(content, lineOf) }
}

function restOf(content: unknown, lineOf: CheckableState['lineOf']): CheckableState | null {
  const part = faultlessPart(content)
  return part && { state: part.state, lineOf: (path) => lineOf(part.pathInFile(path)) }
}

/** Returns where the first alias is. A small file with aliases of aliases could become a large one. */
function firstAlias(document: Document.Parsed): number | undefined {
  let found: number | undefined
  visit(document, {
    Alias(_, { range }) {
      found = range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return found
}

/** Returns the deepest node of a path: a missing field is on the line of its parent. */
function nodeAt(root: Node | null, path: StatePath): Node | null {
  let node = root
  for (const key of path) {
    const next = isMap(node) || isSeq(node) ? node.get(key, true) : undefined
    if (!next) return node
    node = next as Node
  }
  return node
}

type Issue = z.core.$ZodIssue

function faultsOf(issue: Issue, lineOf: (path: StatePath) => number): StateFault[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  const place = shownPath(path)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      line: lineOf([...path, key]),
      message: messages.unknownField(place, key),
    }))
  return [{ line: lineOf(path), message: messages.wrongValue(place, messages.expected(issue)) }]
}

/** Shows a path as in code: `connectors[0].type`. */
const shownPath = (path: StatePath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

const firstLine = (text: string): string => text.split('\n')[0] ?? text
