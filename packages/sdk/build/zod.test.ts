import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import * as lighter from './zod.ts'

it('has every kind of schema that the package uses; a new one is added here before it can be shipped', async () => {
  const used = new Set<string>()
  for await (const file of glob('src/**/*.ts', { cwd: resolve(import.meta.dirname, '..') })) {
    if (/\.test\.ts$|src\/test\//.test(file)) continue
    const source = await readFile(resolve(import.meta.dirname, '..', file), 'utf8')
    if (!source.includes("import * as z from 'zod/mini'")) continue
    for (const [, name = ''] of source.matchAll(/\bz\.([a-z]\w*)\(/g)) used.add(name)
  }
  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter((name) => !(name in lighter))).toEqual([])
})
