import type { FullGuide } from '../../.storybook/guide.ts'

/** API tokens on the profile, and the page of programs of an organisation. */
export const guides = [
  {
    title: 'Tokens',
    status: 'experimental',
    overlay: true,
    components: [
      'CreateTokenDialog',
      'DeleteServiceAccountDialog',
      'NewTokenDialog',
      'NoServiceAccounts',
      'OwnTokensFailure',
      'OwnTokensPanel',
      'OwnTokensSkeleton',
      'ProgramsHeader',
      'ProgramsSections',
      'ProgramsSkeleton',
      'RevokeTokenDialog',
      'ServiceAccountDialog',
      'ServiceAccountTable',
      'UserTokenTable',
    ],
    when: [
      '`OwnTokensPanel` on the profile, in a `ProfileColumn`.',
      '`ServiceAccountTable` and `UserTokenTable` in `ProgramsSections`, for administrators.',
      '`NewTokenDialog` directly after a token was created.',
    ],
    whenNot: [
      'For the tokens of Xero companies, use `TokenList`.',
      'For browsers in which a user is signed in, use `OpenSessionsPanel`.',
    ],
    anatomy: [
      ['Token', 'Name, scope, organisations, last characters, created, expires, last used, and Revoke.'],
      ['Warning', 'A badge from 14 days before the end, and after it.'],
      ['Service account', 'A row with its role and connectors. It opens to its tokens.'],
      ['Secret', 'The token and two commands, each with a button that copies it.'],
    ],
    keyboard: [
      ['Tab', 'Moves through fields and buttons.'],
      ['Arrow keys', 'Choose the scope, the role and the organisations.'],
      ['Escape', 'Closes the forms. It does not close the secret, which is shown only once.'],
    ],
    accessibility: [
      'A button that revokes is named by its token. On the profile its description is the details of the token.',
      'The sentence about a scope or a role describes its radio button.',
      'The tables and the panel pass the focus on when the last row with it is removed.',
    ],
    do: [
      'Show the secret from the response of the call, and drop it when the dialog closes.',
      'Pass every token of an account to `DeleteServiceAccountDialog`. It names what stops working.',
      'Confirm with `RevokeTokenDialog` before a token of the tables is revoked. The panel asks itself.',
    ],
    dont: [
      'Do not store the secret, and do not put it into an address or a message.',
      'Do not draw the lists outside a `ClockProvider`. They show times and throw without one.',
    ],
    code: `
import type { ApiToken, Named } from '@tributary/domain'
import { type Client, createOwnToken, failureMessage } from '@tributary/sdk'
import type { TokenForm } from '@tributary/sdk/tokens'
import { CreateTokenDialog, NewTokenDialog, OwnTokensPanel } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  client: Client
  tokens: readonly ApiToken[]
  organisations: readonly Named[]
  onRevoke: (token: ApiToken) => void
}

export function Tokens({ client, tokens, organisations, onRevoke }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const [error, setError] = useState<string | null>(null)
  const [created, setCreated] = useState<{ name: string; secret: string } | null>(null)
  const create = async ({ days, organisationIds, ...form }: TokenForm) => {
    setState('busy')
    const ids = organisationIds && [...organisationIds]
    try {
      setCreated((await createOwnToken(client, { body: { ...form, days: days ?? 90, organisationIds: ids } })).data)
      setState('idle')
    } catch (failure) {
      setError(failureMessage(failure))
      setState('asking')
    }
  }
  return (
    <>
      <OwnTokensPanel tokens={tokens} onCreate={() => setState('asking')} onRevoke={onRevoke} />
      {state !== 'idle' && (
        <CreateTokenDialog
          account={null}
          organisations={organisations}
          busy={state === 'busy'}
          error={error}
          onSubmit={create}
          onClose={() => setState('idle')}
        />
      )}
      {created && (
        <NewTokenDialog {...created} portal={location.origin} onClose={() => setCreated(null)} />
      )}
    </>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
