import { House, LogOut, Shield, UserPlus } from 'lucide-react'
import { Avatar, OrganisationAvatar } from '../primitives/Avatar/Avatar.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import type { PaletteGroup, PaletteItem } from './palette-items.ts'

const nothing = () => {}
const admin = <Shield size={18} aria-hidden />

const screen = (name: string): PaletteItem => ({
  id: name,
  name,
  hint: 'Admin',
  leading: admin,
  run: nothing,
})
const organisation = (name: string, hint?: string): PaletteItem => ({
  id: name,
  name,
  hint,
  leading: <OrganisationAvatar companyName={name} size={24} />,
  run: nothing,
})

export const person = (firstName: string, lastName: string): PaletteItem => ({
  id: `${firstName} ${lastName}`,
  name: `${firstName} ${lastName}`,
  hint: `${firstName.toLowerCase()}@harbourpine.example`,
  leading: <Avatar person={{ firstName, lastName }} size={24} />,
  run: nothing,
})

export const screens: PaletteGroup = {
  label: 'Screens',
  items: [
    { id: '/home', name: 'Home', leading: <House size={18} aria-hidden />, run: nothing },
    ...['Dashboard', 'Global configuration', 'Organisations', 'Users', 'Approvals', 'Areas', 'Sub-areas'].map(
      screen,
    ),
  ],
}

export const actions: PaletteGroup = {
  label: 'Actions',
  items: [
    { id: 'add-user', name: 'Add user', leading: <UserPlus size={18} aria-hidden />, run: nothing },
    {
      id: 'log-out',
      name: 'Log out',
      keywords: 'sign out',
      leading: <LogOut size={18} aria-hidden />,
      run: nothing,
    },
  ],
}

export const paletteOrganisations: PaletteGroup = {
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
    leading: <Monogram type={type} size={24} />,
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
  failure: 'People: Failed to connect to server. Please check your internet connection and try again.',
}

/** As many as an organisation may have. */
export const crowd: PaletteGroup = {
  label: 'People',
  items: Array.from({ length: 10_000 }, (_, index) => person(`Person${index}`, 'Öström')),
}
