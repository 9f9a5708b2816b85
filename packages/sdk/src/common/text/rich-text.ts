/** A piece of a message: words, or an element that may stand in one (requirement SIGNUP-20). */
export type RichNode = string | RichElement
export type RichElement = { tag: RichTag; href?: string; children: RichNode[] }

const richTags = ['b', 'strong', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a'] as const
export type RichTag = (typeof richTags)[number]

/** Nobody nests deeper; drawing without an end could be asked for otherwise. */
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

// What an opening tag closes first, as a browser would: no paragraph stands in another, no link either.
const closedBy: Partial<Record<RichTag, RichTag>> = { p: 'p', ul: 'p', ol: 'p', li: 'li', a: 'a' }
const isList = (tag: RichTag | undefined) => tag === 'ul' || tag === 'ol'

/**
 * Reads a message of the server as words and the few elements it may bring. Everything else stays what it is, visible
 * text: nothing is ever handed to the browser as HTML.
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

/** Ends the element a closing tag names, with whatever is still open in it; false when there is none. */
function close(open: RichElement[], match: RegExpExecArray): boolean {
  const at = open.findLastIndex((element) => element.tag === tagOf(match))
  if (at < 0) return false
  open.length = at
  return true
}

/** Takes an opening tag in; false when it may not stand here. */
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

/** A list within an item is a place of its own: what is open around it stays open. */
function closeFirst(open: RichElement[], tag: RichTag | undefined): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  const listAt = open.findLastIndex((element) => isList(element.tag))
  if (at > listAt) open.length = at
}

/** The address of a link when it is one of the web or of mail. */
function safeHref(attributes = ''): string | undefined {
  const [, ...quoted] = HREF.exec(attributes) ?? []
  const href = decoded(quoted.find((value) => value !== undefined) ?? '').trim()
  return URL.canParse(href) && SAFE_SCHEMES.has(new URL(href).protocol) ? href : undefined
}
