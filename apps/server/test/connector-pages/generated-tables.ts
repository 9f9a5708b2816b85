import {
  type ConnectorKind,
  connectorKinds,
  type PropertySpec,
  propertiesOf,
  refreshCauses,
} from '@tributary/domain'
import { draftFields, editorMessages, runsMessages } from '@tributary/sdk/connectors'
import { sourceTables } from './source-tables.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const code = (text: string) => `\`${text}\``

const inputs = { text: 'text', flag: 'yes or no', date: 'a date', list: 'a list', choice: '' } as const

function settingRows(spec: PropertySpec): string[][] {
  const { name, required, secret, sentTo, superadminOnly, managed, input } = spec
  const entered = sentTo && !sentTo.startsWith('custom.') && `enter it again if ${code(sentTo)} changes`
  if (managed) return [['', code(name), 'set by the server']]
  return draftFields(spec).map((field) => {
    const choices = field.choices?.map(code).join(', ')
    const value = choices ? `${choices}, or blank` : inputs[field.input]
    const facts = [
      value,
      required && 'required',
      field.secret && secret && 'secret',
      entered,
      superadminOnly && 'for super administrators',
    ]
    const property =
      input === 'connection-string' ? `${code(name)}, key ${code(keyOf(field.name))}` : code(name)
    return [field.label, property, facts.filter(Boolean).join(', ')]
  })
}

const keyOf = (field: string) => field.slice(field.indexOf('/') + 1)
const settingsTable = (specs: readonly PropertySpec[]) =>
  table(['Label', 'Property', 'Value'], specs.flatMap(settingRows))

function interval({ shortestInterval = 5 }: ConnectorKind) {
  const hours = shortestInterval / 60
  const time = hours >= 1 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${shortestInterval} minutes`
  return `Schedules leave at least ${time} between two refreshes.`
}

const settings = (kind: ConnectorKind) =>
  `${kind.properties.length > 0 ? `${settingsTable(kind.properties)}\n` : 'This kind has no settings.\n'}\n${interval(kind)}`

const columns = ({ type }: ConnectorKind) =>
  table(
    ['Table', 'Columns'],
    sourceTables(type).map((one) => [code(one.name), one.columns.join(', ')]),
  )

const checks = () =>
  table(
    ['Check', 'Shown as'],
    Object.entries(editorMessages.test.checks).map(([key, label]) => [code(key), label]),
  )

const causes = () =>
  table(
    ['Cause', 'The card shows'],
    refreshCauses.map((cause) => [code(cause), runsMessages.causes[cause]('Xero')]),
  )

const shared = { target: () => settingsTable(propertiesOf('')), checks, causes }
const ofKind = { settings, columns }

/** Returns a generated table, by the name in its marker. `kind` is that of the page. */
function generatedTable(name: string, kind: ConnectorKind | undefined): string {
  const [, general] = Object.entries(shared).find(([key]) => key === name) ?? []
  const [, own] = Object.entries(ofKind).find(([key]) => key === name) ?? []
  if (general) return general()
  if (own && kind) return own(kind)
  throw new Error(`No table is called ${name}`)
}

const MARKED = /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- end of \2 -->)/g

/** Returns a page with its marked tables as the code has them. */
export function withGeneratedTables(page: string, type: string): string {
  const kind = connectorKinds.find((one) => one.type === type)
  return page.replaceAll(
    MARKED,
    (_, start: string, name: string, end: string) => `${start}\n${generatedTable(name, kind)}\n\n${end}`,
  )
}

/** Returns the names of the marked tables of a page. */
export const markedTables = (page: string): string[] =>
  [...page.matchAll(MARKED)].map(([, , name = '']) => name)
