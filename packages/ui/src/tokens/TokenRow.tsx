import type { ApiToken } from '@tributary/domain'
import { comma } from '@tributary/sdk/common'
import { tokensMessages } from '@tributary/sdk/tokens'
import { KeyRound } from 'lucide-react'
import { Fragment, type ReactNode, useId } from 'react'
import { DeviceRow } from '../account/profile/DeviceRow.tsx'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { absoluteDate } from './absolute-date.ts'
import { ExpiryBadge } from './ExpiryBadge.tsx'
import { buttons, fact } from './Tokens.css.ts'
import { placesOf } from './token-words.tsx'

type TokenRowProps = {
  token: ApiToken
  onRevoke: () => void
  /** The accessible name of "Revoke", if the names of tokens do not tell them apart. */
  revokeName?: string
  /** A button before "Revoke". */
  extra?: ReactNode
  /** Moves the focus when the row is removed while it has the focus. */
  heir: () => void
}

const words = tokensMessages

/** A token of the user: what it may do and where, when it expires and was last used, and "Revoke". */
export function TokenRow({ token, onRevoke, revokeName, extra, heir }: TokenRowProps) {
  const detail = useId()
  return (
    <DeviceRow
      icon={KeyRound}
      description={token.name}
      detail={
        <span id={detail}>
          <Facts token={token} />
        </span>
      }
      badge={<ExpiryBadge token={token} />}
      action={
        <span className={buttons}>
          {extra}
          {/* Two tokens may have the same name. */}
          <Button
            size="sm"
            aria-label={revokeName ?? words.revokeNamed(token.name)}
            aria-describedby={detail}
            onClick={onRevoke}
          >
            {words.revoke}
          </Button>
        </span>
      }
      heir={heir}
    />
  )
}

function Facts({ token }: { token: ApiToken }) {
  const { scope, hint, createdAt, expiresAt, lastUsedAt } = token
  const facts = [
    words.scopes[scope],
    placesOf(token, words.everywhereWithin),
    words.endsIn(hint),
    words.created(absoluteDate(createdAt)),
    expiresAt ? words.expires(absoluteDate(expiresAt)) : words.neverExpires,
  ]
  return (
    <>
      {facts.map((text) => (
        <Fragment key={text}>
          <span className={fact}>
            {text}
            {comma()}
          </span>{' '}
        </Fragment>
      ))}
      <span className={fact}>
        {lastUsedAt ? (
          <>
            {words.lastUsedWithin} <TimeAgo date={lastUsedAt} />
          </>
        ) : (
          words.neverUsedWithin
        )}
      </span>
    </>
  )
}
