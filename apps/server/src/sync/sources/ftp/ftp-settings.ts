import { SourceFailure } from '../../source-failure.ts'
import { ftpMessages } from './ftp.messages.ts'

/** Blank means `offered`: encrypted if the server offers TLS, else a warning. `ftps://` means `required`. */
export type FtpEncryption = 'required' | 'offered' | 'none'

export type FtpSettings = {
  readonly host: string
  readonly port: number
  readonly encryption: FtpEncryption
  readonly username: string
  readonly password: string
  readonly path: string
  readonly processedPath: string | undefined
  readonly filter: string | undefined
  readonly excludeFilter: string | undefined
}

const badSetting = (sentence: string) => new SourceFailure(sentence, { code: 'settings' })

const DEFAULT_PORT = 21
const MAX_PATH = 255

/** Reads and checks a connector's `ftp.*` properties. */
export function readFtpSettings(properties: ReadonlyMap<string, string>): FtpSettings {
  const required = (name: string) => {
    const value = properties.get(name)
    if (!value) throw badSetting(ftpMessages.missing(name))
    return value
  }
  const processed = properties.get('ftp.processedPath')
  const path = safePath('ftp.path', required('ftp.path'))
  const processedPath = processed && safePath('ftp.processedPath', processed)
  if (processedPath === path) throw badSetting(ftpMessages.processedIsPath)
  const { isSecure, ...place } = readHost(required('ftp.host'))
  return {
    ...place,
    encryption: isSecure ? 'required' : readEncryption(properties.get('ftp.encryption')),
    username: oneLine('ftp.username', required('ftp.username')),
    password: oneLine('ftp.password', required('ftp.password')),
    path,
    processedPath: processedPath || undefined,
    filter: properties.get('ftp.filter'),
    excludeFilter: properties.get('ftp.excludeFilter'),
  }
}

/** An unknown value means the strictest one. */
function readEncryption(value: string | undefined): FtpEncryption {
  if (!value) return 'offered'
  return value === 'none' ? 'none' : 'required'
}

const hostPattern = /^(?:(ftps?):\/\/)?(?:\[([0-9a-f:.]+)\]|([^\s:/@[\]]+))(?::(\d{1,5}))?\/?$/i

/** Reads `files.example.com`, with `:port` when it is not 21. An IPv6 address is in brackets. */
function readHost(text: string): { host: string; port: number; isSecure: boolean } {
  const [, scheme, v6, name, portText] = hostPattern.exec(text.trim()) ?? []
  const host = v6 ?? name
  const port = portText ? Number(portText) : DEFAULT_PORT
  if (!host || port < 1 || port > 65_535) throw badSetting(ftpMessages.badHost)
  return { host, port, isSecure: scheme?.toLowerCase() === 'ftps' }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it must match control characters.
const controlCharacter = /[\u0000-\u001f\u007f]/

/** Refuses control characters: a line break in a name or password would be a second FTP command. */
function oneLine(name: string, value: string): string {
  if (controlCharacter.test(value)) throw badSetting(ftpMessages.controlCharacters(name))
  return value
}

/** Returns a folder without a trailing slash. Refuses a path that leads out of it, in any encoding. */
function safePath(name: string, value: string): string {
  const path = oneLine(name, value).trim()
  if (path.length > MAX_PATH || path.includes('\\') || /[.．。]{2}/u.test(decoded(path)))
    throw badSetting(ftpMessages.badPath(name))
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** Whether a listed name is a plain file name in that folder. */
export const isPlainFileName = (name: string) =>
  name.length > 0 &&
  name.length <= MAX_PATH &&
  !/[/\\]/.test(name) &&
  !controlCharacter.test(name) &&
  !/^\.+$/.test(name)

/** Decodes a path as software behind the server might: repeatedly, and with the over-long forms of dot and slash. */
function decoded(path: string): string {
  let text = path
  for (let round = 0; round < 3; round++) {
    text = text
      .replace(/%(?:u002e|2e|c0%ae|c0%2e|e0%80%ae|e0%40%ae)/gi, '.')
      .replace(
        /%(?:u2215|u2216|2f|5c|c0%af|c1%9c|c0%9v|c0%qf|c1%8s|c1%pc|c1%af|e0%80%af|bg%qf|f8%80%80%80%af)/gi,
        '/',
      )
      .replace(/%25/g, '%')
  }
  return text
}
