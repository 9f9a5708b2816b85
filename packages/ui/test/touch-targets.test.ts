import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { media } from '../src/theme/media.ts'
import { scale } from '../src/theme/scale.ts'
import { classesOf, src, styles } from './styles/all-styles.ts'

const NEEDED = 44

/** Returns the pixels of a length or of the token it names. */
function pixelsOf(value: unknown): number {
  const token = /^var\(--tributary-size-([\w-]+)\)$/.exec(String(value))?.[1]
  return Number.parseInt(
    Object.entries(scale.size).find(([name]) => name === token)?.[1] ?? String(value),
    10,
  )
}

/** Returns the heights of a class for a coarse pointer, set directly or through its height variable. */
function touchHeights(name: string): number[] {
  const rules = styles.rules.filter(({ selector }) => selector === name)
  return rules.flatMap(({ rule }) =>
    Object.entries(Object(Reflect.get(rule, '@media')))
      .filter(([query]) => query.includes(media.touch))
      .map(([, block]) => Object(block))
      .flatMap(({ height, minHeight, vars }) => [height, minHeight, ...Object.values(Object(vars))])
      .filter((value) => value !== undefined)
      .map(pixelsOf),
  )
}

it.each([
  ['buttons', 'Button/Button.css.ts#button', 4],
  ['text fields', 'TextField/Input.css.ts#input', 1],
  ['selects', 'Select/Select.css.ts#select', 1],
  ['menu items', 'Menu/Menu.css.ts#item', 1],
  ['segments', 'Segmented/Segmented.css.ts#option', 1],
])('%s are at least 44 px high on touch screens', (_, styleOf, sizes) => {
  const heights = classesOf(resolve(src, 'primitives', styleOf)).flatMap(touchHeights)
  expect(heights).toHaveLength(sizes)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(NEEDED)
})
