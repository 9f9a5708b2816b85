import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { commandTree } from '../definitions/command-tree.ts'
import { processIo } from '../process-io.ts'
import { createProgram } from '../program.ts'
import { bashCompletion } from './bash.ts'
import { fishCompletion } from './fish.ts'
import { zshCompletion } from './zsh.ts'

const folder = mkdtempSync(join(tmpdir(), 'tributary-completion-'))
const file = (shell: string) => join(folder, `completion.${shell}`)

beforeAll(() => {
  const { signal } = new AbortController()
  const root = commandTree(createProgram(processIo({ signal })))
  writeFileSync(file('bash'), bashCompletion(root))
  writeFileSync(file('zsh'), zshCompletion(root))
  writeFileSync(file('fish'), fishCompletion(root))
  writeFileSync(join(folder, 'acme state.yaml'), '')
})

/** Runs a script in a shell, and returns the lines it prints. */
function shell(name: string, args: readonly string[]): string[] {
  const { stdout, stderr, status } = spawnSync(name, args, { cwd: folder, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.split('\n').filter(Boolean)
}

const isInstalled = (name: string) => spawnSync(name, ['--version']).error === undefined

/** Completes the last word in bash, which splits words at an equals sign. */
const inBash = (...words: string[]) =>
  shell('bash', [
    '--norc',
    '-c',
    `source "$1"; shift; COMP_WORDS=(tributary "$@"); COMP_CWORD=$#; _tributary; printf '%s\\n' "\${COMPREPLY[@]}"`,
    'bash',
    file('bash'),
    ...words,
  ])

const inFish = (...words: string[]) =>
  shell('fish', ['--no-config', '-c', `source ${file('fish')}; complete -C "tributary ${words.join(' ')}"`])
    .map((line) => line.split('\t')[0] ?? '')
    .toSorted()

const roles = ['Admin', 'ExcelUser', 'OrganisationAdmin', 'SuperAdmin', 'User']

/** The words before the cursor, and the expected completions in alphabetical order. */
const cases: readonly (readonly [words: readonly string[], completions: readonly string[]])[] = [
  [['con'], ['config', 'connectors']],
  [
    ['users', ''],
    ['add', 'list', 'remove', 'role', 'show'],
  ],
  [['connectors', 'refresh', '--w'], ['--wait']],
  [['users', 'list', '--role', ''], roles],
  [['users', 'role', 'una@example.com', ''], roles],
  [['users', 'role', '--json', 'una@example.com', 'Ex'], ['ExcelUser']],
  [['apply', 'acm'], ['acme state.yaml']],
  [['export', '--output', 'acm'], ['acme state.yaml']],
  [['completion', 'f'], ['fish']],
]

describe('completion in bash', () => {
  it.each(cases)('of %j is %j', (words, completions) => {
    expect(inBash(...words).toSorted()).toEqual(completions)
  })

  it('completes the value after an equals sign', () => {
    expect(inBash('users', 'list', '--role', '=', 'Us')).toEqual(['User'])
    expect(inBash('users', 'list', '--role', '=').toSorted()).toEqual(roles)
  })

  it('does not take the value of an option for a command', () => {
    expect(inBash('connectors', 'refresh', '--profile', 'users', '--t')).toEqual(['--timeout'])
  })

  it('suggests nothing where any name is possible', () => {
    expect(inBash('connectors', 'refresh', '')).toEqual([])
    expect(inBash('users', 'list', '--organisation', '')).toEqual([])
  })
})

describe.skipIf(!isInstalled('fish'))('completion in fish', () => {
  it.each(cases)('of %j is %j', (words, completions) => {
    expect(inFish(...words).map((word) => word.replaceAll('\\', ''))).toEqual(completions)
  })
})

/** Presses Tab in an interactive zsh, in which `compadd` prints the matches. */
const zshSession = `
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "PROMPT=; autoload -Uz compinit; compinit -u -D; source $1"
zpty -w z 'compadd() {
  [[ \${@[(I)(-O|-A|-D)]} -gt 0 ]] || { local -a all; builtin compadd -A all "$@"; (( $#all )) && print -r -- "<""<$all>"">" }
  builtin compadd "$@"
}'
zpty -w z 'bindkey "^I" complete-word; print REA""DY'
zpty -r z out '*READY*'
zpty -w -n z "tributary $2"$'\t'
zpty -r z out '*<<*>>*'
zpty -d z
[[ $out =~ '<<([^>]*)>>' ]] && print -r -- $match[1]
`

const inZsh = (...words: string[]) =>
  shell('zsh', ['-f', '-c', zshSession, 'zsh', file('zsh'), words.join(' ')])
    .flatMap((line) => line.split(' '))
    .toSorted()

describe.skipIf(!isInstalled('zsh'))('completion in zsh', () => {
  it.each(cases.filter(([words]) => !words.includes('acm')))('of %j is %j', (words, completions) => {
    expect(inZsh(...words)).toEqual(completions)
  })
})
