export { type CheckOptions, checkConfig } from './check-config.ts'
export type { CheckedConfig } from './checked-config.ts'
