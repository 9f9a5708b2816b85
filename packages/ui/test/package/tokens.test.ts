import { expect, it } from 'vitest'
import { readBuilt } from './built.ts'

type Node = { $value?: unknown; [name: string]: unknown }
type Colour = { components: number[]; alpha: number; hex: string }

const { $schema, $description, light, dark, ...shared } = JSON.parse(readBuilt('tokens.json'))
const css = readBuilt('tokens.css')

/** Returns the tokens of a tree by the names of their CSS variables. */
const leaves = (tree: Node, path = '--tributary'): [string, unknown][] =>
  Object.entries(tree).flatMap(([name, node]): [string, unknown][] => {
    if (name.startsWith('$') || typeof node !== 'object' || node === null) return []
    const own = `${path}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    return '$value' in node ? [[own, node.$value]] : leaves(node as Node, own)
  })
const variablesOf = (selector: string) => {
  const [, block = ''] = css.split(`${selector}{`)
  const pairs = block.split('}')[0]?.matchAll(/(--[\w-]+):\s*([^;]+)/g) ?? []
  return new Map([...pairs].map(([, name = '', value = '']) => [name, value]))
}

it('names the version of the format', () => {
  expect($schema).toBe('https://www.designtokens.org/schemas/2025.10/format.json')
  expect($description).toMatch(/\.$/)
})

it.each([
  ['light', light, variablesOf(':root,[data-theme=light],[data-theme=system]')],
  ['dark', dark, variablesOf('[data-theme=dark]')],
])('has every variable of the %s theme, with the same colours', (_, tree, variables) => {
  const tokens = leaves(tree)
  expect(tokens.map(([name]) => name).toSorted()).toEqual([...variables.keys()].toSorted())
  const opaque = tokens.filter(([name]) => variables.get(name)?.startsWith('#'))
  expect(opaque.length).toBeGreaterThan(80)
  for (const [name, value] of opaque)
    expect([name, (value as Colour).hex]).toEqual([name, variables.get(name)])
})

it('has every variable that the themes share', () => {
  expect(
    leaves(shared)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual([...variablesOf(':root').keys()].toSorted())
})

it('writes values as the format wants them', () => {
  expect(light.color.bg.hover.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.051, 0.1647, 0.1882],
    alpha: 0.05,
    hex: '#0d2a30',
  })
  expect(dark.tone.danger.solidPressed.$value.hex).toBe('#8e2a2a')
  expect(shared.space[4].$value).toEqual({ value: 16, unit: 'px' })
  expect(shared.text.md.$value).toEqual({ value: 0.875, unit: 'rem' })
  expect(shared.duration.base.$value).toEqual({ value: 160, unit: 'ms' })
  expect(shared.ease.out.$value).toEqual([0.2, 0.8, 0.2, 1])
  expect(light.shadow[2].$value).toHaveLength(2)
  expect(light.shadow[2].$value[1]).toMatchObject({ blur: { value: 24 }, spread: { value: -6, unit: 'px' } })
})
