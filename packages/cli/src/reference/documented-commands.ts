import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A command line in a document, in words. */
export type DocumentedCommand = {
  place: string
  words: string[]
  /** Whether it is named in a sentence, where it may lack its arguments. */
  isMention: boolean
}

const root = resolve(import.meta.dirname, '../../../..')

/** Returns every line of shell code in the documents and examples that runs the command line. */
export function documentedCommands(): DocumentedCommand[] {
  const files = globSync(
    ['README.md', '{docs,examples,deploy}/**/*.{md,yml,yaml}', '{apps,packages}/*/README.md'],
    { cwd: root, exclude: (path) => path.includes('node_modules') },
  )
  return files.flatMap((file) => commandsIn(readFileSync(`${root}/${file}`, 'utf8'), file))
}

/** Returns the commands of one document: lines of code, and code in sentences that has more than the program. */
export function commandsIn(text: string, file: string): DocumentedCommand[] {
  const joined = text.replaceAll(/\\\n\s*/g, ' ')
  return joined.split('\n').flatMap((line, at) => {
    const mentions = [...line.matchAll(/`(?:docker compose exec \w+ )?(tributary [^`]+)`/g)].map(
      ([, mention = '']) => mention,
    )
    const code = /^\s*(?:- )?(?:run: )?(?:if |! )?(?:docker compose exec \w+ )?(tributary [^`|]+)/.exec(
      line,
    )?.[1]
    const isMention = mentions.length > 0
    return (isMention ? mentions : code ? [code] : []).map((command) => ({
      place: `${file}:${at + 1}`,
      words: wordsOf(command),
      isMention,
    }))
  })
}

/** Splits a command as a shell does, up to a redirection, a pipe, another command or a comment. */
const wordsOf = (line: string): string[] => {
  const words: string[] = []
  for (const [word] of line.matchAll(/"[^"]*"|'[^']*'|[^\s"']+/g)) {
    if (/^([<>|;&#]|\d>)/.test(word)) break
    words.push(word.replaceAll(/^["']|["';]+$/g, ''))
  }
  return words.slice(1)
}
