import { expect, it } from 'vitest'
import { reachableFrom, readModuleGraph } from './module-graph.ts'

const modules: Readonly<Record<string, string>> = {
  main: 'import { a } from "index"; import("later"); a()',
  index: '"use strict"; import { b } from "b"; export { a } from "a"; export { b }; export * from "more"',
  a: 'import "style"; export const a = () => 1',
  b: 'export const b = 1',
  more: 'export { c as d } from "c"',
  c: 'export const c = 1',
  style: '',
  later: 'import { b, d } from "index"; export const later = b + d',
}

const context = {
  getModuleIds: () => Object.keys(modules).values(),
  getModuleInfo: (id: string) => ({ code: modules[id] ?? null }),
  resolve: async (id: string) => ({ id }),
} as unknown as Parameters<typeof readModuleGraph>[0]

it.each([
  ['main', ['a', 'main', 'style']],
  ['later', ['b', 'c', 'later']],
])('%s is loaded with the modules it uses, but not with the rest of an index', async (root, expected) => {
  expect([...reachableFrom(await readModuleGraph(context), [root])].sort()).toEqual(expected)
})
