import {
  CUSTOM_SOURCE,
  can,
  isCustom,
  isSecretProperty,
  propertiesOf,
  type TypeOrKind,
} from '@tributary/domain'
import { foldCase, nameError } from '@tributary/sdk/common'
import { propertyError, scheduleError } from '@tributary/sdk/connectors'
import { kindFor, typeOf } from './connector-kinds.ts'
import { existing } from './plan-connectors.ts'
import type { Current } from './read-current.ts'
import { stateMessages as messages } from './state.messages.ts'
import type { WantedConnector } from './state-file.ts'

/** A fault at a place of a file. */
export type PlacedFault = {
  path: readonly (string | number)[]
  message: string
  /** Whether the same message is one fault, wherever it occurs: its cause is not in the file. */
  once?: true
}

/** Returns the faults of the connectors of a file. The rules are those of the portal's form. */
export function checkConnectors(current: Current, wanted: readonly WantedConnector[]): PlacedFault[] {
  return wanted.flatMap((connector, at) => {
    const before = wanted.slice(0, at)
    const found = [
      ...twice(before, connector),
      ...checkConnector(current, connector),
      ...checkUsers(current, connector.users ?? []),
    ]
    return found.map((one) => ({ ...one, path: ['connectors', at, ...one.path] }))
  })
}

const twice = (before: readonly WantedConnector[], { name, key }: WantedConnector): PlacedFault[] =>
  before.some((one) => foldCase(one.name) === foldCase(name) || (key !== undefined && one.key === key))
    ? [{ path: ['name'], message: messages.twice('connector', name) }]
    : []

function checkConnector(current: Current, connector: WantedConnector): PlacedFault[] {
  const { name, type, schedule, paused, properties = {} } = connector
  const known = existing(current, connector)
  const isOtherType = known && typeOf(current, known) !== type.toLowerCase()
  const kind = kindFor(current, type, sourceOf(connector))
  return [
    ...fault(['name'], nameError(name)),
    ...fault(
      ['type'],
      current.types.some((one) => one.type === type.toLowerCase()) ? null : messages.unknownType(type),
    ),
    ...fault(['type'], isOtherType ? messages.otherType(name, typeOf(current, known)) : null),
    ...fault(['schedule'], scheduleError(schedule ?? '', type)),
    ...fault(['schedule'], reschedules(current, connector) ? messages.scheduleBySuperadmin : null),
    ...fault(['paused'], paused && !schedule ? messages.pausedWithoutSchedule : null),
    ...checkSource(current, connector),
    ...(connector.properties || !known
      ? checkProperties(kind, properties, new Set(known?.properties.map((one) => one.name)))
      : []),
  ]
}

const fault = (path: PlacedFault['path'], message: string | null | undefined): PlacedFault[] =>
  message ? [{ path, message }] : []

const sourceOf = ({ properties }: WantedConnector): string | undefined => {
  const source = properties?.[CUSTOM_SOURCE]
  return typeof source === 'string' ? source : undefined
}

function checkSource({ sources }: Current, connector: WantedConnector): PlacedFault[] {
  const source = sourceOf(connector)
  const isUnknown =
    isCustom(connector.type) &&
    source !== undefined &&
    !sources.some(({ id, name }) => [id, name].includes(source))
  return isUnknown ? [{ path: ['properties', CUSTOM_SOURCE], message: messages.unknownSource(source) }] : []
}

/** Whether the file sets a schedule that is not stored, and the user may not. */
const reschedules = (current: Current, wanted: WantedConnector): boolean =>
  (wanted.schedule ?? '') !== (existing(current, wanted)?.schedule ?? '') &&
  !can(current.viewer, 'connectors.edit-schedule')

function checkProperties(
  kind: TypeOrKind,
  properties: NonNullable<WantedConnector['properties']>,
  stored: ReadonlySet<string>,
): PlacedFault[] {
  const given = Object.entries(properties).flatMap(([name, value]) => {
    const path = ['properties', name]
    const isSecret = isSecretProperty(kind, name)
    if (typeof value !== 'string') return fault(path, isSecret ? null : messages.notSecret(name))
    const isKnown = propertiesOf(kind, [name]).some((spec) => spec.name === name)
    return fault(
      path,
      isSecret && isKnown ? messages.secretInFile(name) : propertyError(kind, name, value, false),
    )
  })
  const missing = propertiesOf(kind).filter(
    ({ name, required, managed, fixed }) =>
      required && !managed && fixed === undefined && !(name in properties) && !stored.has(name),
  )
  return [
    ...given,
    ...missing.map(({ name }) => ({ path: ['properties'], message: messages.missingProperty(name) })),
  ]
}

/** Returns the faults of a list of addresses. */
export const checkUsers = ({ users }: Current, emails: readonly string[], field = 'users'): PlacedFault[] =>
  emails.flatMap((email, at) =>
    users.some(({ emailAddress }) => foldCase(emailAddress) === foldCase(email))
      ? []
      : [{ path: [field, at], message: messages.unknownUser(email), once: true }],
  )
