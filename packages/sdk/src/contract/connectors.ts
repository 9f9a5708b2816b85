export * from './connectors.authorise.ts'
export * from './connectors.manage.ts'
export * from './connectors.properties.ts'
export * from './connectors.refresh.ts'
