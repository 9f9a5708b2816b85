import type { Id } from '@tributary/domain'

/** A property that a connector does not have yet. */
export type NewProperty = { name: string; value: string }
/** A property that it has, with another value. */
export type ChangedProperty = NewProperty & { id: Id }

/**
 * A call of the properties editor. Those that set properties of a new connector mean the one whose id
 * `create-connector` has answered.
 */
export type ConnectorStep = { key: string } & (
  | { kind: 'create-connector'; name: string; sourceConnectorId: Id; schedule?: string }
  | { kind: 'update-connector'; name?: string; schedule?: string | null; status?: 'CONNECTED' }
  | { kind: 'add-properties'; properties: NewProperty[] }
  | { kind: 'update-properties'; properties: ChangedProperty[] }
  | { kind: 'delete-property'; propertyId: Id }
  | { kind: 'save-licences'; licences: Id[] }
)
