import type { ApiToken } from '@tributary/domain'
import { useRef, useState } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { RevokeTokenDialog } from '../tokens/RevokeTokenDialog.tsx'
import { TokenRow } from '../tokens/TokenRow.tsx'
import * as css from './Scim.css.ts'
import { scimText as text } from './scim.messages.ts'

type ScimTokensProps = {
  tokens: readonly ApiToken[]
  onCreateToken: (replaces: ApiToken | null) => void
  onRevoke: (token: ApiToken) => void
}

/** The tokens with which a directory sends requests. */
export function ScimTokens({ tokens, onCreateToken, onRevoke }: ScimTokensProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<ApiToken | null>(null)
  return (
    <div className={css.section}>
      <Inline gap={3} wrap justifyContent="space-between" className={css.sectionHead}>
        <Text as="h3" size="sm" fontWeight="medium" ref={heading} tabIndex={-1}>
          {text.tokens}
        </Text>
        <Button size="sm" onClick={() => onCreateToken(null)}>
          {text.create}
        </Button>
      </Inline>
      {tokens.length === 0 && (
        <Text as="p" paddingX={5} paddingY={4} color="secondary">
          {text.noTokens}
        </Text>
      )}
      <ul>
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            extra={
              <Button
                size="sm"
                aria-label={text.replaceNamed(token.name, token.hint)}
                onClick={() => onCreateToken(token)}
              >
                {text.replace}
              </Button>
            }
            revokeName={text.revokeNamed(token.name, token.hint)}
            onRevoke={() => setAsked(token)}
            heir={() => heading.current?.focus()}
          />
        ))}
      </ul>
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
    </div>
  )
}
