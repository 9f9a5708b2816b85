import { toId } from 'storybook/internal/csf'
import type { ComponentName, Guide } from '../guide.ts'
import { guideWith } from './guides.ts'

const list = (lines: readonly string[] = []) => lines.map((line) => `- ${line}`).join('\n')

const table = (head: string, rows: readonly (readonly [string, string])[] = []) =>
  rows.length === 0
    ? ''
    : `| ${head} | |\n|---|---|\n${rows.map(([name, text]) => `| ${name} | ${text} |`).join('\n')}`

const section = (heading: string, text: string) => (text === '' ? '' : `## ${heading}\n\n${text}`)

const join = (sections: readonly string[]) => sections.filter(Boolean).join('\n\n')

/** The sections before the live example, in Markdown. */
export const purposeOf = (guide: Guide): string =>
  join([
    `**Status:** ${guide.status}`,
    guide.partOf ? partSentence(guide.partOf) : '',
    section('When to use', list(guide.when)),
    section('When not to use', list(guide.whenNot)),
  ])

/** The sections after the props, in Markdown. */
export const rulesOf = (guide: Guide): string =>
  join([
    section('Anatomy', table('Part', guide.anatomy)),
    section('Keyboard', table('Keys', guide.keyboard)),
    section('Accessibility', list(guide.accessibility)),
    section('Do', list(guide.do)),
    section('Do not', list(guide.dont)),
  ])

const partSentence = (owners: readonly ComponentName[]) =>
  `Not exported. It is a part of ${owners.map(linkOf).join(', ')}: props, keyboard, do and don’t, and code to copy are there.`

const linkOf = (name: ComponentName) => {
  const owner = guideWith(name)
  return owner ? `[${name}](?path=/docs/${toId(owner.title, 'docs')})` : `\`${name}\``
}
