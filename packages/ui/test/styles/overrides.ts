/** The rule of one class as written; `file` is its stylesheet. */
export type ClassRule = { file: string; selector: string; rule: object }

type Declaration = { property: string; value: unknown; suffix: string; weight: number }

const atRules = ['@media', '@supports', '@container', '@layer']

/** Returns every declaration of a rule with its selector and specificity. */
function declarationsOf(rule: object, selector = '&'): Declaration[] {
  return Object.entries(rule).flatMap(([key, value]): Declaration[] => {
    if (atRules.includes(key)) return inside(value, () => selector)
    if (key === 'selectors') return inside(value, (each) => each)
    if (key === 'vars') return []
    if (key.startsWith(':')) return declarationsOf(Object(value), `${selector}${key}`)
    const suffix = selector.replaceAll(/&+/g, '&')
    return [{ property: key, value, suffix, weight: selector.length - suffix.length }]
  })
}

const inside = (blocks: unknown, selectorOf: (key: string) => string) =>
  Object.entries(Object(blocks)).flatMap(([key, block]) => declarationsOf(Object(block), selectorOf(key)))

const shorthands = [
  'padding',
  'margin',
  'border',
  'background',
  'overflow',
  'inset',
  'font',
  'outline',
  'flex',
]
/** Longhands that start like a shorthand that does not set them, or not with an effect here. */
const apart =
  /^(borderRadius|borderCollapse|borderSpacing|backgroundClip|overflowWrap|overflowAnchor|outlineOffset|fontVariant|fontFeature|fontOptical|flexDirection|flexWrap)/

const covers = (short: string, long: string) =>
  shorthands.includes(short) && long.startsWith(short) && !apart.test(long)

const overlap = (one: string, other: string) => one === other || covers(one, other) || covers(other, one)

/**
 * Returns the properties that two classes of one element set differently with the same weight, so that the order of
 * their stylesheets decides. Screens load their stylesheets when they open, so that order varies.
 */
export function undecided(one: ClassRule, other: ClassRule): string[] {
  if (one.file === other.file) return []
  const others = declarationsOf(other.rule)
  const found = declarationsOf(one.rule).flatMap(({ property, value, suffix, weight }) =>
    others
      .filter((each) => each.suffix === suffix && each.weight === weight && overlap(each.property, property))
      .filter((each) => each.property !== property || each.value !== value)
      .map(() => property),
  )
  return [...new Set(found)]
}
