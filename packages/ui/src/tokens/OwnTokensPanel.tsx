import type { ApiToken } from '@tributary/domain'
import { tokensMessages } from '@tributary/sdk/tokens'
import { useRef, useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import * as css from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CsvButton } from '../primitives/CsvButton/CsvButton.tsx'
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx'
import { TokenRow } from './TokenRow.tsx'
import { ownTokenCsv } from './token-csv.ts'
import { tokensText } from './tokens.messages.ts'

export type OwnTokensPanelProps = {
  /** The tokens of the user, the newest first. */
  tokens: readonly ApiToken[]
  /** Called when the user presses "Create token". */
  onCreate: () => void
  /** Called to revoke a token, after a confirmation. */
  onRevoke: (token: ApiToken) => void
}

/** The API tokens of the user, with buttons to create and revoke them. */
export function OwnTokensPanel({ tokens, onCreate, onRevoke }: OwnTokensPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<ApiToken | null>(null)
  return (
    <Panel
      heading={tokensMessages.heading}
      count={tokens.length}
      headingRef={heading}
      aside={
        tokens.length > 0 && (
          <CsvButton
            size="sm"
            variant="ghost"
            columns={ownTokenCsv()}
            rows={tokens}
            subject={tokensText.tokens}
            organisation={null}
          />
        )
      }
    >
      {tokens.length === 0 && (
        <Text as="p" padding={5} color="secondary">
          {tokensMessages.none}
        </Text>
      )}
      <ul>
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            onRevoke={() => setAsked(token)}
            heir={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <div className={css.footer}>
        <Stack gap={2} className={css.support}>
          <p>{tokensMessages.about}</p>
          <p>{tokensMessages.shared}</p>
        </Stack>
        <Button onClick={onCreate}>{tokensMessages.create}</Button>
      </div>
      {asked && (
        <RevokeTokenDialog
          token={asked}
          onConfirm={() => {
            setAsked(null)
            onRevoke(asked)
          }}
          onClose={() => setAsked(null)}
          returnFocus={() => heading.current}
        />
      )}
    </Panel>
  )
}
