import { describe, expect, it } from 'vitest'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { breakpoints, media } from './media.ts'
import { ramps } from './ramps.ts'
import { scale } from './scale.ts'
import { sprinkles } from './sprinkles.css.ts'
import { vars } from './vars.css.ts'

type Tree = { [key: string]: string | Tree }

const names = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : names(value, `${path}${key}.`),
  )

describe('the tokens', () => {
  it('are the same in both schemes', () => {
    expect(names(dark)).toEqual(names(light))
  })

  it('are CSS variables with readable names', () => {
    expect(vars.color.bg.selectedSubtle).toBe('var(--tributary-color-bg-selected-subtle)')
    expect(vars.tone.danger.solidHover).toBe('var(--tributary-tone-danger-solid-hover)')
    expect(vars.tile[11].fg).toBe('var(--tributary-tile-11-fg)')
    expect(vars.text['2xl']).toBe('var(--tributary-text-2xl)')
  })

  it('each have a separate variable', () => {
    const leaves = (tree: Tree): string[] =>
      Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))
    const all = leaves(vars)
    expect(new Set(all).size).toBe(all.length)
  })

  it('have a line height for every text size', () => {
    expect(Object.keys(scale.lineHeight)).toEqual(Object.keys(scale.text))
  })

  it('use rem for text, so it grows with the reader’s setting', () => {
    for (const size of [...Object.values(scale.text), ...Object.values(scale.lineHeight)])
      expect(size).toMatch(/rem$/)
  })

  it('put each layer above the previous one', () => {
    const { sticky, nav, drawer, dialog, menu, toast, tooltip } = scale.z
    const layers = [sticky, nav, drawer, dialog, menu, toast, tooltip].map(Number)
    expect(layers).toEqual(layers.toSorted((a, b) => a - b))
    expect(new Set(layers).size).toBe(layers.length)
  })

  it.each([...Object.entries(ramps.light), ...Object.entries(ramps.dark)])(
    'have twelve steps in the ramp %s',
    (_, steps) => {
      expect(steps).toHaveLength(12)
      for (const step of steps) expect(step).toMatch(/^#[0-9a-f]{6}$/)
    },
  )
})

describe('media', () => {
  it('start the phone layout under 575 px, without an overlap with tablets [CONST-02]', () => {
    expect(breakpoints.phone).toBe(575)
    expect(media.phone).toBe('(width < 575px)')
    expect(media.tablet).toBe('(width >= 575px)')
  })
})

describe('sprinkles', () => {
  it('turn token names into classes', () => {
    expect(sprinkles({ gap: 2, display: 'flex' }).split(' ')).toHaveLength(2)
  })

  it('can differ by window width', () => {
    expect(sprinkles({ gap: { phone: 2, desktop: 4 } })).not.toBe(sprinkles({ gap: 2 }))
  })
})
