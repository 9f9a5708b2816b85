import { demoCompanyIds } from '../demo-data/xero2sql.ts'
import type { Choice } from './choice-page.ts'
import type { MailchimpAccount } from './local-mailchimp.ts'

// The accounts at the demo's providers, one for each possible outcome of an authorisation.

export const xeroOrganisations: readonly Choice[] = [
  {
    id: 'b1c40f52-77aa-4a0e-9d3c-5e20be000001',
    name: 'Birch Ltd',
    note: 'Reconnects the connector of that name in Birch Ltd.',
  },
  {
    id: 'b1c40f52-77aa-4a0e-9d3c-5e20be000002',
    name: 'Birch Garden Centres Ltd',
    note: 'New: becomes a new connector.',
  },
  {
    id: demoCompanyIds.cafe,
    name: 'Acme Café Bar Ltd',
    note: 'Disconnected in acme Traders: anyone with the login can reconnect it there.',
  },
  {
    id: demoCompanyIds.traders,
    name: 'Acme Traders Ltd',
    note: 'Connected by acme Traders: no other organisation can have it.',
  },
]

export const vendShops: readonly Choice[] = [
  { id: 'birch-garden', name: 'Birch Garden Centre', note: 'birch-garden.retail.lightspeed.app' },
  { id: 'acme-outlet', name: 'Acme Outlet', note: 'acme-outlet.retail.lightspeed.app' },
]

export const powerOfficeClients: readonly Choice[] = [
  { id: '914776322', name: 'Bjørk Hagesenter AS', note: 'Organisation number 914 776 322' },
  { id: '923609016', name: 'Acme Norge AS', note: 'Organisation number 923 609 016' },
]

export const mailchimpAccounts: readonly MailchimpAccount[] = [
  { id: '8d3a3db4d97663a9074efcc16', name: 'Birch Garden Centre', note: 'us21', dataCentre: 'us21' },
  { id: '0f5b1c7e29a8d4436be7710aa', name: 'Acme Newsletter', note: 'us6', dataCentre: 'us6' },
]
