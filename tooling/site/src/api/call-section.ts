import { cell, fieldTable, table, typeOf } from './fields.ts'
import { type Call, nameOf, type OpenApi } from './open-api.ts'

/** Returns the section of a call: what it does, who may call it, what it takes and returns, and an example. */
export function callSection(call: Call, document: OpenApi): string {
  return [
    `## ${call.operationId} {#${call.operationId}}`,
    `\`${call.method} ${call.path}\``,
    `${cell(call.summary)} ${cell(call.description)}`,
    parametersOf(call),
    bodyOf(call),
    samplesOf(call),
    responseOf(call),
    errorsOf(call, document),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function parametersOf({ parameters = [] }: Call): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, in: place, required, description = '', schema }) => [
    `\`${name}\``,
    place,
    typeOf(schema) + (required ? '' : ', optional'),
    cell(description || (schema.description ?? '')),
  ])
  return `**Parameters**\n\n${table(['Name', 'In', 'Type', 'Description'], rows)}`
}

function bodyOf({ requestBody }: Call): string {
  const schema = jsonOf(requestBody?.content)?.schema
  return schema ? `**Body**\n\n${fieldTable(schema)}` : ''
}

function responseOf({ responses }: Call): string {
  const [status, response] = Object.entries(responses).find(([code]) => /^[23]/.test(code)) ?? []
  const content = jsonOf(response?.content)
  if (!content) return `**Response ${status}**: ${cell(response?.description ?? '')}`
  const example =
    content.example === undefined ? '' : `\n\`\`\`json\n${JSON.stringify(content.example, null, 2)}\n\`\`\``
  return `**Response ${status}**\n\n${content.schema ? fieldTable(content.schema) : ''}${example}`
}

/** Errors have the same body in every call, so a call lists only when they occur. */
function errorsOf({ responses }: Call, { components }: OpenApi): string {
  const rows = Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .map(([status, response]) => {
      const shared = response.$ref ? components.responses[nameOf(response.$ref)] : undefined
      return [status, cell(response.description ?? shared?.description ?? '')]
    })
  if (rows.length === 0) return ''
  return `::: details Errors\n${table(['Status', 'Cause'], rows)}:::`
}

const fences: Readonly<Record<string, string>> = { Shell: 'sh', TypeScript: 'ts' }

/** Returns the programs that make the example request, one tab for each. */
function samplesOf({ 'x-codeSamples': samples = [] }: Call): string {
  const tabs = samples.map(({ lang, label, source }) => `\`\`\`${fences[lang]} [${label}]\n${source}\n\`\`\``)
  return `**Request**\n\n::: code-group\n${tabs.join('\n')}\n:::`
}

const jsonOf = (content?: Record<string, { schema?: object; example?: unknown }>) =>
  content?.['application/json']
