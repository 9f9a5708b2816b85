import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '@tributary/tooling/workspace'

/** The parts of an OpenAPI 3.1 document that the reference shows. */
export type OpenApi = {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
  'x-codeSamples'?: CodeSample[]
}

/** A program that makes the example request. */
export type CodeSample = { lang: string; label: string; source: string }

export type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}

type Response = { $ref?: string; description?: string; content?: Content }

type Content = Record<string, { schema?: Schema; example?: unknown }>

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** A call with its method and path. */
export type Call = Operation & { method: string; path: string }

const file = join(workspace, 'packages/sdk/openapi.json')

export const readOpenApi = (): OpenApi => JSON.parse(readFileSync(file, 'utf8'))

export const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )

/** The last part of a reference: the name of a schema or of a response. */
export const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? $ref
