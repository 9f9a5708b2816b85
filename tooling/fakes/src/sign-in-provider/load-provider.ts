import type * as Library from 'oidc-provider'

const WARNING = 'oidc-provider WARNING'

/**
 * The library, loaded when somebody wants it, and made use of without its advice for production: that nothing is kept
 * over a restart, and that Node should be a long-term release, is all the same to a demo.
 */
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
