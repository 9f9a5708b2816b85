import { FlaskConical, Ticket } from 'lucide-react'
import type { IconType } from '../icon-type.ts'
import * as styles from './Badge.css.ts'
import { badgeText } from './badge.messages.ts'

type TagKind = 'insider' | 'early-stage'

const tags: Readonly<Record<TagKind, { text: string; icon: IconType; look: string }>> = {
  insider: {
    get text() {
      return badgeText.insider
    },
    icon: Ticket,
    look: styles.insider,
  },
  'early-stage': {
    get text() {
      return badgeText.earlyStage
    },
    icon: FlaskConical,
    look: styles.earlyStage,
  },
}

export type TagProps = {
  /** Which tag to show. Each kind has a fixed word and tone. */
  kind: TagKind
}

/** The stage of a connector type, in lower case as in the product. */
export function Tag({ kind }: TagProps) {
  const { text, icon: Icon, look } = tags[kind]
  return (
    <span className={look}>
      <Icon size={12} aria-hidden />
      {text}
    </span>
  )
}
