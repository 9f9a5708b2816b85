import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import * as ui from '../src/index.ts'

const src = resolve(import.meta.dirname, '../src')
const stories = globSync('**/*.stories.tsx', { cwd: src })
  .map((file) => readFileSync(resolve(src, file), 'utf8'))
  .join('\n')

const isComponent = ([name, thing]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && (typeof thing === 'function' || Object(thing).$$typeof !== undefined)

/** Named in a story as something that is drawn, not merely imported. */
const isDrawn = (name: string) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories)

it('every component can be looked at in a story', () => {
  const components = Object.entries(ui).filter(isComponent)
  expect(components.length).toBeGreaterThan(100)
  expect(components.map(([name]) => name).filter((name) => !isDrawn(name))).toEqual([])
})
