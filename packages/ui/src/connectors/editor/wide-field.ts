import type { TypeOrKind } from '@tributary/domain'
import { boundSecrets, type DraftField } from '@tributary/sdk/connectors'

/** Returns true if a field takes a whole row: an address, and each field before a connection string. */
export const isWide = (type: TypeOrKind, { name, property, input }: DraftField): boolean =>
  input === 'flag' ||
  property === 'target.schema' ||
  (name === property && boundSecrets(type, name).length > 0)
