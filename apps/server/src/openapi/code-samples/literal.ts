const WIDTH = 80

/** Returns a value as TypeScript: objects and lists on one line if they fit, texts of several lines as templates. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = partsOf(value, inner)
  if (parts.length === 0) return `${open}${close}`
  const space = open === '{' ? ' ' : ''
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

const partsOf = (value: object, indent: string): string[] =>
  Array.isArray(value)
    ? value.map((item) => literal(item, indent))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => `${keyOf(name)}: ${literal(item, indent)}`)

const keyOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name))

const quoted = (text: string): string =>
  text.includes('\n')
    ? `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``
    : `'${text.replace(/[\\']/g, '\\$&')}'`
