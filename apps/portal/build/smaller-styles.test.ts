import { createRuntimeFn as recipeOf } from '@vanilla-extract/recipes/createRuntimeFn'
import { createSprinkles as sprinklesOf } from '@vanilla-extract/sprinkles/createRuntimeSprinkles'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortTable } from './smaller-styles.ts'
import { createRuntimeFn, createSprinkles } from './styles-runtime.ts'

const gaps = ['0', '4', 'half']
const colours = ['primary', 'danger']

const className = (place: number) => `x${place.toString(36)}`
const valuesFrom = (first: number, names: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [name, { defaultClass: className(first + at) }]))

const responsive = {
  conditions: {
    defaultCondition: 'phone' as const,
    conditionNames: ['phone', 'desktop'] as ('phone' | 'desktop')[],
  },
  styles: {
    gap: {
      values: Object.fromEntries(
        gaps.map((gap, at) => {
          const conditions = { phone: className(at * 2), desktop: className(at * 2 + 1) }
          return [gap, { defaultClass: conditions.phone, conditions }]
        }),
      ),
    },
  },
}
const fixed = {
  conditions: undefined as never,
  styles: {
    paddingX: { mappings: ['paddingInlineStart' as const, 'paddingInlineEnd' as const] },
    paddingInlineStart: { values: valuesFrom(6, gaps) },
    paddingInlineEnd: { values: valuesFrom(9, gaps) },
    color: { values: valuesFrom(12, colours) },
  },
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const gap = fc.constantFrom(0, 4, 'half')

it('gives every combination of properties the classes of vanilla-extract', () => {
  const original = sprinklesOf(responsive, fixed)
  const short = createSprinkles(
    ...(JSON.parse(`[${shortTable([responsive, fixed])}]`) as Parameters<typeof createSprinkles>),
  )
  expect(new Set(short.properties)).toEqual(original.properties)
  const props = fc.record({
    paddingX: maybe(gap),
    color: maybe(fc.constantFrom(...colours)),
    gap: maybe(fc.oneof(gap, fc.record({ phone: maybe(gap), desktop: maybe(gap) }))),
    paddingInlineEnd: maybe(gap),
  })
  fc.assert(
    fc.property(props, (chosen) => {
      expect(short(chosen)).toBe(original(chosen as object))
    }),
  )
})

it('refuses classes that are not in the order of their values', () => {
  const mixed = { styles: { color: { values: valuesFrom(1, colours) } } }
  expect(() => shortTable([mixed])).toThrow('not in the order')
})

it('gives every choice of a recipe the classes of vanilla-extract', () => {
  const recipe = {
    defaultClassName: 'base',
    variantClassNames: { size: { sm: 'sm', lg: 'lg' }, block: { true: 'block' } },
    defaultVariants: { size: 'sm' as const },
    compoundVariants: [[{ size: 'lg' as const, block: true }, 'wide']] as [
      { size: 'lg'; block: boolean },
      string,
    ][],
  }
  const choice = fc.record({ size: maybe(fc.constantFrom('sm', 'lg')), block: maybe(fc.boolean()) })
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(createRuntimeFn(recipe)(chosen)).toBe(recipeOf(recipe as never)(chosen as never))
    }),
  )
})
