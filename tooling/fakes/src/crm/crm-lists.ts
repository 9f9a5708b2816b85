import type { CrmStore } from './crm-store.ts'

/** A list of the API. Its documentation and its route are made from it. */
export type CrmList = {
  readonly name: keyof CrmStore
  readonly about: string
  readonly paging: 'page' | 'token' | 'link'
  /** Whether it has deleted records, and can be filtered by the time of the last change. */
  readonly hasChanges: boolean
  /** The fields of a record, with their types. */
  readonly fields: readonly (readonly [name: string, type: string])[]
}

const ofAll = [
  ['changed', 'time (UTC) when it was created, changed or deleted'],
  ['deleted', 'true or false'],
] as const

export const crmLists: readonly CrmList[] = [
  {
    name: 'contacts',
    about: 'The people you know. Divided by page numbers, with the total number of contacts.',
    paging: 'page',
    hasChanges: true,
    fields: [
      ['id', 'whole number'],
      ['first_name', 'text'],
      ['last_name', 'text'],
      ['email', 'text or null'],
      ['phone', 'text or null'],
      ['company_id', 'whole number, the id of a company'],
      ...ofAll,
    ],
  },
  {
    name: 'companies',
    about:
      'The companies they work for. Divided by tokens: send the token of a response to get the next part. The last part has null.',
    paging: 'token',
    hasChanges: true,
    fields: [
      ['id', 'whole number'],
      ['name', 'text'],
      ['address', 'an object with city and country, both text'],
      ['employees', 'whole number or null'],
      ...ofAll,
    ],
  },
  {
    name: 'deals',
    about:
      'What you sell to them, with the lines of each deal. Each response links to the next one. The last one has null.',
    paging: 'link',
    hasChanges: true,
    fields: [
      ['id', 'whole number'],
      ['title', 'text'],
      ['stage', 'open, won or lost'],
      ['company_id', 'whole number, the id of a company'],
      ['amount', 'decimal number, as text'],
      ['closes', 'day, such as 2026-12-31'],
      [
        'lines',
        'a list of objects: product (text), quantity (whole number), price (decimal number, as text)',
      ],
      ...ofAll,
    ],
  },
  {
    name: 'notes',
    about:
      'What was said. Divided by page numbers. Deleted notes are not listed. Some plans have no notes: the status is then 403.',
    paging: 'page',
    hasChanges: false,
    fields: [
      ['id', 'whole number'],
      ['contact_id', 'whole number, the id of a contact'],
      ['text', 'text'],
      ['written', 'time (UTC)'],
    ],
  },
]

type Parameter = { readonly name: string; readonly about: string }

const size = { name: 'per_page', about: 'Records in a response, from 1 to 50. 20 if left out.' }

const places: Readonly<Record<CrmList['paging'], Parameter>> = {
  page: { name: 'page', about: 'The number of the page, from 1.' },
  token: { name: 'token', about: 'The token of the response before.' },
  link: { name: 'start_after', about: 'Used by links. Do not send it yourself.' },
}

const changes: readonly Parameter[] = [
  { name: 'changed_since', about: 'Only records that changed at or after this time: 2026-11-21T12:00:00Z' },
  { name: 'include_deleted', about: 'true also lists deleted records.' },
]

/** Returns the query parameters of a list. All others are refused. */
export const parametersOf = ({ paging, hasChanges }: CrmList): readonly Parameter[] => [
  places[paging],
  size,
  ...(hasChanges ? changes : []),
]
