import { isSecretProperty, type PropertySpec, propertyOf, type TypeOrKind } from '@tributary/domain'
import { isBlank, REQUIRED } from '../../common/validation/required.ts'
import { databaseMessages } from '../../database/database.messages.ts'
import { readTargetHost } from '../../database/target-host.ts'
import { connectorsMessages } from '../connectors.messages.ts'
import { type ConnectionFields, isBlankConnection, parseConnectionString } from './connection-string.ts'
import { propertyFormatError } from './property-format.ts'

const needed = ['dataSource', 'initialCatalog', 'userId'] as const

/**
 * Returns the message of each part of a connection string: either all are blank, or the first three are filled.
 */
export function connectionErrors(fields: ConnectionFields): Partial<Record<keyof ConnectionFields, string>> {
  if (isBlankConnection(fields)) return {}
  const missing = needed.filter((part) => isBlank(fields[part])).map((part) => [part, REQUIRED] as const)
  const badHost = !isBlank(fields.dataSource) && !readTargetHost(fields.dataSource)
  return { ...Object.fromEntries(missing), ...(badHost ? { dataSource: databaseMessages.badHost } : {}) }
}

/** Returns the message of a whole connection string; null when it is valid. */
function connectionStringError(text: string): string | null {
  const fields = parseConnectionString(text)
  if (!fields) return connectorsMessages.formats.connectionString
  return Object.values(connectionErrors(fields)).at(0) ?? null
}

/**
 * Returns the message of a property; null when its value may be sent. A blank secret keeps the stored one, so it is
 * required only when none is stored. Refuses a property that the type does not have.
 */
export function propertyError(
  type: TypeOrKind,
  name: string,
  value: string,
  isStored: boolean,
): string | null {
  const spec: PropertySpec | undefined = propertyOf(type, name)
  if (!spec) return connectorsMessages.unknownProperty(name)
  const kept = isStored && isSecretProperty(type, name)
  if (isBlank(value)) return spec.required && !kept ? REQUIRED : null
  if (spec.choices && !spec.choices.includes(value.trim()))
    return connectorsMessages.formats.choice(spec.choices)
  return spec.input === 'connection-string' ? connectionStringError(value) : propertyFormatError(name, value)
}
