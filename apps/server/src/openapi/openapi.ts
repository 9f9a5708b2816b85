/** A JSON value of a document. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** A JSON Schema of the 2020-12 draft, as OpenAPI 3.1 uses it. */
export type Schema = { [keyword: string]: Json }

/** Returns a part of a schema as a schema, or undefined. The cast is safe, because documents are validated. */
export const asSchema = (value: unknown): Schema => Object(value ?? {}) as Schema

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
  /** A value of the example request. An optional parameter without one is not in it. */
  example?: string
}

export type Reference = { $ref: string }

export type Content = { [media: string]: { schema: Schema; example?: Json } }

export type Response = {
  description: string
  headers?: { [name: string]: Reference }
  content?: Content
}

/** The `x-level` of an operation: who may call it. */
export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  'x-level': string | number
  /** The scope that an API token needs; null if no token may make the call. */
  'x-token-scope'?: string | null
  security: { [scheme: string]: string[] }[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: { [status: string]: Response | Reference }
  /** Programs that make the example request. */
  'x-codeSamples'?: { lang: string; label: string; source: string }[]
}

export type PathItem = { [method: string]: Operation }

/** The subset of OpenAPI 3.1 that the contract needs. */
export type OpenApi = {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: { [path: string]: PathItem }
  components: {
    schemas: { [name: string]: Schema }
    responses: { [name: string]: Response }
    headers: { [name: string]: { description: string; schema: Schema } }
    securitySchemes: { [name: string]: { [keyword: string]: string } }
  }
}
