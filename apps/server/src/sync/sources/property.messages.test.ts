import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { propertyMessages } from './property.messages.ts'

const sync = join(import.meta.dirname, '..')

/** Lines of code that name a property, except to look its label up. */
const namesOf = (file: string) =>
  readFileSync(join(sync, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\*|\/)|propertyMessages\.|labelOf\(/.test(line))
    .flatMap((line) => line.match(PROPERTY) ?? [])

const PROPERTY =
  /\b(?:aws|cin7|uniconta|gaap|poweroffice|mailchimp|woo|vend|ftp|source|target)\.[a-z]+[A-Z]?\w*\b(?!\.)/g
const ADDRESS = /\.(?:com|net)$/

it('no sentence of a refresh has the name of a property, which forms do not show', async () => {
  const found: string[] = []
  for await (const file of glob('**/*.messages.ts', { cwd: sync }))
    found.push(...namesOf(file).filter((name) => !ADDRESS.test(name)))
  expect(found).toEqual([])
})

it.each([
  ['aws.accessKeyId', '"Access Key Id" is empty. Enter it in the settings of the connector.'],
  ['API token', '"API token" is empty. Enter it in the settings of the connector.'],
])('sentences name %s by its label', (property, sentence) => {
  expect(propertyMessages.missing(property)).toBe(sentence)
})
