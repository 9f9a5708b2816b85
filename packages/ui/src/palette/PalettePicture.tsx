import type { ConnectorAction } from '@tributary/sdk/connectors'
import {
  Building2,
  CircleStop,
  History,
  House,
  KeyRound,
  LogOut,
  PanelLeft,
  Pencil,
  Plug,
  PlugZap,
  RotateCw,
  Rows4,
  Search,
  Shield,
  Stamp,
  UserPlus,
  UserRound,
  Wrench,
} from 'lucide-react'
import { Avatar, OrganisationAvatar } from '../primitives/Avatar/Avatar.tsx'
import type { IconType } from '../primitives/icon-type.ts'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'

type PaletteIcon =
  | 'home'
  | 'profile'
  | 'admin'
  | 'connectors'
  | 'add-user'
  | 'add-organisation'
  | 'approve'
  | 'password'
  | 'navigation'
  | 'density'
  | 'log-out'
  | 'search'
  | ConnectorAction['kind']

const icons: Readonly<Record<PaletteIcon, IconType>> = {
  home: House,
  profile: UserRound,
  admin: Shield,
  connectors: Plug,
  'add-user': UserPlus,
  'add-organisation': Building2,
  approve: Stamp,
  password: KeyRound,
  navigation: PanelLeft,
  density: Rows4,
  'log-out': LogOut,
  search: Search,
  refresh: RotateCw,
  retry: RotateCw,
  reconnect: PlugZap,
  authorise: KeyRound,
  fix: Wrench,
  cancel: CircleStop,
  edit: Pencil,
  history: History,
}

/** The picture before an option: an icon, the tile of a connector type, or initials. */
export type PalettePicture =
  | { icon: PaletteIcon }
  | { connectorType: string }
  | { organisation: string }
  | { person: { firstName: string; lastName: string } }

/** A decorative picture of 24 px. The text next to it names the option. */
export function Picture({ of }: { of: PalettePicture }) {
  if ('connectorType' in of) return <Monogram type={of.connectorType} size={24} />
  if ('organisation' in of) return <OrganisationAvatar companyName={of.organisation} size={24} />
  if ('person' in of) return <Avatar person={of.person} size={24} />
  const Icon = icons[of.icon]
  return <Icon size={18} aria-hidden />
}
