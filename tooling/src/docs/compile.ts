import { dirname, join } from 'node:path'
import ts from 'typescript'
import { workspace } from '../workspace.ts'

/** Returns what the compiler reports about files that exist in memory only, with the settings of a project. */
export function compileProblems(
  files: ReadonlyMap<string, string>,
  project: string,
  more: ts.CompilerOptions = {},
): string[] {
  const config = join(workspace, project, 'tsconfig.json')
  const parsed = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(config, '..'),
  )
  const options = { ...parsed.options, ...more }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, directoryExists, getSourceFile } = host
  host.readFile = (name) => files.get(name) ?? readFile(name)
  host.fileExists = (name) => files.has(name) || fileExists(name)
  const folders = new Set([...files.keys()].map((name) => dirname(name)))
  host.directoryExists = (name) => folders.has(name) || (directoryExists?.(name) ?? true)
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name)
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files.keys()].flatMap((name) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(name)).map(({ messageText, start = 0 }) => {
      const line = files.get(name)?.slice(0, start).split('\n').length
      return `${name}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    }),
  )
}
