import ts from 'typescript'

/** A text that a translation cannot replace, and what to do about it. */
export type TextFinding = { line: number; text: string; instead: string }

/** Parses a file without types, which is enough for these checks and takes a millisecond. */
export const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest)

export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
