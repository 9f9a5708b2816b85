import type { Organisation } from '@tributary/domain'
import type { Navigation } from './SideNav.tsx'

/** Unsorted on purpose, because the menu sorts. */
export const organisations: readonly Organisation[] = [
  { id: 'hp', companyName: 'Harbour & Pine Group' },
  { id: 'am', companyName: 'aldervik Maritime AS' },
  { id: 'ta', companyName: 'Te Awa Hospitality Holdings (Waikato) Limited' },
  { id: 'kr', companyName: 'Kauri Ridge Orchards' },
  { id: 'bp', companyName: 'Brightwater Produce Ltd' },
]

export const harbour = { id: 'hp', companyName: 'Harbour & Pine Group' } satisfies Organisation

export const manyOrganisations: readonly Organisation[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  companyName: `Branch ${index + 1} Trading Ltd`,
}))

export const navigation: Navigation = {
  organisations,
  selectedOrganisation: harbour,
  onSelectOrganisation: () => {},
  connectorTypes: ['excel', 'xero', 'woocommerce', 'cin7', 'sqlserver', 'mailchimp', 'ftp'],
  connectorHref: (type) => (type === 'excel' ? '/excel/areas' : `/connectors/${type}/refresh`),
  homeHref: '/home',
  palette: { shortcut: { label: 'Ctrl K', keys: 'Control+K' }, onOpen: () => {} },
  adminHref: '/admin/dashboard',
  profileHref: '/profile',
  currentHref: '/connectors/xero/refresh',
  user: { firstName: 'Ingrid', lastName: 'Solheim', email: 'ingrid.solheim@harbourpine.example' },
  onLogOut: () => {},
}
