import { can } from '@tributary/domain'
import { manageMessages, scheduleSentence } from '@tributary/sdk/rules'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { CopyKey } from './CopyKey.tsx'
import * as css from './ManageCard.css.ts'
import type { ManageCardProps } from './ManageCard.tsx'

type ManageCardFactsProps = Pick<ManageCardProps, 'connector' | 'viewer' | 'licences'>

const timeOrDash = (time: Date | null | undefined) => (time ? absoluteTime(time) : '—')

/** What is known of a connector; key and times are a superadmin's (CONNMAN-17, CONNMAN-18). */
export function ManageCardFacts({ connector, viewer, licences }: ManageCardFactsProps) {
  const { key, name, schedule, log } = connector
  const sees = can(viewer, 'connectors.see-key-and-times')
  return (
    <dl className={css.facts}>
      {sees && (
        <>
          <dt>Key</dt>
          <dd className={css.key}>
            <CopyKey text={key} name={name} />
          </dd>
        </>
      )}
      <Fact term="Schedule" value={scheduleSentence(schedule) || manageMessages.byHand} />
      {sees && <Fact term="Manual" value={timeOrDash(log?.manuallyTriggeredAt)} />}
      {sees && <Fact term="Automatic" value={timeOrDash(log?.automaticallyTriggeredAt)} />}
      {licences !== undefined && <Fact term="Licences" value={manageMessages.licences(licences)} />}
    </dl>
  )
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <>
    <dt>{term}</dt>
    <dd className={css.value}>{value}</dd>
  </>
)
