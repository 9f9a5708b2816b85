import type { ConnectorAuthorisation } from '@tributary/domain'
import { authoriseMessages } from '@tributary/sdk/connectors'
import { KeyRound, TriangleAlert } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { TimeAgo } from '../../patterns/clock/TimeAgo.tsx'
import { classNames } from '../../theme/class-names.ts'
import * as css from './AuthorisationLine.css.ts'

export type AuthorisationLineProps = {
  /** The state of the connector's access at its provider. */
  authorisation: ConnectorAuthorisation
}

/** Shows who authorised a connector and when, or since when the provider refuses it. */
export function AuthorisationLine({ authorisation }: AuthorisationLineProps) {
  const { by, at, refusedAt } = authorisation
  const Icon = refusedAt ? TriangleAlert : KeyRound
  return (
    <Inline
      as="p"
      alignItems="start"
      gap={2}
      minWidth={0}
      fontSize="xs"
      className={classNames(css.line, refusedAt !== null && css.refused)}
    >
      <Icon size={14} className={css.icon} aria-hidden />
      <Text minWidth={0} overflowWrap="anywhere">
        {refusedAt ? (
          <>
            {authoriseMessages.refused} <TimeAgo date={refusedAt} />. {authoriseMessages.again}
          </>
        ) : (
          <>
            {by === null ? authoriseMessages.bySomebody : authoriseMessages.by}{' '}
            {by !== null && <bdi>{by}</bdi>} <TimeAgo date={at} />
          </>
        )}
      </Text>
    </Inline>
  )
}
