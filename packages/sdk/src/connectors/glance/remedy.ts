import {
  type ClientConnector,
  type PropertySpec,
  propertiesOf,
  type TypeOrKind,
  typeNameOf,
} from '@tributary/domain'
import { englishPropertyLabel } from '../editor/property-label.ts'
import { nextRefresh } from '../next-refresh.ts'
import { type FailureExplanation, type Remedy, remedyOfCause } from '../runs/explain-failure.ts'
import type { FailureCause } from '../runs/runs.messages.ts'
import type { FreshnessFields } from './glance-connector.ts'

/** What corrects a failed refresh, as data. */
export type FailureRemedy =
  | {
      /** Correct these properties of the connector, and refresh it again. */
      kind: 'fields'
      /** The names of the properties, in the order of the form. */
      properties: readonly string[]
    }
  | {
      /** Connect it again at its provider. */
      kind: 'reconnect'
    }
  | {
      /** Correct the credentials of the organisation's database. */
      kind: 'credentials'
    }
  | {
      /** Nothing can be done at present. */
      kind: 'wait'
      /** When it can be refreshed again; null if it is not known. */
      until: Date | null
      /** Whether the schedule refreshes it then. */
      automatic: boolean
    }
  | {
      /** Refresh it again. */
      kind: 'retry'
    }
  | {
      /** Others have to do something first. */
      kind: 'elsewhere'
      /** The people who run the source or the target database, or an administrator of the organisation. */
      who: 'provider' | 'database' | 'administrator'
    }

type Asked = {
  /** The explanation of the failure for the viewer. */
  why: FailureExplanation
  /** The connector that failed. */
  connector: Pick<ClientConnector, 'status' | 'authorisation' | 'properties' | 'log'> &
    Pick<FreshnessFields, 'schedule' | 'pausedAt'>
  /** The connector's type; the kind of a custom source for its settings. */
  type: TypeOrKind
  /** The time on the server's clock. */
  now: Date
}

/** Returns what corrects a failure: the fields to change, or the next step. Without the right to do it, an administrator. */
export function remedyOf(asked: Asked): FailureRemedy {
  const { why, connector, type } = asked
  if (why.whoCanFix === 'administrator') return { kind: 'elsewhere', who: 'administrator' }
  return remedies[remedyOfCause(why.code, typeNameOf(type), connector)](asked)
}

const remedies: Record<Remedy, (asked: Asked) => FailureRemedy> = {
  edit: fieldsToCorrect,
  reconnect: () => ({ kind: 'reconnect' }),
  credentials: () => ({ kind: 'credentials' }),
  retry: () => ({ kind: 'retry' }),
  provider: () => ({ kind: 'elsewhere', who: 'provider' }),
  database: () => ({ kind: 'elsewhere', who: 'database' }),
  later: untilAllowed,
  wait: () => ({ kind: 'wait', until: null, automatic: false }),
}

/** The source allows a refresh from a time on. A scheduled refresh after that starts by itself. */
function untilAllowed({ why, connector, now }: Asked): FailureRemedy {
  const until = why.action?.kind === 'retry-later' ? why.action.at : null
  if (!until) return { kind: 'retry' }
  const latest = new Date(Math.max(now.getTime(), until.getTime() - 1))
  const scheduled = connector.pausedAt ? null : nextRefresh(connector, latest)
  return { kind: 'wait', until: scheduled ?? until, automatic: scheduled !== null }
}

const about: { [Cause in FailureCause]?: PropertySpec['about'] } = {
  'host-unknown': 'address',
  'private-address': 'address',
  'sign-in-refused': 'sign-in',
  'not-authorised': 'sign-in',
  'source-path-missing': 'data',
  disconnected: 'sign-in',
}

const ofTarget: { [Cause in FailureCause]?: readonly string[] } = {
  'target-private-address': ['target.connectionString'],
  'target-sign-in-refused': ['target.connectionString'],
  'target-missing': ['target.schema', 'target.connectionString'],
}

/** A type without such properties is connected at its provider. */
function fieldsToCorrect({ why, connector, type }: Asked): FailureRemedy {
  const names = connector.properties.map(({ name }) => name)
  const visible = propertiesOf(type, names).filter(
    (spec) => !spec.managed && !spec.superadminOnly && !spec.fixed,
  )
  const properties = concerned(why.code, visible, textOf(connector)).map(({ name }) => name)
  return properties.length > 0 ? { kind: 'fields', properties } : { kind: 'reconnect' }
}

function concerned(
  code: FailureCause,
  fields: readonly PropertySpec[],
  text: string,
): readonly PropertySpec[] {
  const topic = about[code]
  if (topic) return fields.filter((spec) => !isOfTarget(spec) && (spec.about ?? topic) === topic)
  const target = ofTarget[code]
  if (target) return fields.filter(({ name }) => target.includes(name))
  // The failure usually names the wrong setting. If it does not, it may be any.
  const named = namedIn(text, fields)
  return named.length > 0 ? named : fields
}

/** Returns the fields that a text contains by name or label. "Processed Path" does not name the field "Path". */
function namedIn(text: string, fields: readonly PropertySpec[]): readonly PropertySpec[] {
  const byLabel = fields.map(({ name }) => englishPropertyLabel(name)).filter((label) => text.includes(label))
  const isPart = (label: string) => byLabel.some((other) => other !== label && other.includes(label))
  return fields.filter(({ name }) => {
    const label = englishPropertyLabel(name)
    return text.includes(name) || (byLabel.includes(label) && !isPart(label))
  })
}

const isOfTarget = ({ name }: PropertySpec): boolean => name.startsWith('target.')

const textOf = ({ log }: Asked['connector']): string => `${log?.error ?? ''} ${log?.refreshDetail ?? ''}`
