import type { Id } from '@tributary/domain'

/** A property that a connector does not have yet. */
export type NewProperty = {
  /** The full name, e.g. `ftp.host`. */
  name: string
  /** The value as text. */
  value: string
}
/** An existing property with a new value. */
export type ChangedProperty = NewProperty & {
  /** The property to change. */
  id: Id
}

/** A call of the properties editor. Steps for a new connector use the id that `create-connector` returned. */
export type ConnectorStep = {
  /** Identifies the step in its plan. */
  key: string
} & (
  | {
      kind: 'create-connector'
      /** The name on screen. */
      name: string
      /** The id of the connector type. */
      sourceConnectorId: Id
      /** A cron expression in UTC. Left out without a schedule. */
      schedule?: string
    }
  | {
      kind: 'update-connector'
      /** The new name. Left out if it does not change. */
      name?: string
      /** A cron expression in UTC; null removes it. Left out if it does not change. */
      schedule?: string | null
      status?: 'CONNECTED'
    }
  | {
      kind: 'add-properties'
      /** The properties to add. */
      properties: NewProperty[]
    }
  | {
      kind: 'update-properties'
      /** The properties to change. */
      properties: ChangedProperty[]
    }
  | {
      kind: 'delete-property'
      /** The property to remove. */
      propertyId: Id
    }
  | {
      kind: 'save-licences'
      /** The ids of all licences of the connector afterwards. */
      licences: Id[]
    }
  | {
      kind: 'assign-users'
      /** The ids of all users who may see the connector afterwards. */
      users: Id[]
    }
)
