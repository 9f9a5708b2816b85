import type * as Library from 'oidc-provider'

const WARNING = 'oidc-provider WARNING'

/** Loads the library and suppresses its warnings for production, which do not apply to a demo. */
export async function withProviderLibrary<T>(use: (library: typeof Library) => T): Promise<T> {
  const { warn } = console
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes(WARNING)) warn(...said)
  }
  try {
    return use(await import('oidc-provider'))
  } finally {
    console.warn = warn
  }
}
