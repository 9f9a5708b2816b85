import { readFile } from 'node:fs/promises'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { hasEntityTag } from '../http/entity-tags.ts'
import { calls } from './calls.ts'
import { committed, readDocument } from './changes/committed.ts'
import { openApiDocument, writtenDocument } from './document.ts'
import { features } from './features.ts'
import { pathTemplate } from './path-template.ts'

const document = openApiDocument()
const operations = Object.values(document.paths).flatMap((item) => Object.values(item))

it('is a valid OpenAPI 3.1 document whose examples fit their schemas', async () => {
  const config = await createConfig({
    rules: {
      struct: 'error',
      'no-unresolved-refs': 'error',
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-ambiguous-paths': 'off',
      'no-identical-paths': 'error',
      'no-unused-components': 'error',
      'no-required-schema-properties-undefined': 'error',
      'operation-operationId-unique': 'error',
      'operation-operationId-url-safe': 'error',
      'operation-parameters-unique': 'error',
      'path-parameters-defined': 'error',
      'path-declaration-must-exist': 'error',
      'security-defined': 'error',
      'tags-alphabetical': 'off',
      'operation-tag-defined': 'error',
    },
  })
  const problems = await lintFromString({ source: await readFile(committed.current, 'utf8'), config })
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
}, 60_000)

it('contains every call by name', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    calls.map(({ name }) => name).toSorted(),
  )
})

it('describes exactly the features', () => {
  expect(Object.keys(features).toSorted()).toEqual(
    [...new Set(calls.map(({ feature }) => feature))].toSorted(),
  )
})

it('documents the 255 characters that an Idempotency-Key can have', () => {
  const keys = operations
    .flatMap(({ parameters = [] }) => parameters)
    .filter(({ name }) => name === 'Idempotency-Key')
  const lengths = new Set(keys.map(({ schema }) => schema.maxLength))
  expect([...lengths]).toEqual([255])
})

it('documents the range of the days of a token', async () => {
  const { paths } = await readDocument(committed.current)
  for (const path of ['/me/tokens', '/service-accounts/{id}/tokens'])
    expect(JSON.stringify(paths[path]?.post?.requestBody)).toContain('a whole number from 1 to 366')
})

it('is deterministic', () => {
  expect(writtenDocument(openApiDocument())).toBe(writtenDocument(document))
})

it('shares schemas that are used more than once', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Area', 'ClientConnector', 'ErrorBody', 'Organisation', 'User']),
  )
  expect(document.paths['/areas']?.get?.responses[200]).toMatchObject({
    content: {
      'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Area' } } },
    },
  })
})

it('describes the tag and the 304 of the calls that have them, and of no others', () => {
  const described = calls.filter(({ endpoint }) => {
    const responses = document.paths[pathTemplate(endpoint.path)]?.[endpoint.method.toLowerCase()]?.responses
    return responses?.[304] !== undefined && JSON.stringify(responses[200]).includes('headers/ETag')
  })
  expect(described.map(({ name }) => name)).toEqual(
    calls.filter(({ endpoint }) => hasEntityTag(endpoint)).map(({ name }) => name),
  )
})
