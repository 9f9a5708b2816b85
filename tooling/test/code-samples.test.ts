import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { compileProblems } from '../src/docs/compile.ts'
import { workspace } from '../src/workspace.ts'

type Sample = { lang: string; source: string }
type Operation = {
  operationId: string
  responses: Record<string, { content?: object }>
  'x-codeSamples': Sample[]
}
const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(join(workspace, 'packages/sdk/openapi.json'), 'utf8'),
)
const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
const sampleOf = (operation: Operation, language: string) =>
  operation['x-codeSamples'].find(({ lang }) => lang === language)?.source

/** Calls that return a page for browsers have no function in the SDK. */
const isPage = ({ responses }: Operation) => 'text/html' in (responses[200]?.content ?? {})
const inSdk = operations.filter((operation) => !isPage(operation))
const file = (name: string) => join(workspace, 'packages/sdk/test', `code-sample-${name}.ts`)

/** The samples import the package by its name, which a file of the package itself may do too. */
const compile = (samples: readonly (readonly [name: string, source: string])[]) =>
  compileProblems(new Map(samples.map(([name, source]) => [file(name), source])), 'packages/sdk', {
    types: ['node'],
  })

test('the TypeScript sample of every call compiles with the SDK', () => {
  const samples = inSdk.map((one) => [one.operationId, sampleOf(one, 'TypeScript') ?? ''] as const)
  assert.deepEqual(
    samples.filter(([name, source]) => !source.includes(` ${name}(client`)).map(([name]) => name),
    ['endAllSessions'],
  )
  assert.deepEqual(compile(samples), [])
})

test('a sample with a field that the call does not have does not compile', () => {
  const refresh = inSdk.find(({ operationId }) => operationId === 'refreshConnector')
  const source = refresh && sampleOf(refresh, 'TypeScript')?.replace('fullTransactionSync', 'full')
  assert.equal(compile([['broken', source ?? '']]).length, 1)
})
