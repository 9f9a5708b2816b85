import { dark } from '../../src/theme/dark.ts'
import { light } from '../../src/theme/light.ts'
import { scale } from '../../src/theme/scale.ts'
import { vars } from '../../src/theme/vars.css.ts'

export type TokenGroup = keyof typeof vars

type TokenRow = {
  /** The name to copy into TypeScript, such as `vars.color.bg.canvas`. */
  name: string
  /** The name to copy into CSS, such as `--tributary-color-bg-canvas`. */
  variable: string
  /** The value, which is that of the light scheme for colours and shadows. */
  value: string
  /** The value in the dark scheme, or null if both schemes share it. */
  dark: string | null
}

type Tree = { readonly [key: string]: string | Tree }

const values: Tree = { ...light, ...scale }
const darkValues: Tree = dark

/** Returns every token of a group. */
export function tokenRows(group: TokenGroup): readonly TokenRow[] {
  const tree: Tree = vars
  return leaves(tree[group] ?? {}, [group]).map((path) => ({
    name: `vars${path.map(access).join('')}`,
    variable: at(tree, path)?.slice('var('.length, -1) ?? '',
    value: at(values, path) ?? '',
    dark: at(darkValues, path),
  }))
}

const leaves = (tree: string | Tree, path: readonly string[]): readonly (readonly string[])[] =>
  typeof tree === 'string'
    ? [path]
    : Object.entries(tree).flatMap(([key, inner]) => leaves(inner, [...path, key]))

function at(tree: Tree, path: readonly string[]): string | null {
  const found = path.reduce<string | Tree | undefined>((inner, key) => Object(inner)[key], tree)
  return typeof found === 'string' ? found : null
}

function access(key: string): string {
  if (/^\d+$/.test(key)) return `[${key}]`
  return /^\d/.test(key) ? `['${key}']` : `.${key}`
}
