import type { customSources as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const text = `name: Shelf
base: https://{shop}.shelf.example/api/
hosts: ['*.shelf.example']
settings:
  - { name: shop, title: Shop, required: true }
  - { name: apiKey, title: API key, secret: true, required: true }
authentication: { kind: headerKey, name: X-Api-Key, value: '{apiKey}' }
streams:
  - name: sales
    request: { path: sales }
    columns: [{ path: id, kind: whole }]
    key: [id]
    paging: { kind: onePage }
`
const summary = {
  Format: 'tributary',
  Settings: [
    { Name: 'shop', Title: 'Shop', Secret: false, Required: true },
    { Name: 'apiKey', Title: 'API key', Secret: true, Required: true },
  ],
  Tables: ['sales'],
  Hosts: ['{shop}.shelf.example'],
  NeedsAuthorisation: false,
}
const source = {
  ...summary,
  Id: ids.customSource,
  Name: 'Shelf',
  Origin: 'organisation',
  Version: 3,
  ChangedAtUtc: '2026-11-21T07:00:00.000Z',
  ChangedBy: 'Anna Ardwick',
  Connectors: 1,
}
const version = {
  Number: 3,
  AtUtc: '2026-11-21T07:00:00.000Z',
  By: 'Anna Ardwick',
  Restored: null,
}

export const customSourcesExamples: Examples<typeof feature> = {
  listCustomSources: { answer: [source] },
  getCustomSource: { answer: { ...source, Text: text } },
  checkManifest: {
    body: { Text: text.replace('key: [id]', 'key: [number]') },
    answer: {
      ...summary,
      Name: null,
      Settings: [],
      Tables: [],
      Hosts: [],
      Faults: [
        { Line: 12, Column: 11, Path: 'streams.0.key.0', Message: 'The column number is not declared.' },
      ],
    },
  },
  tryManifest: {
    body: {
      Text: text,
      Table: 'sales',
      Properties: [{ Name: 'custom.setting.shop', Value: 'corner' }],
    },
    answer: {
      Request: {
        Method: 'GET',
        Url: 'https://corner.shelf.example/api/sales',
        Headers: [{ Name: 'x-api-key', Value: '••••' }],
        Body: null,
      },
      Status: 200,
      Preview: { Columns: [{ Name: 'id', Type: 'bigint' }], Rows: [['1']], HasMore: false },
      Error: null,
      Notes: [],
    },
  },
  createCustomSource: {
    body: { Text: text },
    answer: written('The source has been added.', { ...source, Version: 1 }),
  },
  saveCustomSource: {
    body: { Text: text, Version: 2 },
    answer: written('The source has been saved.', source),
  },
  deleteCustomSource: { answer: written('The source has been deleted.', null) },
  listCustomSourceVersions: { answer: [version] },
  getCustomSourceVersion: { answer: { ...version, Text: text } },
  restoreCustomSource: {
    body: { Version: 2 },
    answer: written('Version 1 has been restored.', source),
  },
}
