export * from './excel.areas.ts'
export * from './excel.groups.ts'
export * from './excel.tables.ts'
export * from './excel.versions.ts'
