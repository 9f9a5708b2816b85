import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { overriding } from '../src/theme/overriding.ts'
import { classesOf, src, styles } from './styles/all-styles.ts'
import { classMerges, layoutClasses } from './styles/class-merges.ts'
import { type ClassRule, undecided } from './styles/overrides.ts'

const rulesOf = new Map<string, ClassRule[]>()
for (const rule of styles.rules) rulesOf.set(rule.selector, [...(rulesOf.get(rule.selector) ?? []), rule])
const names = new Map(
  Object.entries(styles.exported).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, [own = '']]) => [
      [own, `${relative(src, fileURLToPath(file))} ${name}`] as const,
    ]),
  ),
)
const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, place) => all.slice(place + 1).map((other): [T, T] => [one, other]))

/** Returns a sentence if only the loading order of the stylesheets decides between two classes. */
function complaint(one: string, other: string): string | null {
  const found = (rulesOf.get(one) ?? []).flatMap((rule) =>
    (rulesOf.get(other) ?? []).flatMap((against) => undecided(rule, against)),
  )
  if (found.length === 0) return null
  return `${nameOf(one)} and ${nameOf(other)} both set ${[...new Set(found)].join(', ')}`
}

const nameOf = (own: string) => names.get(own) ?? own

it('no style overrides a composed style of another file with the same weight', () => {
  expect(styles.compositions.length).toBeGreaterThan(100)
  const complaints = styles.compositions.flatMap(({ classes }) =>
    pairsOf([...new Set(classes)]).map(([one, other]) => complaint(one, other)),
  )
  expect(complaints.filter(Boolean)).toEqual([])
})

it('no element has classes of two files that set the same property with the same weight', () => {
  const merges = classMerges(src)
  expect(merges.length).toBeGreaterThan(50)
  const complaints = merges.flatMap(({ where, groups }) =>
    pairsOf(groups.map((group) => group.flatMap(classesOf)))
      .flatMap(([some, others]) => some.flatMap((one) => others.map((other) => complaint(one, other))))
      .filter(Boolean)
      .map((sentence) => `${relative(src, where)}: ${sentence}`),
  )
  expect([...new Set(complaints)]).toEqual([])
})

it('no class of a layout primitive sets a property that the primitive sets', () => {
  const elements = layoutClasses(src)
  expect(elements.length).toBeGreaterThan(20)
  const complaints = elements.flatMap(({ where, given, properties }) => {
    const own = {
      file: 'sprinkles.css.ts',
      selector: 'own',
      rule: Object.fromEntries(properties.map((name) => [name, ''])),
    }
    const found = given
      .flatMap(classesOf)
      .flatMap((name) => rulesOf.get(name) ?? [])
      .flatMap((rule) => undecided(own, rule))
    return found.length > 0 ? [`${relative(src, where)}: ${[...new Set(found)].join(', ')}`] : []
  })
  expect(complaints).toEqual([])
})

describe('two classes of one element', () => {
  const base = {
    file: 'a.css.ts',
    selector: 'base',
    rule: { padding: 8, color: 'red', ':hover': { color: 'blue' } },
  }
  const of = (rule: object, file = 'b.css.ts') => ({ file, selector: 'own', rule })

  it.each([
    ['in a media query', of({ '@media': { '(width < 575px)': { padding: 4 } } }), ['padding']],
    ['by a longhand', of({ paddingInline: 4 }), ['paddingInline']],
    ['in the same state', of({ ':hover': { color: 'green' } }), ['color']],
    ['with the same value', of({ padding: 8 }), []],
    ['with twice the class', of(overriding({ padding: 4 })), []],
    ['with twice the class in a media query', of({ '@media': { print: overriding({ padding: 4 }) } }), []],
    ['in another state', of({ ':focus': { color: 'green' } }), []],
    ['in the same file', of({ padding: 4 }, 'a.css.ts'), []],
  ])('detects a conflict that depends on the order: %s', (_, own, expected) => {
    expect(undecided(own, base)).toEqual(expected)
  })
})
