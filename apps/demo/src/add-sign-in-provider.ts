import { DEMO_PROVIDER_NAME, linkedDemoAccount } from '@tributary/fakes/sign-in-provider/demo-accounts'
import { startDemoSignInProvider } from '@tributary/fakes/sign-in-provider/demo-sign-in-provider'
import { type Config, type StartContext, signInCallbackAddress } from '@tributary/server'
import { linkSampleIdentity } from '@tributary/server/seeding'

/** Starts the demo's OpenID provider, unless the configuration has a provider of that name. */
export async function addSignInProvider({
  config: { signInProviders, publicUrl, dataDir },
  storage,
  clock,
  onStop,
  notice,
}: StartContext): Promise<Config['signInProviders']> {
  if (signInProviders.has(DEMO_PROVIDER_NAME)) return signInProviders
  const provider = await startDemoSignInProvider(
    `${dataDir}/demo-sign-in-provider`,
    signInCallbackAddress(publicUrl, DEMO_PROVIDER_NAME),
  )
  onStop(provider.stop)
  const { issuer, clientId, clientSecret } = provider
  notice(
    `OpenID provider of the demo, for the sign-in of an organisation: ${issuer.origin} with the client id ${clientId} and the secret ${clientSecret}`,
  )
  const { id: subject, email } = linkedDemoAccount
  await linkSampleIdentity(storage, { subject, email, provider: DEMO_PROVIDER_NAME }, provider, clock())
  return new Map(signInProviders).set(DEMO_PROVIDER_NAME, provider)
}
