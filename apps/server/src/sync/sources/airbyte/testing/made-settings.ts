import { isTree, type Part, type Tree } from './manifest-part.ts'

/** Values for all settings of a manifest, as people enter them and as expressions read them. */
export type MadeSettings = { readonly given: ReadonlyMap<string, string>; readonly config: Tree }

type At = { readonly isInForm: boolean; readonly isRequired: boolean }

const TEXTS = [
  'demo',
  '2026-10-01T00:00:00Z',
  '2026-10-01',
  '2026-10-01T00:00:00.000Z',
  '2026-10-01T00:00:00.000000Z',
  '2026-10-01T00:00:00',
  '2026-10-01 00:00:00',
  '2026-10',
  '2026',
  '01-10-2026',
  '10/01/2026',
  '12345',
  'demo.example',
  'https://demo.example',
  'a@demo.example',
]

/** Makes settings. `entered` replaces some of them. */
export function makeSettings(source: Part, entered: Readonly<Record<string, string>> = {}): MadeSettings {
  const specification = source.part('spec')?.plain('connection_specification')
  const wholeAddresses = new Set(
    [
      ...JSON.stringify(source.plain('streams')).matchAll(/"url_base":"\{\{ *config(?:\[\\?["']|\.)(\w+)/g),
    ].map(([, name]) => name),
  )
  const given = new Map<string, string>()

  function group(schema: Tree, path: readonly string[]): Tree {
    const forms = (Array.isArray(schema.oneOf) ? schema.oneOf : []).filter(isTree)
    const form = forms.find((one) => isEntered(one, path)) ?? forms[0]
    const properties = {
      ...(isTree(schema.properties) ? schema.properties : {}),
      ...(isTree(form?.properties) ? form.properties : {}),
    }
    const required: unknown[] = Array.isArray(schema.required) ? schema.required : []
    const entries = Object.entries(properties).map(([name, field]) => [
      name,
      value(isTree(field) ? field : {}, [...path, name], {
        isInForm: form !== undefined,
        isRequired: required.includes(name),
      }),
    ])
    return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
  }

  const isEntered = (form: Tree, path: readonly string[]) =>
    Object.entries(isTree(form.properties) ? form.properties : {}).some(
      ([name, field]) =>
        isTree(field) && 'const' in field && entered[[...path, name].join('.')] === field.const,
    )

  function value(field: Tree, path: readonly string[], { isInForm, isRequired }: At): unknown {
    const name = path.join('.')
    const hasForms =
      Array.isArray(field.oneOf) && field.oneOf.some((one) => isTree(one) && isTree(one.properties))
    if (isTree(field.properties) || hasForms) return group(field, path)
    const isOnly = 'const' in field || (Array.isArray(field.enum) && field.enum.length === 1)
    const isEnd = /^end_|_end$|^until/i.test(path.at(-1) ?? '') && !isRequired
    const made =
      isEnd && entered[name] === undefined ? undefined : madeValue(field, path.at(-1) ?? '', entered[name])
    if (made === undefined) return undefined
    if (!('const' in field) || isInForm)
      if (!isOnly || isInForm) given.set(name, typeof made === 'object' ? JSON.stringify(made) : String(made))
    return made
  }

  function madeValue(field: Tree, name: string, own: string | undefined): unknown {
    if ('const' in field) return field.const
    const type = Array.isArray(field.type) ? field.type.find((one) => one !== 'null') : field.type
    const options = Array.isArray(field.enum) ? field.enum : []
    const usual = own ?? field.default ?? options[0]
    if (type === 'integer' || type === 'number') return Number(usual ?? field.minimum ?? 5)
    if (type === 'boolean') return usual === true || usual === 'true'
    if (type === 'array') return listOf(field, own)
    if (type === 'object') return {}
    if (own === undefined && /^end_|_end$|^until/i.test(name) && field.airbyte_secret !== true)
      return undefined
    return String(usual ?? textFor(field, name))
  }

  function textFor(field: Tree, name: string): string {
    if (wholeAddresses.has(name)) return `https://${name.replaceAll('_', '-')}.example`
    const pattern = typeof field.pattern === 'string' ? new RegExp(field.pattern) : undefined
    if (/^end/.test(name) && !pattern && field.format !== 'date-time') return '2026-12-31'
    const isDate = /date|since|_from$/.test(`${String(field.format ?? '')} ${name}`)
    const texts = field.format === 'date' ? TEXTS.slice(2) : isDate ? TEXTS.slice(1) : TEXTS
    if (!pattern && field.airbyte_secret === true) return `${name}-1`
    const [example] = Array.isArray(field.examples) ? field.examples : []
    const all = isDate || example === undefined ? texts : [...TEXTS, String(example)]
    return all.find((text) => !pattern || pattern.test(text)) ?? String(example ?? 'demo')
  }

  const config = group(isTree(specification) ? specification : {}, [])
  return { given, config }
}

function listOf(field: Tree, own: string | undefined): unknown {
  if (own !== undefined) return JSON.parse(own)
  if (Array.isArray(field.default)) return field.default
  if (Array.isArray(field.enum)) return field.enum.slice(0, 2)
  const items = isTree(field.items) ? field.items : {}
  if (Array.isArray(items.enum)) return items.enum.slice(0, 2)
  return items.type === 'integer' ? [11, 12] : ['a1', 'b2']
}
