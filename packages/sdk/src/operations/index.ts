export { byteSize } from './byte-size.ts'
export { operationsMessages } from './operations.messages.ts'
export { dataKind, dataRetention, mailKind } from './operations-words.ts'
