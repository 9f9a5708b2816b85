import type { SourceNames } from './source-names.ts'

/** A file that lists all sources, and how a new one is added to it. */
export type Registration = {
  readonly file: string
  /** Lines and the text they are written in front of. The text must be in the file once. */
  insertions(names: SourceNames): readonly { readonly lines: string; readonly before: string }[]
}

const propertyNames = ({ type }: SourceNames) => [`${type}.uri`, `${type}.key`] as const

export const registrations: readonly Registration[] = [
  {
    file: 'apps/server/src/sync/sources/source-adapters.ts',
    insertions: ({ kebab, type, camel }) => [
      {
        lines: `import { ${camel}Source } from './${kebab}/${kebab}-source.ts'\n`,
        before: '\n/** What the adapters need',
      },
      { lines: `  ${type}: ${camel}Source(tools),\n`, before: '  woocommerce: ' },
    ],
  },
  {
    file: 'packages/domain/src/connectors/catalogue.ts',
    insertions: ({ kebab, camel }) => [
      {
        lines: `import { ${camel}Kind } from './kinds/${kebab}.ts'\n`,
        before: '\n/** The connector kinds',
      },
      { lines: `  ${camel}Kind,\n`, before: ']\n\nconst kindsByType' },
    ],
  },
  {
    file: 'packages/domain/src/connectors/catalogue.test.ts',
    insertions: (names) => {
      const [uri, key] = propertyNames(names)
      return [
        { lines: `  ${names.type}: ['${uri} *', '${key} *#'],\n`, before: '  xero: [],\n' },
        { lines: `  '${key}',\n`, before: "  'target.connectionString',\n]" },
      ]
    },
  },
  {
    file: 'tooling/src/folders/folder-orders.ts',
    insertions: ({ kebab }) => [{ lines: `      '${kebab}',\n`, before: "      'http-api',\n" }],
  },
  {
    file: 'docs/connectors/README.md',
    insertions: ({ kebab, type }) => [
      {
        lines: `| [\`${type}\`](${kebab}.md) | Write: what is read | changes | Write: how | Write: what continues | Write: the limits | never tried |\n`,
        before: '| [`xero`](xero.md) |',
      },
    ],
  },
]

/** Adds a source to the text of a file. Throws if the place is not found. */
export function registered({ file, insertions }: Registration, names: SourceNames, text: string): string {
  return insertions(names).reduce((changed, { lines, before }) => {
    const parts = changed.split(before)
    if (parts.length !== 2)
      throw new Error(`${file} does not have exactly one ${JSON.stringify(before)}, where a source is added.`)
    return parts.join(lines + before)
  }, text)
}
