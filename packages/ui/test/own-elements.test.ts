import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../src')
const styled = /^(h[1-4]|p|ul|ol|dl|dd|figure|fieldset|legend)$/

// `own-text.css.ts` knows an element of ours by its class, or by that of its parent.
it('puts a paragraph, heading or list without a class into an element with one', () => {
  const files = globSync('**/!(*.test|*.stories|*.samples).tsx', { cwd: src }).map((file) =>
    resolve(src, file),
  )
  const unknown = files.flatMap((file) =>
    tagsIn(file)
      .filter((tag) => styled.test(tag.tagName.getText()) && !mayHaveClass(tag) && hasBareParent(tag))
      .map((tag) => `${relative(src, file)}: ${tag.getText()}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(unknown).toEqual([])
})

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement

function tagsIn(file: string): Tag[] {
  const found: Tag[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(node)
    ts.forEachChild(node, collect)
  }
  collect(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

/** Components give their elements a class. */
const mayHaveClass = ({ tagName, attributes }: Tag) =>
  /^[A-Z]/.test(tagName.getText()) ||
  attributes.properties.some((one) => ts.isJsxSpreadAttribute(one) || one.name.getText() === 'className')

/** Whether the element around it in the same component has no class. */
function hasBareParent(tag: Tag): boolean {
  const own = ts.isJsxOpeningElement(tag) ? tag.parent : tag
  const around = ts.findAncestor(own.parent, (node) =>
    ts.isJsxElement(node) ? true : ts.isJsxAttribute(node) || ts.isFunctionDeclaration(node) ? 'quit' : false,
  )
  return around !== undefined && ts.isJsxElement(around) && !mayHaveClass(around.openingElement)
}
