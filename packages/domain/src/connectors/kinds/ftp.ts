import type { ConnectorKind } from './kind.ts'

/** CSV files on an FTP server. */
export const ftp = {
  type: 'ftp',
  displayName: 'FTP',
  category: 'File transfer',
  properties: [
    { name: 'ftp.host', about: 'address', input: 'text', required: true },
    { name: 'ftp.username', about: 'sign-in', input: 'text', required: true },
    {
      name: 'ftp.password',
      about: 'sign-in',
      input: 'text',
      required: true,
      secret: true,
      sentTo: 'ftp.host',
    },
    { name: 'ftp.path', about: 'data', input: 'text', required: true },
    { name: 'ftp.processedPath', about: 'data', input: 'text' },
    { name: 'ftp.filter', about: 'data', input: 'list' },
    { name: 'ftp.excludeFilter', about: 'data', input: 'list' },
    // Blank: encrypt if the server supports it, and report if it does not.
    { name: 'ftp.encryption', about: 'encryption', input: 'choice', choices: ['required', 'none'] },
  ],
} as const satisfies ConnectorKind
