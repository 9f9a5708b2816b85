import type { PastMember } from '@tributary/domain'
import type { pastFacts } from './past-facts.ts'

export type PastFactProps = { fact: (typeof pastFacts)[number]; member: PastMember }

/** A fact as text that wraps between words. An address wraps after its "@". */
export function PastFact({ fact: { id, text }, member }: PastFactProps) {
  if (id !== 'emailAddress') return text(member)
  const [name = '', ...domain] = text(member).split('@')
  return (
    <bdi dir="ltr">
      {name}
      {domain.map((part) => (
        <span key={part}>
          @<wbr />
          {part}
        </span>
      ))}
    </bdi>
  )
}
