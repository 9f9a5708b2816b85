import type { PastMember } from '@tributary/domain'
import { Breakable } from '../primitives/Breakable.tsx'
import type { pastFacts } from './past-facts.ts'

export type PastFactProps = { fact: (typeof pastFacts)[number]; member: PastMember }

/** A fact as text that wraps between words. */
export const PastFact = ({ fact: { id, text }, member }: PastFactProps) =>
  id === 'emailAddress' ? (
    <bdi dir="ltr">
      <Breakable>{text(member)}</Breakable>
    </bdi>
  ) : (
    text(member)
  )
