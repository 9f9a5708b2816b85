import { type Actor, type ClientConnector, can } from '@tributary/domain'
import {
  connectorsMessages,
  isSwitchedOff,
  manageMessages,
  scheduleSentence,
} from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { Columns } from '../../layout/Columns.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { NextRefresh } from '../NextRefresh.tsx'
import { CopyKey } from './CopyKey.tsx'
import * as css from './ManageCard.css.ts'
import { manageText } from './manage.messages.ts'

export type ManageCardFactsProps = {
  connector: ClientConnector
  /** The user, whose role decides which facts are shown. */
  viewer: Actor
  /** The number of its licences, if known. */
  licences?: number | undefined
  /** The name of its custom source. */
  source?: string | undefined
}

const timeOrDash = (time: Date | null | undefined) => (time ? absoluteTime(time) : '—')

/** The facts of a connector. Key and latest times are for super administrators. */
export function ManageCardFacts({ connector, viewer, licences, source }: ManageCardFactsProps) {
  const { key, name, schedule, log, status } = connector
  const sentence = scheduleSentence(schedule)
  const sees = can(viewer, 'connectors.see-key-and-times')
  return (
    <Columns
      as="dl"
      template="max-content fill"
      alignItems="baseline"
      rowGap={1}
      columnGap={4}
      color="secondary"
    >
      {source !== undefined && <Fact term={manageText.source} value={source} />}
      {sees && (
        <>
          <dt>{manageText.key}</dt>
          <dd className={css.key}>
            <CopyKey text={key} name={name} />
          </dd>
        </>
      )}
      <Fact term={manageText.schedule} value={sentence || manageMessages.notScheduled} />
      {sentence && (
        <Fact
          term={connectorsMessages.schedule.next}
          value={isSwitchedOff(status) ? manageMessages.noneWhileOff : <NextRefresh connector={connector} />}
        />
      )}
      {sees && <Fact term={manageText.manual} value={timeOrDash(log?.manuallyTriggeredAt)} />}
      {sees && <Fact term={manageText.automatic} value={timeOrDash(log?.automaticallyTriggeredAt)} />}
      {licences !== undefined && (
        <Fact term={manageText.licences} value={manageMessages.licences(licences)} />
      )}
    </Columns>
  )
}

const Fact = ({ term, value }: { term: string; value: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd className={css.value}>{value}</dd>
  </>
)
