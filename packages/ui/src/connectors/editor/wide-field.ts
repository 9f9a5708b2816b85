import { boundSecrets, type DraftField } from '@tributary/sdk/connectors'

/** Whether a field takes a whole line: an address, and whatever precedes a connection string. */
export const isWide = (type: string, { name, property, input }: DraftField): boolean =>
  input === 'flag' ||
  property === 'target.schema' ||
  (name === property && boundSecrets(type, name).length > 0)
