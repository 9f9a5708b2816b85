// All exports of the package, except the contract.

export * from '../account/index.ts'
export * from '../approvals/index.ts'
export * from '../common/index.ts'
export * from '../configuration/index.ts'
export * from '../connectors/index.ts'
export * from '../database/index.ts'
export * from '../excel/index.ts'
export * from '../index.ts'
export * from '../organisations/index.ts'
export * from '../session/index.ts'
export * from '../users/index.ts'
export * from '../xero2sql/index.ts'
