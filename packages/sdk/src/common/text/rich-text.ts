/** A node of a message: text, or one of the allowed elements. */
export type RichNode = string | RichElement
export type RichElement = {
  /** The element: one of a short list of harmless ones. */
  tag: RichTag
  /** The address of a link. Only http, https and mailto pass. */
  href?: string
  /** Its content. */
  children: RichNode[]
}

const richTags = ['b', 'strong', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a'] as const
export type RichTag = (typeof richTags)[number]

/** The deepest nesting. Without a limit, a message could make rendering recurse forever. */
const DEEPEST = 16
const TAG = /<(\/?)([a-z]+)(\s[^<>]*)?\/?>/gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:'])

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['#x27', "'"],
  ['nbsp', '\u00a0'],
])
const decoded = (text: string): string =>
  text.replace(/&(#39|#x27|[a-z]+);/g, (whole, name: string) => entities.get(name) ?? whole)

// Elements that an opening tag closes first, as in a browser: paragraphs and links do not nest.
const closedBy: Partial<Record<RichTag, RichTag>> = { p: 'p', ul: 'p', ol: 'p', li: 'li', a: 'a' }
const isList = (tag: RichTag | undefined) => tag === 'ul' || tag === 'ol'

/**
 * Parses a server message into text and the few allowed elements. Everything else stays visible text; nothing reaches
 * the browser as HTML.
 */
export function parseRichText(source: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  const add = (node: RichNode) => (open.at(-1)?.children ?? root).push(node)
  const words = (text: string) => text && add(decoded(text))

  let read = 0
  for (const match of source.matchAll(TAG)) {
    words(source.slice(read, match.index))
    read = match.index + match[0].length
    const taken = match[1] ? close(open, match) : begin(open, add, match)
    if (!taken) words(match[0])
  }
  words(source.slice(read))
  return root
}

const tagOf = ([, , name = '']: RegExpExecArray): RichTag | undefined =>
  richTags.find((tag) => tag === name.toLowerCase())

/** Closes the element of a closing tag and everything still open in it. Returns false when there is none. */
function close(open: RichElement[], match: RegExpExecArray): boolean {
  const at = open.findLastIndex((element) => element.tag === tagOf(match))
  if (at < 0) return false
  open.length = at
  return true
}

/** Opens an element. Returns false where it is not allowed. */
function begin(open: RichElement[], add: (node: RichNode) => void, match: RegExpExecArray): boolean {
  const tag = tagOf(match)
  const href = tag === 'a' ? safeHref(match[3]) : undefined
  if (!tag || open.length >= DEEPEST || (tag === 'a' && href === undefined)) return false
  if (tag === 'li' && !open.some((element) => isList(element.tag))) return false
  closeFirst(open, closedBy[tag])
  const element: RichElement = { tag, ...(href === undefined ? {} : { href }), children: [] }
  add(element)
  if (tag !== 'br') open.push(element)
  return true
}

/** A list inside an item starts a new context: the elements around it stay open. */
function closeFirst(open: RichElement[], tag: RichTag | undefined): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  const listAt = open.findLastIndex((element) => isList(element.tag))
  if (at > listAt) open.length = at
}

/** Returns the address of a link if it is a web or mail address. */
function safeHref(attributes = ''): string | undefined {
  const [, ...quoted] = HREF.exec(attributes) ?? []
  const href = decoded(quoted.find((value) => value !== undefined) ?? '').trim()
  return URL.canParse(href) && SAFE_SCHEMES.has(new URL(href).protocol) ? href : undefined
}
