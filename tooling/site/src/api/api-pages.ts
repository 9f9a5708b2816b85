import type { SitePage } from '../site-page.ts'
import { callSection } from './call-section.ts'
import { cell, fieldTable, table } from './fields.ts'
import { type Call, callsOf, type OpenApi, readOpenApi } from './open-api.ts'

/** Returns the API reference: an overview, a page for each feature, and the schemas that they share. */
export function apiPages(document: OpenApi = readOpenApi()): SitePage[] {
  const calls = callsOf(document)
  const features = document.tags.map(({ name, description }) =>
    featurePage(
      name,
      description,
      calls.filter(({ tags }) => tags.includes(name)),
      document,
    ),
  )
  return [overview(document, calls), ...features, schemas(document)]
}

/** `customSources` as a heading. */
const featureTitle = (name: string): string =>
  name.replace(/^./, (letter) => letter.toUpperCase()).replace(/[a-z](?=[A-Z])/g, '$& ')

function featurePage(name: string, description: string, calls: Call[], document: OpenApi): SitePage {
  const list = table(
    ['Call', 'Does'],
    calls.map(({ operationId, method, path, summary }) => [
      `[${operationId}](#${operationId})`,
      `${cell(summary)}<br>\`${method} ${path}\``,
    ]),
  )
  const sections = calls.map((call) => callSection(call, document)).join('\n\n')
  const title = `${featureTitle(name)}: API`
  return page(`api/${name}.md`, title, description, `${description}\n\n${list}\n${sections}\n`)
}

function overview({ info, tags }: OpenApi, calls: Call[]): SitePage {
  const rows = tags.map(({ name, description }) => [
    `[${featureTitle(name)}](${name}.md)`,
    String(calls.filter((call) => call.tags.includes(name)).length),
    cell(description),
  ])
  const description = 'Every HTTP call of a Tributary server, with its parameters, examples and errors.'
  return page(
    'api/index.md',
    'API reference',
    description,
    [
      `${description} The [SDK](../sdk/index.md) has a typed function of the same name for each.`,
      table(['Feature', 'Calls', 'About'], rows),
      '## The address and the token {#authentication}',
      '[The API from any language](../develop/api.md) explains tokens, pages, errors and limits. The `curl` commands use these variables:',
      '```sh\nexport TRIBUTARY_URL=http://localhost:3000/v1\nexport TRIBUTARY_TOKEN=   # an API token\n```',
      'Some calls accept no API token, because they are about the sign-in of a user. They need an access token, which is valid for ten minutes: `accessToken` in the response of [signIn](session.md#signIn).',
      'A server returns the same description as an OpenAPI 3.1 document at `/openapi.json`.',
      '## What all calls share {#conventions}',
      cell(info.description.replaceAll('\n\n', '\u0000').replaceAll('\n', ' ')).replaceAll('\u0000', '\n\n'),
    ].join('\n\n'),
  )
}

function schemas({ components }: OpenApi): SitePage {
  const sections = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `## ${name} {#${name}}\n\n${schema.description ? `${cell(schema.description)}\n\n` : ''}${fieldTable(schema)}`,
  )
  const description = 'The fields of the objects that the calls send and return.'
  return page('api/schemas.md', 'Schemas', description, `${description}\n\n${sections.join('\n\n')}`)
}

const page = (path: string, title: string, description: string, body: string): SitePage => ({
  path,
  title,
  description,
  text: `# ${title}\n\n${body}\n`,
})
