/** Licences of connectors and the authorisations under way. */
export type ConnectorSettingsTables = Record<never, never>
