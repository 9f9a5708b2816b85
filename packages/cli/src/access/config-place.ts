import { posix, win32 } from 'node:path'
import type { Io } from '../terminal/io.ts'

type Place = Pick<Io, 'env' | 'home' | 'platform'>

/** Returns the file with the profiles: in %APPDATA% on Windows, elsewhere in $XDG_CONFIG_HOME. */
export function configFile({ env, home, platform }: Place): string {
  if (platform === 'win32')
    return win32.join(env.APPDATA || win32.join(home, 'AppData', 'Roaming'), 'tributary', 'config.json')
  const given = env.XDG_CONFIG_HOME ?? ''
  // By the rules of XDG, a relative path has no effect.
  const folder = posix.isAbsolute(given) ? given : posix.join(home, '.config')
  return posix.join(folder, 'tributary', 'config.json')
}
