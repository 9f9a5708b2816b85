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
  deleteOrganisation: {
    body: { name: 'acme Traders' },
    answer: written('acme Traders has been deleted. You can restore it for 30 days.', null),
  },
  listDeletedOrganisations: {
    answer: [
      {
        Id: ids.otherOrganisation,
        Name: 'Birch Ltd',
        DeletedAtUtc: '2026-11-21T07:00:00.000Z',
        DeletedBy: 'Olga Oak',
        ErasedAtUtc: '2026-12-21T07:00:00.000Z',
      },
    ],
  },
  restoreOrganisation: {
    answer: written('Birch Ltd has been restored. Enter its credentials again.', null),
  },
  saveClient: {
    body: { key: 'acme-traders', name: 'acme Traders', Code: 'acme' },
    answer: written('The organisation has been saved.', client),
  },
}
