import { dark } from '../src/theme/dark.ts'
import { light } from '../src/theme/light.ts'
import { scale } from '../src/theme/scale.ts'
import { hexOf, readColour } from './colours.ts'

type Tree = { readonly [name: string]: string | Tree }
type Token = { $value: unknown; $description?: string }
type Group = { $type?: string; [name: string]: Token | Group | string | undefined }

/** The type of each group of tokens, and how its CSS values are read. */
const types: Record<string, { type: string; read: (css: string) => unknown; description?: string }> = {
  color: { type: 'color', read: colour },
  tone: { type: 'color', read: colour },
  tile: { type: 'color', read: colour },
  shadow: { type: 'shadow', read: (css) => css.split(/,(?![^(]*\))/).map((one) => shadow(one.trim())) },
  font: { type: 'fontFamily', read: (css) => css.split(',').map((name) => name.trim().replaceAll('"', '')) },
  text: { type: 'dimension', read: measure },
  lineHeight: { type: 'dimension', read: measure },
  weight: { type: 'fontWeight', read: Number },
  tracking: {
    type: 'number',
    read: Number.parseFloat,
    description: 'In em, which the format does not have.',
  },
  space: { type: 'dimension', read: measure },
  radius: { type: 'dimension', read: measure },
  size: { type: 'dimension', read: measure },
  layout: { type: 'dimension', read: measure },
  border: { type: 'dimension', read: measure },
  focus: { type: 'dimension', read: measure },
  duration: { type: 'duration', read: measure },
  ease: { type: 'cubicBezier', read: (css) => css.match(/-?[\d.]+/g)?.map(Number) },
  z: { type: 'number', read: Number },
}

/** Returns every token in the Design Tokens format: the colours of both themes, and what the themes share. */
export const designTokens = () => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  $description: 'The design tokens of Tributary.',
  light: groups(light),
  dark: groups(dark),
  ...groups(scale),
})

const groups = (trees: Readonly<Record<string, Tree>>): Record<string, Group> =>
  Object.fromEntries(
    Object.entries(trees).map(([name, tree]) => {
      const { type, read, description } = types[name] ?? unknownGroup(name)
      const described = description ? { $description: description } : {}
      return [name, { $type: type, ...described, ...tokens(tree, read) }]
    }),
  )

const tokens = (tree: Tree, read: (css: string) => unknown): Group =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? { $value: read(value) } : tokens(value, read),
    ]),
  )

function unknownGroup(name: string): never {
  throw new Error(`Add the group of tokens ${name} to build/design-tokens.ts`)
}

function colour(css: string) {
  const { components, alpha } = readColour(css)
  return { colorSpace: 'srgb', components, alpha, hex: hexOf(components) }
}

function measure(css: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css) ?? []
  if (value === undefined) throw new Error(`Not a measure: ${css}`)
  return { value: Number(value), unit }
}

/** Reads `0 1px 2px -1px rgb(…)`: offsets, blur and, if there is one, spread. */
function shadow(css: string) {
  const [, lengths = '', ink = ''] = /^([^r]*?)(rgb.*)$/.exec(css) ?? []
  const [offsetX = '', offsetY = '', blur = '', spread = '0'] = lengths.trim().split(' ')
  return {
    color: colour(ink),
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure(spread),
  }
}
