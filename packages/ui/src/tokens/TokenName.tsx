import type { ApiToken } from '@tributary/domain'
import { tokensMessages } from '@tributary/sdk/tokens'
import { MiddleEllipsis } from '../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import { ExpiryBadge } from './ExpiryBadge.tsx'
import * as css from './Tokens.css.ts'

/** The name of a token in a table, its last characters, and a warning about its end. */
export const TokenName = ({ token }: { token: ApiToken }) => (
  <span className={css.nameCell}>
    <MiddleEllipsis>{token.name}</MiddleEllipsis>
    <span className={css.hint}>{tokensMessages.endsIn(token.hint)}</span>
    <ExpiryBadge token={token} />
  </span>
)
