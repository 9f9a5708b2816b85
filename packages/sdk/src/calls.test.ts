import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import * as contract from './contract/index.ts'

const endpoints = Object.values(contract).flatMap((feature) =>
  typeof feature === 'object' ? Object.entries(feature) : [],
)
const summaries = new Map(
  endpoints.flatMap(([name, endpoint]) => ('summary' in endpoint ? [[name, endpoint.summary]] : [])),
)

/** The words without punctuation and verb endings: "Tries a path." and "Try a path" are the same. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d\s]/gu, '')
    .split(/\s+/)
    .map((word) => word.replace(/ies$/, 'y').replace(/e?s$|e$/, ''))
    .join(' ')

const documented = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const (\w+) = call\(\w+\.(\w+)\)/gs

it('documents each call with the summary of the contract first', async () => {
  const calls: { name: string; comment: string; summary: string }[] = []
  for await (const file of glob('**/*.calls.ts', { cwd: import.meta.dirname })) {
    const source = await readFile(resolve(import.meta.dirname, file), 'utf8')
    for (const [, comment = '', name = '', endpoint = ''] of source.matchAll(documented))
      calls.push({ name, comment: comment.replace(/\n \* ?/g, ' '), summary: summaries.get(endpoint) ?? '?' })
  }
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter(({ comment, summary }) => !words(comment.trim()).startsWith(words(summary)))).toEqual(
    [],
  )
})
