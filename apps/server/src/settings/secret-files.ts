import { readFileSync } from 'node:fs'
import { everySetting, settingNamed } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

type Merged = { readonly environment: Environment; readonly problems: readonly string[] }

/** Replaces each variable such as `TOKEN_KEY_FILE` by `TOKEN_KEY` with the content of the file. */
export function readSecretFiles(given: Environment): Merged {
  const environment: Record<string, string | undefined> = { ...given }
  const problems: string[] = []
  for (const [variable, file] of Object.entries(given)) {
    const name = secretOf(variable)
    if (!name) continue
    delete environment[variable]
    if (!file?.trim()) continue
    const read = given[name]?.trim() ? twice(name) : readSecret(variable, file.trim())
    if (typeof read === 'string') problems.push(read)
    else environment[name] = read.content
  }
  return { environment, problems }
}

/** Returns the name of the secret whose file a variable names. */
export function secretOf(variable: string): string | undefined {
  if (!variable.endsWith('_FILE')) return undefined
  const name = variable.slice(0, -'_FILE'.length)
  return everySetting.get(settingNamed(name) ?? '')?.secret ? name : undefined
}

const twice = (name: string) => `${name} and ${name}_FILE are both set. Set only one of them.`

/** Returns the content, or a sentence without it. The sentence does not name the file, in case the secret itself was given. */
function readSecret(variable: string, file: string): { content: string } | string {
  try {
    const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return content.trim() ? { content } : `${variable} names an empty file.`
  } catch (error) {
    return `${variable} ${whyUnreadable(error)}`
  }
}

function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'names a file that does not exist.'
  if (code === 'EISDIR') return 'names a directory. It must name a file.'
  if (code === 'EACCES' || code === 'EPERM') return 'names a file that this process may not read.'
  return `names a file that cannot be read (${code ?? 'unknown'}).`
}
