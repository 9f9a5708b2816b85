import { expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)

const diskFull = 'The disk is full. Make room on the disk that holds DATA_DIR, then start the server again.'
const tooFewFiles =
  'This process may not open enough files. Raise the limit to 1024 or more ("ulimit -n 1024"), then start the server again.'

it.each([
  ['of a file', failure('ENOSPC: no space left on device, write', { code: 'ENOSPC' })],
  ['of a quota', failure('EDQUOT: disk quota exceeded, write', { code: 'EDQUOT' })],
  ['of PostgreSQL', failure('could not extend file "base/5/1259"', { code: '53100' })],
  ['of the embedded engine', failure('could not write to file "pg_wal/xlogtemp": No space left on device')],
  ['inside another', failure('The database could not be opened', { cause: failure('', { code: 'ENOSPC' }) })],
])('explains a full disk: an error %s', (_, error) => {
  expect(startFailure(error)).toBe(diskFull)
})

it.each([
  ['of a socket', failure('listen EMFILE: too many open files 127.0.0.1', { code: 'EMFILE' })],
  ['of the system', failure('ENFILE: file table overflow, open', { code: 'ENFILE' })],
  ['of a name lookup', failure('getaddrinfo EBUSY localhost', { code: 'EBUSY', syscall: 'getaddrinfo' })],
  ['of the embedded engine', failure('could not create file "base/5/16384": File exists')],
  ['of the lock on the data directory', failure('unable to open database file')],
])('explains a limit on open files: an error %s', (_, error) => {
  expect(startFailure(error)).toBe(tooFewFiles)
})

it('leaves any other error to its stack', () => {
  expect(startFailure(failure('x is not a function'))).toBeUndefined()
})
