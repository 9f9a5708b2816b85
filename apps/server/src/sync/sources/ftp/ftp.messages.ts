import { labelOf, propertyMessages } from '../property.messages.ts'

/** Sentences for failures of FTP connectors. None contains an address, a user name or a password. */
export const ftpMessages = {
  missing: propertyMessages.missing,
  badHost: 'The FTP host must look like files.example.com or files.example.com:2121.',
  badPath: (property: string) => `${labelOf(property)} must be a folder on the FTP server, without "..".`,
  controlCharacters: (property: string) =>
    `${labelOf(property)} contains control characters. Enter it again.`,
  processedIsPath: '"Processed Path" must differ from "Path".',
  refused: 'The FTP server could not be reached: the connection was refused. Check the host and the port.',
  unknownHost: 'The FTP host was not found. Check its name.',
  timedOut: 'The FTP server did not answer in time. Check the host, or try again later.',
  signInRefused: 'The FTP server refused the user name or password.',
  certificate: 'The certificate of the FTP server could not be verified, so no password was sent to it.',
  tlsMissing:
    'The FTP server offers no TLS, and this connector requires it, so no password was sent. Enable TLS on the server, or change "Encryption".',
  notEncrypted:
    'Not encrypted: the FTP server offers no TLS, so the password and the files were sent in plain text.',
  pathMissing: (path: string) => `The folder ${path} was not found on the FTP server, or cannot be read.`,
  listingTooLong: (path: string, limit: number) =>
    `The folder ${path} contains more than ${limit.toLocaleString('en-GB')} files. Move old ones away, or use a filter on a smaller folder.`,
  vanished: (name: string) =>
    `${name} could not be read: it was removed from the FTP server, or you may not read it.`,
  changed: (name: string) =>
    `${name} changed while it was being read. It will be read again at the next refresh.`,
  lost: 'The connection to the FTP server was lost.',
  notMoved: (name: string, path: string) =>
    `The rows of ${name} are stored, but the file could not be moved to ${path}. Check that you may write to the folder.`,
  unexpected: 'The FTP server sent an unexpected response.',
  filesChosen: (files: number) =>
    files === 1 ? '1 file matches the filter.' : `${files.toLocaleString('en-GB')} files match the filter.`,
} as const
