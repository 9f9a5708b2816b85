import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { workspace } from './workspace.ts'

/** A module with its types. */
export type CompiledModule = {
  program: ts.Program
  checker: ts.TypeChecker
  source: ts.SourceFile
  /** The module itself, whose exports the checker lists. */
  symbol: ts.Symbol
}

/** Compiles a module with the options of its package. The path is relative to the workspace. */
export function compiledModule(module: string): CompiledModule {
  const entry = resolve(workspace, module)
  const program = ts.createProgram([entry], compilerOptions(entry))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entry)
  const symbol = source && checker.getSymbolAtLocation(source)
  if (!source || !symbol) throw new Error(`${entry} is not a module.`)
  return { program, checker, source, symbol }
}

function compilerOptions(entry: string): ts.CompilerOptions {
  const file = ts.findConfigFile(entry, ts.sys.fileExists) ?? ''
  const config = ts.readConfigFile(file, ts.sys.readFile).config
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options
}
