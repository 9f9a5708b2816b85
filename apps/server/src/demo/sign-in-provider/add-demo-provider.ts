import type { Config } from '../../config.ts'
import { callbackAddress } from '../../session/providers/configured-providers.ts'
import type { Storage } from '../../storage/storage.ts'
import { DEMO_PROVIDER_NAME } from './demo-accounts.ts'
import { startDemoSignInProvider } from './demo-sign-in-provider.ts'
import { linkDemoAccount } from './link-demo-account.ts'

/** Starts the demo's provider and adds it to those of the configuration; one that is configured keeps its place. */
export async function addDemoProvider(
  { signInProviders, publicUrl, dataDir }: Config,
  storage: Storage,
  now: Date,
): Promise<{ signInProviders: Config['signInProviders']; stop(): Promise<void> }> {
  if (signInProviders.has(DEMO_PROVIDER_NAME)) return { signInProviders, stop: async () => undefined }
  const provider = await startDemoSignInProvider(
    `${dataDir}/demo-sign-in-provider`,
    callbackAddress(publicUrl, DEMO_PROVIDER_NAME),
  )
  await linkDemoAccount(storage, provider, now)
  return {
    signInProviders: new Map([...signInProviders, [DEMO_PROVIDER_NAME, provider]]),
    stop: provider.stop,
  }
}
