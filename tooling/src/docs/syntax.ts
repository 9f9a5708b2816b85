import { spawnSync } from 'node:child_process'
import { DefaultSettings, TaskUtils } from '@microsoft/powerquery-parser'
import { transform } from 'esbuild'
import { parseDocument } from 'yaml'

/** Returns what is wrong with code of a language; undefined if it can be parsed. */
export type SyntaxProblem = (code: string) => Promise<string | undefined> | string | undefined

function ofJson(code: string): string | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** Parses as bash does before it runs a script. Nothing runs. */
function ofShell(code: string): string | undefined {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' })
  return status === 0 ? undefined : stderr
}

const ofYaml = (code: string): string | undefined => parseDocument(code).errors[0]?.message

async function ofPowerQuery(code: string): Promise<string | undefined> {
  const task = await TaskUtils.tryLexParse(DefaultSettings, code)
  return TaskUtils.isError(task) ? task.error.message : undefined
}

const ofModule =
  (loader: 'js' | 'css') =>
  async (code: string): Promise<string | undefined> => {
    try {
      const { warnings } = await transform(code, { loader, logLevel: 'silent' })
      return warnings[0]?.text
    } catch (error) {
      return String(error)
    }
  }

/** How the code of each language of the docs is parsed. TypeScript and SQL are compiled and run by other tests. */
export const syntaxOf: Readonly<Record<string, SyntaxProblem>> = {
  json: ofJson,
  sh: ofShell,
  yaml: ofYaml,
  powerquery: ofPowerQuery,
  js: ofModule('js'),
  css: ofModule('css'),
}
