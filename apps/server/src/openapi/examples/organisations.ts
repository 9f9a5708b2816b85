import type { organisations as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, organisation, written } from './samples.ts'

const client = { Id: ids.organisation, Key: 'acme-traders', Name: 'acme Traders', Code: 'acme' }

export const organisationsExamples: Examples<typeof feature> = {
  listOrganisations: { answer: [organisation, { Id: ids.otherOrganisation, CompanyName: 'Birch Ltd' }] },
  listClients: { answer: [client] },
  getFirstRunState: { answer: { Hidden: false } },
  saveFirstRunState: {
    body: { hidden: true },
    answer: written('“Getting started” is hidden. The search shows it again.', null),
  },
  saveClient: {
    body: { key: 'acme-traders', name: 'acme Traders', Code: 'acme' },
    answer: written('The organisation has been saved.', client),
  },
}
