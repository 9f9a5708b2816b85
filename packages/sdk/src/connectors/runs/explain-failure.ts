import { type Actor, type ClientConnector, can, isExcel, kindOf, type RefreshRun } from '@tributary/domain'
import { typeTitle, withoutManifestOf } from '../kinds/kind-text.ts'
import { clockTime } from './clock-time.ts'
import { currentFailure, failureOfRun } from './failure-of-run.ts'
import { type FailureCause, runsMessages } from './runs.messages.ts'

/** Who can fix a failed refresh. */
export type WhoCanFix = 'you' | 'administrator' | 'provider' | 'no-one'

/** What the viewer can do here. `at` is the earliest time at which it makes sense. */
export type RefreshAction = {
  /** The action. */
  kind: 'reconnect' | 'edit' | 'credentials' | 'retry' | 'retry-later' | 'wait'
  /** The text of the button or link. */
  label: string
  /** The earliest time at which it makes sense; null for now. */
  at: Date | null
}

/** An action that is a link to another page. The others are buttons. */
type LinkedAction = RefreshAction & {
  /** The action, which leads to another page. */
  kind: 'edit' | 'reconnect' | 'credentials'
}

export const isOnAnotherPage = (action: RefreshAction | null | undefined): action is LinkedAction =>
  action?.kind === 'edit' || action?.kind === 'reconnect' || action?.kind === 'credentials'

/** The explanation of a failure: what happened, who can fix it, and what the viewer can do now. */
export type FailureExplanation = {
  /** The machine-readable cause. */
  code: FailureCause
  /** What happened. */
  cause: string
  /** Who can solve the problem. */
  whoCanFix: WhoCanFix
  /** Who can fix it and how. */
  advice: string
  /** Null when the viewer can do nothing here. */
  action: RefreshAction | null
}

/** The remedy, regardless of who may apply it. */
export type Remedy =
  | 'edit'
  | 'credentials'
  | 'reconnect'
  | 'retry'
  | 'provider'
  | 'database'
  | 'later'
  | 'wait'

const remedies = {
  'host-unknown': 'edit',
  unreachable: 'provider',
  'private-address': 'edit',
  'timed-out': 'provider',
  'connection-lost': 'retry',
  certificate: 'provider',
  'sign-in-refused': 'edit',
  'not-authorised': 'reconnect',
  'not-in-plan': 'provider',
  'source-path-missing': 'edit',
  'source-busy': 'later',
  'source-data': 'provider',
  settings: 'edit',
  'target-unreachable': 'database',
  'target-private-address': 'edit',
  'target-sign-in-refused': 'edit',
  'target-missing': 'edit',
  'target-not-writable': 'database',
  'target-data': 'database',
  disconnected: 'reconnect',
  unsupported: 'wait',
  cancelled: 'retry',
  interrupted: 'retry',
  superseded: 'wait',
  unexpected: 'retry',
  stuck: 'retry',
} as const satisfies Record<FailureCause, Remedy>

type Asked = {
  /** The connector that failed. */
  connector: Pick<ClientConnector, 'status' | 'log' | 'authorisation'>
  /** The connector's type. */
  type: string
  /** The signed-in user; null before the sign-in. */
  viewer: Actor | null
  /** The time on the server's clock. */
  now: Date
  /** A run of the history; by default the latest one, from the log. */
  run?: RefreshRun | undefined
}

/** Explains why a refresh failed and what the viewer can do; null when it did not fail. */
export function explainFailure(asked: Asked): FailureExplanation | null {
  const { connector, run, now } = asked
  const found = run ? failureOfRun(run) : currentFailure(connector, now)
  return found && explainCause(asked, found.code, found.facts?.retryAt ?? null)
}

/** Explains that the source no longer accepts the authorisation, whether or not the latest refresh failed. */
export const explainRefusal = (asked: Omit<Asked, 'run'>): FailureExplanation =>
  explainCause(asked, 'not-authorised', null)

function explainCause({ connector, type, viewer, now }: Asked, code: FailureCause, retryAt: Date | null) {
  const remedy = remedyOfCause(code, type, connector)
  const system = typeTitle(type)
  const wait = (code === 'unsupported' && withoutManifestOf(type)) || sentences.wait
  const help = helpWith(remedy, { system, wait, viewer, now, retryAt })
  return { code, cause: causeOf(code, type), ...help, ...(isPrivate(code) && adviceToOperator(viewer)) }
}

const isPrivate = (code: FailureCause): boolean =>
  code === 'private-address' || code === 'target-private-address'

/** Names the setting to those who operate the installation. */
const adviceToOperator = (viewer: Actor | null): Partial<Help> =>
  can(viewer, 'operations.open') ? { advice: sentences.allowPrivate } : {}

function causeOf(code: FailureCause, type: string): string {
  const { causes, excelCauses } = runsMessages
  const ofExcel: Partial<Record<FailureCause, string>> = isExcel(type) ? excelCauses : {}
  return ofExcel[code] ?? causes[code](typeTitle(type))
}

/**
 * A type with a secret among its settings is connected in the editor. It has no provider. Excel has neither, and writes
 * with the database credentials of its organisation.
 */
function remedyFor(code: FailureCause, type: string): Remedy {
  const hasSecret = kindOf(type)?.properties.some(({ secret }) => secret) ?? false
  const remedy = remedies[code]
  if (remedy === 'reconnect') return hasSecret || isExcel(type) ? 'edit' : remedy
  return remedy === 'edit' && isExcel(type) ? 'credentials' : remedy
}

/** Returns the remedy for a cause, which depends on how the connector was connected. */
export const remedyOfCause = (
  code: FailureCause,
  type: string,
  connector: Pick<ClientConnector, 'authorisation'>,
): Remedy => (code === 'not-authorised' ? authorisationRemedy(connector, type) : remedyFor(code, type))

/** A kind that accepts a key as well may still have been authorised at its provider. */
export const authorisationRemedy = (
  { authorisation }: Pick<ClientConnector, 'authorisation'>,
  type: string,
): 'edit' | 'reconnect' =>
  !authorisation && remedyFor('not-authorised', type) === 'edit' ? 'edit' : 'reconnect'

type Circumstances = { system: string; wait: string; viewer: Actor | null; now: Date; retryAt: Date | null }
type Help = Pick<FailureExplanation, 'whoCanFix' | 'advice' | 'action'>

const sentences = runsMessages.remedies
const action = (kind: Exclude<RefreshAction['kind'], 'retry-later'>): RefreshAction => ({
  kind,
  label: runsMessages.actions[kind],
  at: null,
})

function helpWith(remedy: Remedy, circumstances: Circumstances): Help {
  const { system, wait, viewer } = circumstances
  switch (remedy) {
    case 'edit':
    case 'reconnect':
      return inSettings(remedy, viewer)
    case 'credentials':
      return inCredentials(viewer)
    case 'provider':
      return { whoCanFix: 'provider', advice: sentences.provider(system), action: action('retry') }
    case 'database':
      return { whoCanFix: 'provider', advice: sentences.database, action: action('retry') }
    case 'later':
      return later(circumstances)
    case 'wait':
      return { whoCanFix: 'no-one', advice: wait, action: action('wait') }
    case 'retry':
      return { whoCanFix: 'you', advice: sentences.retry, action: action('retry') }
  }
}

/** Returns who can apply a remedy that is on the management page, and how. */
export function inSettings(remedy: 'edit' | 'reconnect', viewer: Actor | null): Help {
  const right = remedy === 'edit' ? 'connectors.edit' : 'connectors.authorise'
  if (can(viewer, right) && can(viewer, 'connectors.open-manage'))
    return { whoCanFix: 'you', advice: sentences[remedy], action: action(remedy) }
  const advice = remedy === 'edit' ? sentences.askToEdit : sentences.askToReconnect
  return { whoCanFix: 'administrator', advice, action: null }
}

const inCredentials = (viewer: Actor | null): Help =>
  can(viewer, 'database.configure')
    ? { whoCanFix: 'you', advice: sentences.credentials, action: action('credentials') }
    : { whoCanFix: 'administrator', advice: sentences.askForCredentials, action: null }

function later({ now, retryAt }: Circumstances): Help {
  if (!retryAt || retryAt <= now)
    return { whoCanFix: 'you', advice: sentences.retry, action: action('retry') }
  const time = clockTime(retryAt, now)
  const label = runsMessages.actions['retry-later'](time)
  return {
    whoCanFix: 'no-one',
    advice: sentences.later(time),
    action: { kind: 'retry-later', label, at: retryAt },
  }
}
