import type { ConnectorKind } from './kind.ts'

/** CSV files on an FTP server. */
export const ftp = {
  type: 'ftp',
  displayName: 'FTP',
  category: 'File transfer',
  properties: [
    { name: 'ftp.host', input: 'text', required: true },
    { name: 'ftp.username', input: 'text', required: true },
    { name: 'ftp.password', input: 'text', required: true, secret: true, sentTo: 'ftp.host' },
    { name: 'ftp.path', input: 'text', required: true },
    { name: 'ftp.processedPath', input: 'text' },
    { name: 'ftp.filter', input: 'list' },
    { name: 'ftp.excludeFilter', input: 'list' },
    // Blank: encrypt if the server supports it, and report if it does not.
    { name: 'ftp.encryption', input: 'choice', choices: ['required', 'none'] },
  ],
} as const satisfies ConnectorKind
