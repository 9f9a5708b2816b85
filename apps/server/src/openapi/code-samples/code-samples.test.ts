import { expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { openApiDocument } from '../document.ts'
import type { CodeSample } from './code-samples.ts'
import { curlSample } from './curl-sample.ts'
import { literal } from './literal.ts'
import type { SampleInput } from './sample-input.ts'

const operations = Object.values(openApiDocument().paths).flatMap((item) => Object.values(item))

function samplesOf(id: string): Record<string, string> {
  const samples: readonly CodeSample[] =
    operations.find(({ operationId }) => operationId === id)?.['x-codeSamples'] ?? []
  return Object.fromEntries(samples.map(({ label, source }) => [label, source]))
}

it('fills the path, the query and the body of the example into each program', () => {
  const { curl = '', TypeScript = '' } = samplesOf('updateArea')
  expect(curl).toContain(
    '"$TRIBUTARY_URL/areas/0193f5a2-6c1d-4e8b-9a37-000000000011?orgId=0193f5a2-6c1d-4e8b-9a37-000000000001"',
  )
  expect(curl).toContain('"comOrganisationId": "0193f5a2-6c1d-4e8b-9a37-000000000001"')
  expect(TypeScript).toContain("params: { id: '0193f5a2-6c1d-4e8b-9a37-000000000011' }")
  expect(TypeScript).toContain("organisationId: '0193f5a2-6c1d-4e8b-9a37-000000000001'")
})

it('uses a token where tokens are accepted, a sign-in where they are not, and neither for public calls', () => {
  expect(samplesOf('listUsers').TypeScript).toContain('TRIBUTARY_TOKEN')
  expect(samplesOf('changePassword').TypeScript).toContain('await signIn(client')
  expect(samplesOf('isEmailAvailable').TypeScript).toMatch(
    /createClient\(\{ baseUrl: '[^']+' \}\)\nconst result/,
  )
  expect(samplesOf('isEmailAvailable').curl).not.toContain('Authorization')
})

it('has no TypeScript for a page, which the SDK does not request', () => {
  expect(Object.keys(samplesOf('authorisePage'))).toEqual(['curl'])
})

it('sends JSON with a cookie, which the server requires', () => {
  expect(samplesOf('refreshSession').curl).toContain("--data '{}'")
  expect(samplesOf('signOut').curl).not.toContain('--data')
})

it('escapes the address and the body for the shell', () => {
  const call = calls.find(({ name }) => name === 'getConnector')
  if (!call) throw new Error('The call is missing.')
  const input: SampleInput = { path: [['id', 'a/"$7']], query: [], body: { name: "Ana's" } }
  const sample = curlSample(call, [{ bearer: [] }], input)
  expect(sample).toContain('/connectors/a%2F%22%247"')
  expect(sample).toContain(`--data '{"name":"Ana'\\''s"}'`)
})

it.each([
  [null, 'null'],
  ["Ana's \\", "'Ana\\'s \\\\'"],
  ['a\n`$\x7bb}`', '`a\n\\`\\$\x7bb}\\``'],
  [[], '[]'],
  [{ a: undefined, 'b-c': [1, true] }, "{ 'b-c': [1, true] }"],
  [new Date(0), "new Date('1970-01-01T00:00:00.000Z')"],
  [
    { long: ['x'.repeat(40), 'y'.repeat(40)] },
    `{\n  long: [\n    '${'x'.repeat(40)}',\n    '${'y'.repeat(40)}',\n  ],\n}`,
  ],
])('writes %j as TypeScript', (value, text) => {
  expect(literal(value)).toBe(text)
})
