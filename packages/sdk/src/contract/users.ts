export * from './users.links.ts'
export * from './users.manage.ts'
