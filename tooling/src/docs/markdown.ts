/** Markdown without its fenced code. */
export const withoutCode = (text: string): string => text.replace(/^(`{3,})[\s\S]*?^\1/gm, '')

/** Returns the targets of the links and images of a page, also those in HTML, in order. */
export function linksIn(text: string): string[] {
  const prose = withoutCode(text).replace(/`[^`\n]*`/g, '')
  const links = prose.matchAll(
    /\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|<(?:a|img|source)\b[^>]*? (?:href|src|srcset)="([^"]+)"/g,
  )
  return [...links].map(([, markdown, html]) => markdown ?? html ?? '')
}

/** The address of an external link or a mail link starts with a scheme. */
export const isExternal = (link: string): boolean => /^[a-z]+:/.test(link)

/** Returns the anchor that GitHub gives to a heading. */
export const headingAnchor = (heading: string): string =>
  heading
    .trim()
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Returns the anchors of a page: of its headings, and those set by hand. */
export function anchorsIn(text: string): Set<string> {
  const prose = withoutCode(text)
  const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingAnchor(heading))
  const repeated = headings.map((name, index) => {
    const before = headings.slice(0, index).filter((other) => other === name).length
    return before === 0 ? name : `${name}-${before}`
  })
  return new Set([...repeated, ...anchorsByHand(prose)])
}

/** Returns the anchors that a page sets itself. */
export const anchorsByHand = (text: string): string[] =>
  [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)

/** Returns the first heading of a page as plain text. */
export const titleOf = (text: string): string => plain(/^# (.+)$/m.exec(text)?.[1] ?? '')

/** Returns the first sentences of a page as plain text, at most 160 characters. */
export function descriptionOf(text: string): string {
  const paragraphs = withoutCode(text)
    .split(/\n{2,}/)
    .filter((paragraph) => /^[\p{L}`[*]/u.test(paragraph) && !/^\* /.test(paragraph))
  const sentences = plain(paragraphs[0] ?? '').split(/(?<=[.?!]) /)
  const fitting = sentences.filter((_, at) => sentences.slice(0, at + 1).join(' ').length <= 160)
  return fitting.length > 0 ? fitting.join(' ') : cut(sentences[0] ?? '')
}

const cut = (text: string) => (text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`)

const plain = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
