import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { detailsOf } from '../commands/described-command.ts'
import { flattened } from '../definitions/command-tree.ts'
import { definitions } from './definitions.ts'
import { referencePage, withReference } from './written-page.ts'

it('the page has the commands of the code', () => {
  const page = readFileSync(referencePage, 'utf8')
  expect(page, 'Run: pnpm cli-reference').toBe(withReference(page))
})

describe('every command', () => {
  const commands = flattened(definitions()).filter(({ commands }) => commands.length === 0)

  it.each(commands.map((node) => [node.path.join(' '), node] as const))(
    '%s has two examples of itself',
    (path, { command }) => {
      const examples = detailsOf(command)?.examples.map(([line]) => line) ?? []
      expect(examples.length).toBeGreaterThan(1)
      expect(examples.filter((line) => !line.includes(`tributary ${path}`))).toEqual([])
    },
  )
})
