import { nameOf, type Schema } from './open-api.ts'

/** Returns a table of the fields of a schema, or its type if it has none. */
export function fieldTable(schema: Schema): string {
  const list = schema.type === 'array' ? schema.items : undefined
  const rows = fieldRows(list ?? schema, '')
  if (rows.length === 0) return `Type: ${typeOf(schema)}.\n`
  const note = list ? 'A list. Each item has these fields:\n\n' : ''
  return `${note}${table(['Field', 'Type', 'Description'], rows)}`
}

/** Returns a Markdown table. Cells are Markdown already. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .concat('\n')

/** Makes text safe in a table of a page whose Markdown is a Vue template. */
export const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replace(/\s*\n\s*/g, ' ')

/** Fields of objects inside objects have names with dots. A reference is a link, so it ends the descent. */
function fieldRows(schema: Schema, prefix: string): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const required = schema.required?.includes(name) ? '' : ', optional'
    const row = [`\`${prefix}${name}\``, typeOf(field) + required, cell(field.description ?? '')]
    const inner = field.items?.properties ? field.items : field
    return [row, ...fieldRows(inner, `${prefix}${name}${inner === field ? '' : '[]'}.`)]
  })
}

/** Returns the type of a schema in words. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return `[${nameOf(schema.$ref)}](schemas.md#${nameOf(schema.$ref)})`
  if (schema.enum) return schema.enum.map((value) => `\`${cell(String(value))}\``).join(', ')
  if (schema.const !== undefined) return `\`${cell(String(schema.const))}\``
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ')
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'any'}`
  const types = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any')
  return schema.format ? `${types} (${schema.format})` : types
}
