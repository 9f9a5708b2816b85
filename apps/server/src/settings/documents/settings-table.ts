import type { Setting, SettingGroup } from '../setting.ts'
import { settingGroups } from '../settings.ts'

const START = '<!-- settings: written by "pnpm settings" -->'
const END = '<!-- end of settings -->'

/** Returns the page with new tables between its markers. */
export function withSettingTables(page: string): string {
  const start = page.indexOf(START)
  const end = page.indexOf(END)
  if (start < 0 || end < start) throw new Error('The page has no markers for the tables of settings.')
  return `${page.slice(0, start)}${START}\n\n${settingTables()}\n\n${page.slice(end)}`
}

const settingTables = () => settingGroups.map(tableOf).join('\n\n')

const tableOf = ({ title, settings }: SettingGroup) =>
  [
    `### ${title}`,
    '',
    '| Variable | Type | Default | Used by | Effect |',
    '|---|---|---|---|---|',
    ...Object.entries(settings).map(rowOf),
  ].join('\n')

const rowOf = ([name, setting]: [string, Setting]) =>
  `| ${[nameOf(name, setting), typeOf(setting), setting.default ?? 'none', usersOf(setting), setting.does].join(' | ')} |`

const nameOf = (name: string, { secret }: Setting) => (secret ? `\`${name}\`, \`…_FILE\`` : `\`${name}\``)

/** Without its article, with the unit, and with a mark for secrets. */
const typeOf = ({ type, unit, secret }: Setting) =>
  [`${type.replace(/^an? /, '')}${unit ? ` (${unit})` : ''}`, ...(secret ? ['secret'] : [])].join('; ')

const usersOf = ({ usedBy, required }: Setting) => `${usedBy}${required ? `; required ${required}` : ''}`
