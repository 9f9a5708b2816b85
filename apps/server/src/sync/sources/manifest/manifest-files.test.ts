import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError } from '../../../config-error.ts'
import { readManifestFolder } from './manifest-files.ts'

const sales = `name: GAAP
base: https://{node}/api/
hosts: ['*.till.example']
settings:
  - { name: apiKey, title: API key, secret: true, required: true }
  - { name: node, title: Node, required: true }
  - { name: startingDate, title: First day, required: true }
authentication: { kind: headerKey, name: X-Key, value: '{apiKey}' }
streams:
  - name: sales
    request: { path: sales, query: { from: '{startingDate}' } }
    columns: [{ path: id, kind: whole }]
    key: [id]
    paging: { kind: onePage }
`

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-manifests-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

function problemsOf(files: Record<string, string>): string {
  try {
    readManifestFolder(folderWith(files))
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('No problem was found')
}

it('reads the manifest of each connector type, and ignores other files', () => {
  const { sourceManifests } = readManifestFolder(folderWith({ 'gaap.yaml': sales, 'README.md': 'Ours' }))
  expect([...sourceManifests.keys()]).toEqual(['gaap'])
})

it('has no manifests without a folder', () => {
  const { sourceManifests, installationSources } = readManifestFolder(undefined)
  expect([sourceManifests.size, installationSources.size]).toEqual([0, 0])
})

it('names the file, the line and what is wrong', () => {
  const faulty = sales.replace('key: [id]', 'key: [number]')
  expect(problemsOf({ 'gaap.yaml': faulty })).toBe(
    'SOURCE_MANIFESTS has faults:\n  gaap.yaml:13:11: streams.0.key.0: The column number is not declared.',
  )
})

it('refuses settings that the connector type does not have, and a secret that is not kept secret', () => {
  const other = sales.replace('name: node,', 'name: branch,').replace('{node}', '{branch}')
  expect(problemsOf({ 'gaap.yaml': other })).toContain('gaap.yaml:6:7: settings.1.name: ')
  const open = sales.replace('secret: true, ', '')
  expect(problemsOf({ 'gaap.yaml': open })).toContain('gaap.yaml:5:5: settings.0: ')
})

it.each(['xero', 'GAAP', 'custom'])('refuses a manifest of %s', (kind) => {
  expect(problemsOf({ [`${kind}.yaml`]: sales })).toContain(
    `${kind}.yaml: only these connector types have manifests: gaap.`,
  )
})

it('offers a file that is not named after a type to all organisations', () => {
  const shop = sales.replace('name: GAAP', 'name: Corner Shop')
  const { installationSources } = readManifestFolder(folderWith({ 'corner-shop.yaml': shop }))
  expect([...installationSources.keys()]).toEqual(['file:corner-shop'])
  expect(installationSources.get('file:corner-shop')).toMatchObject({
    text: shop,
    checked: { name: 'Corner Shop', hosts: ['{node}'], tables: ['sales'], faults: [] },
  })
})

it('refuses a faulty source, a file name that cannot be an id, and two files of one name', () => {
  const faulty = sales.replace('key: [id]', 'key: [number]')
  expect(problemsOf({ 'shop.yaml': faulty })).toContain('shop.yaml:13:11: streams.0.key.0: ')
  expect(problemsOf({ 'Corner Shop.yaml': sales })).toContain('Corner Shop.yaml: the name must have')
  expect(problemsOf({ 'shop.yaml': sales, 'shop.yml': sales })).toContain('only one of them may exist')
})

it('refuses a folder that does not exist', () => {
  expect(() => readManifestFolder('/nowhere/manifests')).toThrow(ConfigError)
})

it("accepts a manifest in Airbyte's format, and names its faults", () => {
  const airbyte = `type: DeclarativeSource
streams:
  - type: DeclarativeStream
    name: sales
    schema_loader: { type: InlineSchemaLoader, schema: { properties: { id: { type: integer } } } }
    retriever:
      type: SimpleRetriever
      requester: { type: HttpRequester, url_base: https://till.example/api, path: sales }
      record_selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: [] } }
`
  expect(readManifestFolder(folderWith({ 'gaap.yaml': airbyte })).sourceManifests.get('gaap')).toEqual({
    airbyte,
  })
  const faulty = airbyte.replace('type: SimpleRetriever', 'type: AsyncRetriever')
  expect(problemsOf({ 'gaap.yaml': faulty })).toContain(
    'gaap.yaml:7: sales: AsyncRetriever is not supported.',
  )
})

it('refuses authentication that a user grants, because these connectors cannot be authorised', () => {
  const granted = sales.replace(
    "{ kind: headerKey, name: X-Key, value: '{apiKey}' }",
    "{ kind: authorisationCode, authorisationAddress: 'https://till.example/a', tokenAddress: 'https://till.example/t', clientId: us, clientSecret: '{apiKey}' }",
  )
  expect(problemsOf({ 'gaap.yaml': granted })).toContain('gaap.yaml: authentication.kind: ')
})
