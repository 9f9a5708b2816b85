import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { languageEntries } from '../../build/package-exports.ts'
import { builtFiles, dist, entries } from './built.ts'
import { compressed, measureEntries, measureLanguages } from './entry-sizes.ts'

const root = resolve(import.meta.dirname, '../..')
const limits = JSON.parse(readFileSync(resolve(root, 'size-limits.json'), 'utf8'))
const bytesOf = (file: string) => compressed(readFileSync(resolve(dist, file)))

// If more is worth it: pnpm --filter @tributary/ui run update-sizes
it('keeps every entry point within its limits', async () => {
  const sizes = await measureEntries(entries.map(({ name }) => name))
  expect(Object.keys(limits.entries)).toEqual(Object.keys(sizes))
  const tooLarge = Object.entries(sizes).filter(
    ([name, { script, styles }]) =>
      script > limits.entries[name].script || styles > limits.entries[name].styles,
  )
  expect(tooLarge).toEqual([])
})

it('keeps the text of every language within its limit', async () => {
  const sizes = await measureLanguages(languageEntries)
  expect(Object.keys(limits.languages)).toEqual(Object.keys(sizes))
  expect(Object.entries(sizes).filter(([name, size]) => size > limits.languages[name])).toEqual([])
})

it('keeps the shared stylesheets within their limits', () => {
  const shared = builtFiles('*.css')
  expect(Object.keys(limits.stylesheets)).toEqual(shared)
  expect(shared.filter((file) => bytesOf(file) > limits.stylesheets[file])).toEqual([])
})

it('costs at most 4 kB of styles for a button: the variables and its rules', () => {
  const css = ['tokens.css', 'entries/button.css'].map((file) => readFileSync(resolve(dist, file)))
  expect(compressed(Buffer.concat(css))).toBeLessThan(4000)
})
