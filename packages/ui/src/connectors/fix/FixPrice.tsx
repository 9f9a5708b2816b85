import { typeNameOf } from '@tributary/domain'
import { connectorsMessages, fullRefreshPrice, isFirstRefresh, typeTitle } from '@tributary/sdk/connectors'
import { Text } from '../../layout/Text.tsx'
import type { FixSubject } from './fix-sheet-props.ts'

/** What the next refresh costs, if the source charges for requests and no refresh has succeeded yet. */
export function FixPrice({ subject, now }: { subject: FixSubject; now: Date }) {
  const { connector, runs } = subject
  const type = typeNameOf(subject.type)
  const price = isFirstRefresh(connector.log, runs) ? fullRefreshPrice(type, connector.properties, now) : null
  return (
    price && (
      <Text as="p" color="secondary">
        {connectorsMessages.firstRefresh.price(typeTitle(type), price)}
      </Text>
    )
  )
}
