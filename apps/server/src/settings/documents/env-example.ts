import type { Setting, SettingGroup } from '../setting.ts'
import { settingGroups } from '../settings.ts'

const WIDTH = 100

/** Returns the text of `.env.example`: every setting, switched off, with its description. */
export const envExample = (): string => [`${comment(intro)}\n`, ...settingGroups.map(groupOf)].join('\n')

const intro =
  'Every setting of the server, written by "pnpm settings". docs/operate/settings.md explains them. Copy this file to .env, remove the # in front of what you set, and let only the server read it.'

const groupOf = ({ title, settings }: SettingGroup) =>
  [`# --- ${title} ---`, '', ...Object.entries(settings).map(entryOf)].join('\n')

const entryOf = ([name, setting]: [string, Setting]) =>
  `${comment(plain(describe(setting)))}\n#${name}=${exampleOf(setting)}\n`

const describe = ({ type, unit, default: usual, required, secret, does }: Setting) =>
  [
    does,
    `Type: ${type.replace(/^an? /, '')}${unit ? ` (${unit})` : ''}.`,
    ...(usual ? [`Default: ${usual}.`] : []),
    ...(required ? [`Required ${required}.`] : []),
    ...(secret ? ['Secret: the name with _FILE names a file with it.'] : []),
  ].join(' ')

/** A default that can be written as a value; others are derived. */
const exampleOf = ({ default: usual }: Setting) => {
  const value = /^`([^`]*)`$/.exec(usual ?? '')?.[1] ?? ''
  return /[\s"#]/.test(value) ? `"${value}"` : value
}

/** Markdown without code marks and with the addresses of links left out. */
const plain = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')

function comment(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const last = lines.length - 1
    if (`${lines[last]} ${word}`.length > WIDTH && lines[last] !== '#') lines.push(`# ${word}`)
    else lines[last] = `${lines[last]} ${word}`
  }
  return lines.join('\n')
}
