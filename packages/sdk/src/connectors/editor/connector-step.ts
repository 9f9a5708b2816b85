import type { Id } from '@tributary/domain'

/** A property that a connector does not have yet. */
export type NewProperty = { name: string; value: string }
/** An existing property with a new value. */
export type ChangedProperty = NewProperty & { id: Id }

/** A call of the properties editor. Steps for a new connector use the id that `create-connector` returned. */
export type ConnectorStep = { key: string } & (
  | { kind: 'create-connector'; name: string; sourceConnectorId: Id; schedule?: string }
  | { kind: 'update-connector'; name?: string; schedule?: string | null; status?: 'CONNECTED' }
  | { kind: 'add-properties'; properties: NewProperty[] }
  | { kind: 'update-properties'; properties: ChangedProperty[] }
  | { kind: 'delete-property'; propertyId: Id }
  | { kind: 'save-licences'; licences: Id[] }
)
