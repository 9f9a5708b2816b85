import { FlaskConical, Ticket } from 'lucide-react'
import * as styles from './Badge.css.ts'

const tags = {
  insider: { text: 'insider', icon: Ticket, look: styles.insider },
  'early-stage': { text: 'early stage', icon: FlaskConical, look: styles.earlyStage },
} as const

export type TagProps = { kind: keyof typeof tags }

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
