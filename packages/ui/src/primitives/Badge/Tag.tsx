import { FlaskConical, Ticket } from 'lucide-react'
import * as styles from './Badge.css.ts'
import { badgeText } from './badge.messages.ts'

const tags = {
  insider: { text: 'insider', icon: Ticket, look: styles.insider },
  'early-stage': {
    get text() {
      return badgeText.earlyStage
    },
    icon: FlaskConical,
    look: styles.earlyStage,
  },
} as const

export type TagProps = {
  /** Which tag to show. Each kind has a fixed word and tone. */
  kind: keyof typeof tags
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
