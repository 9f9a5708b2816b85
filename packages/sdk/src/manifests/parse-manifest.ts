import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml'
import { issueFault } from './issue-fault.ts'
import { type RuleFault, ruleFaults } from './manifest-rules.ts'
import { type Manifest, manifestSchema } from './manifest-schema.ts'
import { manifestsMessages as messages } from './manifests.messages.ts'

/** A fault in a manifest and its place. Lines and columns count from 1. */
export type ManifestFault = {
  /** The line, from 1. */
  readonly line: number
  /** The column, from 1. */
  readonly column: number
  /** The field, such as `streams.0.key`; empty for the whole text. */
  readonly path: string
  /** The fault and its remedy, for users. */
  readonly message: string
}

/** A manifest, or what is wrong with it. */
export type ParsedManifest =
  | {
      /** The manifest. */
      readonly manifest: Manifest
      /** No faults. */
      readonly faults: readonly []
    }
  | {
      /** Undefined, because it has faults. */
      readonly manifest: undefined
      /** The faults, in the order of their lines. */
      readonly faults: readonly ManifestFault[]
    }

const MOST_KILOBYTES = 256
const MOST_FAULTS = 50
/** Finding the place of a fault takes long in a large text. */
const MOST_LOCATED = 100

/** Limits a manifest to what its reader offers. */
export type ManifestOptions = {
  /** The only settings that it may have. */
  readonly settings?: readonly {
    /** The name in the manifest. */
    readonly name: string
    /** Whether it is encrypted and never returned. */
    readonly secret: boolean
  }[]
}

/** Reads a manifest: YAML 1.2, or JSON. */
export function parseManifest(text: string, options: ManifestOptions = {}): ParsedManifest {
  if (text.length > MOST_KILOBYTES * 1024) return refused([atStart(messages.tooLong(MOST_KILOBYTES))])
  try {
    return parsed(text, options)
  } catch (error) {
    if (error instanceof RangeError) return refused([atStart(messages.tooDeep)])
    throw error
  }
}

function parsed(text: string, { settings }: ManifestOptions): ParsedManifest {
  const lines = new LineCounter()
  // The parser compares each key with all others, which takes minutes for thousands.
  const once = { uniqueKeys: false } as const
  const options = {
    ...once,
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    stringKeys: true,
  } as const
  const document = parseDocument(text, options)
  const unreadable = syntaxFaults(document, lines)
  if (unreadable.length > 0) return refused(unreadable)
  if (document.contents === null) return refused([atStart(messages.empty)])
  const { data, error } = manifestSchema.safeParse(document.toJS(), { reportInput: true })
  const faults = error ? error.issues.flatMap((issue) => issueFault(issue)) : ruleFaults(data, settings)
  if (!data || faults.length > 0)
    return refused(faults.slice(0, MOST_LOCATED).map((one) => located(one, document, lines)))
  return { manifest: data, faults: [] }
}

const refused = (faults: readonly ManifestFault[]): ParsedManifest => ({
  manifest: undefined,
  faults: faults
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
    .slice(0, MOST_FAULTS),
})

const atStart = (message: string): ManifestFault => ({ line: 1, column: 1, path: '', message })

function syntaxFaults({ errors, warnings, contents }: Document.Parsed, lines: LineCounter): ManifestFault[] {
  // The parser reports nesting that is too deep for it as a fault of the text.
  const sentence = (message: string) => (/call stack/.test(message) ? messages.tooDeep : message)
  const faults = [...errors, ...warnings].map(({ pos, message }) => faultAt(pos[0], sentence(message), lines))
  if (errors.length > 0) return faults
  visit(contents, {
    Node(_, node) {
      const isReference =
        ('anchor' in node && node.anchor !== undefined) || ('source' in node && !isScalar(node))
      if (isReference) faults.push(faultAt(node.range?.[0] ?? 0, messages.noAliases, lines))
      if (isMap(node)) faults.push(...repeatedKeys(node, lines))
    },
  })
  return faults
}

function repeatedKeys({ items }: YAMLMap, lines: LineCounter): ManifestFault[] {
  const names = new Set<unknown>()
  return items.flatMap(({ key }) => {
    const isRepeated = isScalar(key) && names.has(key.value)
    if (isScalar(key)) names.add(key.value)
    return isRepeated ? [faultAt(key.range?.[0] ?? 0, messages.keyTwice, lines)] : []
  })
}

function faultAt(offset: number, message: string, lines: LineCounter, path = ''): ManifestFault {
  const { line, col } = lines.linePos(offset)
  return { line, column: col, path, message }
}

/** Finds the place of a fault: the field itself, or the nearest one around it if it is missing. */
function located({ path, message }: RuleFault, document: Document.Parsed, lines: LineCounter): ManifestFault {
  let offset = document.contents?.range?.[0] ?? 0
  for (const [at, field] of path.entries()) {
    const outer: unknown = at === 0 ? document.contents : document.getIn(path.slice(0, at), true)
    const pair = isMap(outer)
      ? outer.items.find((one) => isPair(one) && isScalar(one.key) && one.key.value === field)
      : undefined
    const inner: unknown = pair ? pair.key : document.getIn(path.slice(0, at + 1), true)
    if (!isNode(inner)) break
    offset = inner.range?.[0] ?? offset
  }
  return faultAt(offset, message, lines, path.join('.'))
}
