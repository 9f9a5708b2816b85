import type { ClientConnector, RefreshRun } from '@tributary/domain'
import {
  cardHints,
  connectorsMessages,
  isOff,
  lastRefresh,
  nextRuns,
  previewDetail,
} from '@tributary/sdk/rules'
import { TimeAgo } from '../patterns/TimeAgo.tsx'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { type CardFace, lookOf } from './card-face.ts'
import * as css from './RunCard.css.ts'
import type { RunCardProps } from './RunCard.tsx'
import { WhyOnCard, whyOnCard } from './runs/WhyOnCard.tsx'

type RunCardDetailProps = Pick<
  RunCardProps,
  'connector' | 'connectorType' | 'viewer' | 'manageHref' | 'onShowDetail' | 'runs'
> & {
  face: CardFace
  now: Date
}

/** Beneath the state: when, what to make of it, and the first words of what the source said. */
export function RunCardDetail({
  connector,
  connectorType,
  viewer,
  face,
  now,
  onShowDetail,
  ...rest
}: RunCardDetailProps) {
  const { hint } = cardHints(connector, connectorType, viewer, now)
  const detail = detailOf(connector)
  const why = whyOnCard({ connector, connectorType, viewer, face, now })
  const box = css.detail[lookOf(face).emphasis]
  return (
    <>
      <LastLoad face={face} runs={rest.runs} />
      {hint && face !== 'disconnected' && (
        <p className={box}>
          <span>{hint}</span>
          {face === 'taking-longer' && <When connector={connector} face={face} />}
        </p>
      )}
      {face !== 'taking-longer' && <When connector={connector} face={face} line />}
      {why && <WhyOnCard {...rest} connector={connector} why={why} box={hint ? null : box} />}
      {detail && (
        <p className={hint || why ? css.detail.quiet : box}>
          <Preview detail={detail} more={() => onShowDetail(connector)} />
        </p>
      )}
      {connector.schedule && !isOff(connector.status) && <NextRun schedule={connector.schedule} now={now} />}
    </>
  )
}

/** How old the data is, where the state itself does not say so. */
function LastLoad({ face, runs }: { face: CardFace; runs: readonly RefreshRun[] | undefined }) {
  const loaded = runs?.find(({ state, completedAt }) => state === 'succeeded' && completedAt)?.completedAt
  if (!loaded || face === 'completed') return null
  return (
    <p className={css.detail.quiet}>
      Last loaded <TimeAgo date={loaded} />
    </p>
  )
}

/** When its schedule comes up next, in the reader's own time. */
function NextRun({ schedule, now }: { schedule: string; now: Date }) {
  const [next] = nextRuns(schedule, now, 1)
  if (!next) return null
  return (
    <p className={css.detail.quiet}>
      Next refresh <time dateTime={next.toISOString()}>{absoluteTime(next)}</time>
    </p>
  )
}

/** What is told of the latest refresh in the source's own words. */
export const detailOf = ({ log }: Pick<ClientConnector, 'log'>) => log?.refreshDetail || log?.error || null

function Preview({ detail, more }: { detail: string; more: () => void }) {
  const { text, cut } = previewDetail(detail)
  return (
    <>
      {text}
      {cut && (
        <>
          {' '}
          <LinkButton onClick={more} aria-haspopup="dialog">
            {connectorsMessages.more}
          </LinkButton>
        </>
      )}
    </>
  )
}

type WhenProps = { connector: ClientConnector; face: CardFace; line?: boolean }

/** "Started 2 min ago", "Completed 1 h 12 min ago"; the other states have nothing to say here. */
function When({ connector, face, line = false }: WhenProps) {
  const { startedAt, completedAt } = lastRefresh(connector.log)
  const running = face === 'refreshing' || face === 'taking-longer'
  const at = running ? startedAt : face === 'completed' ? completedAt : null
  if (!at) return null
  const words = (
    <>
      {running ? 'Started' : 'Completed'} <TimeAgo date={at} />
    </>
  )
  return line ? <p className={css.detail.quiet}>{words}</p> : <span> {words}.</span>
}
