import {
  Building2,
  House,
  KeyRound,
  LogOut,
  PanelLeft,
  Plug,
  Shield,
  Stamp,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { Avatar, OrganisationAvatar } from '../primitives/Avatar/Avatar.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'

const icons = {
  home: House,
  profile: UserRound,
  admin: Shield,
  connectors: Plug,
  'add-user': UserPlus,
  'add-organisation': Building2,
  approve: Stamp,
  password: KeyRound,
  navigation: PanelLeft,
  'log-out': LogOut,
}

/** What stands before a line: an icon, the tile of a connector type, or the initials of an organisation or a person. */
export type PalettePicture =
  | { icon: keyof typeof icons }
  | { connectorType: string }
  | { organisation: string }
  | { person: { firstName: string; lastName: string } }

/** The picture of a line, 24 px, without a name: the words beside it say what it is. */
export function Picture({ of }: { of: PalettePicture }) {
  if ('connectorType' in of) return <Monogram type={of.connectorType} size={24} />
  if ('organisation' in of) return <OrganisationAvatar companyName={of.organisation} size={24} />
  if ('person' in of) return <Avatar person={of.person} size={24} />
  const Icon = icons[of.icon]
  return <Icon size={18} aria-hidden />
}
