import type { ScimProvisioning } from '@tributary/domain'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Inline } from '../layout/Inline.tsx'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import * as css from './Scim.css.ts'
import { scimText as text } from './scim.messages.ts'
import { actionText, outcomeOf } from './scim-words.ts'

type ScimStatusProps = { provisioning: Pick<ScimProvisioning, 'lastRequest' | 'users' | 'groups'> }

/** The last request of the directory, and how much it manages. */
export const ScimStatus = ({ provisioning: { lastRequest, users, groups } }: ScimStatusProps) => (
  <dl className={css.facts}>
    <div className={css.fact}>
      <dt>{text.lastRequest}</dt>
      <dd>{lastRequest ? <LastRequest request={lastRequest} /> : text.never}</dd>
    </div>
    <div className={css.fact}>
      <dt>{text.managed}</dt>
      <dd>
        {text.users(users)}, {text.groups(groups)}
      </dd>
    </div>
  </dl>
)

function LastRequest({ request }: { request: NonNullable<ScimProvisioning['lastRequest']> }) {
  const outcome = outcomeOf(request)
  const isGood = outcome === 'accepted'
  return (
    <Inline gap={2} wrap>
      <span>{actionText(request)}</span>
      <StatusPill
        form="plain"
        tone={isGood ? 'success' : 'warning'}
        icon={isGood ? CircleCheck : CircleAlert}
      >
        {text.outcomes[outcome]}
      </StatusPill>
      <TimeAgo date={request.at} />
    </Inline>
  )
}
