export * from './users.factors.ts'
export * from './users.identities.ts'
export * from './users.links.ts'
export * from './users.manage.ts'
