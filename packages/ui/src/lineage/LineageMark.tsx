import type { LineageItem, LineageKind } from '@tributary/domain'
import {
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleDashed,
  Database,
  Layers,
  TextCursorInput,
} from 'lucide-react'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import type { IconType } from '../primitives/icon-type.ts'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import * as css from './Lineage.css.ts'

/** Names need the room, so only what is not the usual kind of its column has an icon. */
const icons: Partial<Record<LineageKind, IconType>> = {
  database: Database,
  version: Layers,
  'helper-table': TextCursorInput,
}

/** The picture before a name: the tile of a system, the initials of a person, or the icon of the kind. */
export function LineageMark({ item: { kind, nodes, expanded, lit } }: { item: LineageItem }) {
  const [node] = nodes
  if (expanded !== null) return <Icon icon={expanded ? ChevronDown : ChevronRight} />
  if (node?.kind === 'system')
    return <Monogram type={node.type} size={24} off={!lit || node.state === 'off'} />
  if (node?.kind === 'person') return <Avatar person={node.person} size={24} quiet={!lit} />
  const icon = icons[kind]
  return icon ? <Icon icon={icon} /> : null
}

const Icon = ({ icon: Shown }: { icon: IconType }) => <Shown size={16} className={css.icon} aria-hidden />

/** The sign of a state that is not the usual one. Its word is in the name of the item. */
export function LineageState({ state }: Pick<LineageItem, 'state'>) {
  if (state === 'broken') return <CircleAlert size={14} className={css.brokenSign} aria-hidden />
  return state === 'off' ? <CircleDashed size={14} className={css.offSign} aria-hidden /> : null
}
