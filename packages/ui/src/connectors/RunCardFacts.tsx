import type { ClientConnector } from '@tributary/domain'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { classNames } from '../theme/class-names.ts'
import { mono } from '../theme/text.css.ts'
import { connectorsText } from './connectors.messages.ts'
import * as css from './RunCard.css.ts'

type RunCardFactsProps = { connector: ClientConnector }

const timeOrDash = (time: Date | null | undefined) => (time ? absoluteTime(time) : '—')

/** Facts for super administrators: the key and the latest two triggers. */
export function RunCardFacts({ connector: { key, log } }: RunCardFactsProps) {
  return (
    <dl className={css.facts}>
      <dt>{connectorsText.key}</dt>
      <dd className={classNames(css.fact, mono)}>
        <bdi>{key}</bdi>
      </dd>
      <dt>{connectorsText.manual}</dt>
      <dd className={css.fact}>{timeOrDash(log?.manuallyTriggeredAt)}</dd>
      <dt>{connectorsText.automatic}</dt>
      <dd className={css.fact}>{timeOrDash(log?.automaticallyTriggeredAt)}</dd>
    </dl>
  )
}
