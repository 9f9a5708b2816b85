import type { CustomSource, ManifestSummary, TriedTable } from '@tributary/domain'
import type { FaultyLine } from '@tributary/sdk/custom-sources'
import { minutesAgo, sampleNow } from '../connectors/connectors.samples.ts'

export const summary: ManifestSummary = {
  name: 'Harbour CRM',
  format: 'tributary',
  settings: [
    { name: 'shop', title: 'Shop', secret: false, required: true },
    { name: 'apiKey', title: 'API key', secret: true, required: true },
    { name: 'startDate', title: 'Start date', secret: false, required: false },
  ],
  tables: ['contacts', 'deals', 'deal_lines'],
  hosts: ['{shop}.harbour-crm.example'],
  needsAuthorisation: false,
}

export const source = (facts: Partial<CustomSource> = {}): CustomSource => ({
  ...summary,
  id: 'crm',
  name: 'Harbour CRM',
  origin: 'organisation',
  version: 3,
  changedAt: minutesAgo(95, sampleNow),
  changedBy: 'Ingrid Solheim',
  connectors: 2,
  ...facts,
})

export const sources: CustomSource[] = [
  source(),
  source({
    id: 'klaviyo',
    name: 'Klaviyo, the newsletters of the shops in New Zealand and Australia',
    format: 'airbyte',
    version: 1,
    connectors: 0,
    changedAt: minutesAgo(3 * 24 * 60, sampleNow),
    changedBy: null,
  }),
  source({
    id: 'file:books',
    name: 'Example Books',
    origin: 'installation',
    version: 1,
    changedAt: null,
    changedBy: null,
  }),
]

export const manifest = `name: Harbour CRM
base: https://{shop}.harbour-crm.example/v1/
hosts: ['*.harbour-crm.example']
settings:
  - { name: shop, title: Shop, required: true }
  - { name: apiKey, title: API key, secret: true, required: true }
authentication: { kind: bearer, token: '{apiKey}' }
streams:
  - name: contacts
    request: { path: contacts }
    records: items
    columns:
      - { path: id, kind: whole }
      - { path: name, kind: text }
    key: [id]
`

export const tried: TriedTable = {
  request: {
    method: 'GET',
    url: 'https://birch.harbour-crm.example/v1/contacts?per_page=50&page=1',
    headers: [
      { name: 'accept', value: 'application/json' },
      { name: 'authorization', value: 'Bearer ••••••••' },
    ],
    body: null,
  },
  status: 200,
  preview: {
    columns: [
      { name: 'id', type: 'bigint' },
      { name: 'first_name', type: 'text' },
      { name: 'company', type: 'text' },
      { name: 'changed', type: 'timestamptz' },
    ],
    rows: Array.from({ length: 12 }, (_, at) => [
      String(5001 + at),
      ['Aroha', 'Ben', 'Chloé', 'Dmitri'][at % 4] ?? null,
      at % 5 === 0 ? null : 'Harbour & Pine Group',
      '2026-11-20 10:04:00+00',
    ]),
    hasMore: true,
  },
  error: null,
  notes: [],
}

export const faults: FaultyLine[] = [
  { line: 9, column: 5, messages: ['streams.0.name: deals is used twice.'] },
  {
    line: 13,
    column: 11,
    messages: [
      'streams.0.columns.0.kind: It must be one of: text, whole, numeric, instant, day, yesNo, json.',
      'streams.0.key.0: The column number is not declared.',
    ],
  },
]
