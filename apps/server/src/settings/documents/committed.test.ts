import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingDocuments } from './committed.ts'

it.each(settingDocuments)('$name has the settings of the code', ({ file, write }) => {
  const text = readFileSync(file, 'utf8')
  expect(text, 'Run: pnpm settings').toBe(write(text))
})
