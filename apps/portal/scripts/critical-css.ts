/** A rule of a stylesheet: its selector or at-rule, and the text or rules in its braces. */
type Block = { head: string; body: string }

const GROUPS = /^@(media|layer|supports|container)\b/

/**
 * Returns the rules of a minified stylesheet that a page needs for its first frame: those whose classes the HTML has,
 * and everything without classes.
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const applies = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))
  const keep = (text: string): string =>
    blocksOf(text)
      .map(({ head, body }) => {
        if (GROUPS.test(head)) return inBraces(head, keep(body))
        if (head.startsWith('@')) return inBraces(head, body)
        return selectorsOf(head).some(applies) ? inBraces(head, body) : ''
      })
      .join('')
  return withoutUnusedAnimations(keep(css))
}

const inBraces = (head: string, body: string) => (body === '' ? '' : `${head}{${body}}`)

/** Splits at commas outside parentheses. */
const selectorsOf = (head: string) => head.split(/,(?![^(]*\))/)

/** Splits a stylesheet into its outermost rules. Statements without braces, such as the order of layers, are dropped. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === ';' && depth === 0) start = at + 1
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return blocks
}

function withoutUnusedAnimations(css: string): string {
  const isUsed = (head: string) => {
    const [, name] = /^@keyframes\s+(\S+)/.exec(head) ?? []
    return !name || css.split(name).length > 2
  }
  return blocksOf(css)
    .filter(({ head }) => isUsed(head))
    .map(({ head, body }) => `${head}{${body}}`)
    .join('')
}
