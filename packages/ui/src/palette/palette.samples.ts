import type { PaletteGroup, PaletteItem } from './palette-items.ts'

const nothing = () => {}

const screen = (name: string): PaletteItem => ({
  id: name,
  name,
  hint: 'Admin',
  picture: { icon: 'admin' },
  run: nothing,
})
const organisation = (name: string, hint?: string): PaletteItem => ({
  id: name,
  name,
  hint,
  picture: { organisation: name },
  run: nothing,
})

const person = (firstName: string, lastName: string): PaletteItem => ({
  id: `${firstName} ${lastName}`,
  name: `${firstName} ${lastName}`,
  hint: `${firstName.toLowerCase()}@harbourpine.example`,
  picture: { person: { firstName, lastName } },
  run: nothing,
})

export const screens: PaletteGroup = {
  label: 'Screens',
  items: [
    { id: '/home', name: 'Home', picture: { icon: 'home' }, run: nothing },
    ...['Dashboard', 'Global Configuration', 'Organisations', 'Users', 'Approvals', 'Areas', 'Sub-areas'].map(
      screen,
    ),
  ],
}

export const actions: PaletteGroup = {
  label: 'Actions',
  items: [
    { id: 'add-user', name: 'Add user', picture: { icon: 'add-user' }, run: nothing },
    {
      id: 'log-out',
      name: 'Log out',
      keywords: 'sign out',
      picture: { icon: 'log-out' },
      run: nothing,
    },
  ],
  actions: true,
}

const paletteOrganisations: PaletteGroup = {
  label: 'Organisations',
  items: [
    organisation('aldervik Maritime AS'),
    organisation('Harbour & Pine Group', 'Selected'),
    organisation('مؤسسة النور للتجارة'),
    organisation(`Donaudampfschifffahrts${'elektrizitätenhauptbetriebswerk'.repeat(6)}`, 'Selected'),
  ],
}

export const connectors: PaletteGroup = {
  label: 'Connectors',
  items: ['xero', 'ftp'].map((type) => ({
    id: type,
    name: type === 'ftp' ? 'FTP' : 'Xero',
    picture: { connectorType: type },
    run: nothing,
  })),
}

export const people: PaletteGroup = {
  label: 'People',
  items: [person('Ingrid', 'Solheim'), person('Eli', 'Elm'), person('Élodie', "O'Hara")],
}

export const everyGroup = [screens, actions, paletteOrganisations, connectors, people]

export const awaitedPeople: PaletteGroup = { label: 'People', items: undefined }

export const missingPeople: PaletteGroup = {
  label: 'People',
  items: undefined,
  failure: 'Failed to connect to server. Please check your internet connection and try again.',
}

/** As many users as an organisation may have. */
export const crowd: PaletteGroup = {
  label: 'People',
  items: Array.from({ length: 10_000 }, (_, index) => person(`Person${index}`, 'Öström')),
}

const withState = (name: string, state: NonNullable<PaletteItem['state']>): PaletteItem => ({
  id: name,
  name,
  hint: 'FTP',
  picture: { connectorType: 'ftp' },
  state,
  run: nothing,
})

export const attention: PaletteGroup = {
  label: 'Needs attention',
  items: [
    withState('Wharfside', 'error'),
    withState('Acme Retail Ltd', 'refused'),
    withState('Stock', 'stuck'),
  ],
  when: 'opening',
  inWords: true,
}

export const recent: PaletteGroup = {
  label: 'Recent',
  items: [withState('Warehouse files', 'ok'), screen('Users')],
  when: 'opening',
}

export const connectorActions: PaletteGroup = {
  label: 'Actions on connectors',
  items: [
    { ...withState('Refresh Warehouse files', 'ok'), picture: { icon: 'refresh' } },
    { ...withState('Show the history of Warehouse files', 'ok'), picture: { icon: 'history' } },
    { ...withState('Retry Wharfside', 'error'), picture: { icon: 'retry' } },
    { ...withState('Cancel the refresh of Stock', 'refreshing'), picture: { icon: 'cancel' } },
  ],
  actions: true,
  when: 'search',
}

/** The actions on 5,000 connectors. */
export const manyActions: PaletteGroup = {
  label: 'Actions on connectors',
  items: Array.from({ length: 5000 }, (_, index) => `Warehouse ${index}`).flatMap((name) =>
    ['Refresh', 'Edit', 'Show the history of', 'Fix'].map((verb) => withState(`${verb} ${name}`, 'ok')),
  ),
  actions: true,
  when: 'search',
}

export const searchElsewhere = (words: string): PaletteItem[] => [
  {
    id: 'connectors',
    name: `Search all connectors for “${words}”`,
    picture: { icon: 'search' },
    run: nothing,
  },
]
