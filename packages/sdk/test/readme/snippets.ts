import ts from 'typescript'

/** A TypeScript block of a document that can be compiled and run. */
export type Snippet = { line: number; code: string }

/** Returns the ```ts blocks of a document as modules that check the values in their comments. */
export function snippetsOf(markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((block) => {
    const line = markdown.slice(0, block.index).split('\n').length + 1
    return { line, code: withPrelude(withChecks(block[1] ?? '', line)) }
  })
}

/** Adds checks to `expression // → value` and `const name = expression // → value`. */
function withChecks(code: string, firstLine: number): string {
  const file = ts.createSourceFile('snippet.ts', code, ts.ScriptTarget.Latest, true)
  const edits: { end: number; start: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const promised = promiseAfter(node, code)
    if (promised) {
      const line = firstLine + file.getLineAndCharacterOfPosition(node.getStart()).line
      edits.push(checkOf(node, promised, line))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

function promiseAfter(node: ts.Node, code: string): string | undefined {
  if (!ts.isExpressionStatement(node) && !ts.isVariableStatement(node)) return undefined
  const [comment] = ts.getTrailingCommentRanges(code, node.end) ?? []
  return comment && /^\/\/ → (.*)$/.exec(code.slice(comment.pos, comment.end))?.[1]
}

function checkOf(node: ts.Node, promised: string, line: number) {
  const [start, end] = [node.getStart(), node.end]
  if (ts.isExpressionStatement(node))
    return { start, end, text: `check(${line}, ${node.expression.getText()}, ${promised})` }
  const name = ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.name.getText() : ''
  return { start, end, text: `${node.getText()}; check(${line}, ${name}, ${promised})` }
}

/** The declarations that snippets use without showing them. */
const given = [
  'check',
  'client',
  'signal',
  'password',
  'orgId',
  'userId',
  'now',
  'show',
  'viewer',
  'connector',
  'askForPassword',
  'hoursPass',
]

function withPrelude(code: string): string {
  const declared = (name: string) =>
    new RegExp(`(const|let|function) ${name}\\b|[{,] ${name}[,} ].*from`).test(code)
  const used = given.filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(code) && !declared(name))
  return `import { ${used.join(', ')} } from '../test/readme/prelude.ts'\n${code}\nexport {}\n`
}
