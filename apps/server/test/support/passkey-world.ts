import {
  addPasskey,
  type Client,
  startPasskey,
  startPasskeySignIn,
  startPasskeyStepUp,
  stepUp,
} from '@tributary/sdk'
import { type Ceremony, type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts'

type Lies = Partial<Ceremony> & { userHandle?: string | null }

/** Adds a passkey of a new device to the account of a client. */
export async function addDevice(
  client: Client,
  device: SoftwareAuthenticator = softwareAuthenticator(),
  lies: Lies = {},
) {
  const creation = await startPasskey(client)
  const created = device.create({ ...creation, ...lies, userHandle: creation.userHandle })
  const { recoveryCodes } = await addPasskey(client, { body: { name: 'My laptop', created } })
  return { device, created, recoveryCodes }
}

/** Returns what a device signs for the next sign-in of a browser. */
export async function signed(
  client: Client,
  device: SoftwareAuthenticator,
  lies: Lies = {},
  reference?: string,
) {
  const body = reference === undefined ? {} : { verificationReference: reference }
  return device.use({ ...(await startPasskeySignIn(client, { body })), ...lies })
}

/** Confirms with a device that it is the user. */
export const confirmWith = async (client: Client, device: SoftwareAuthenticator, lies: Lies = {}) =>
  stepUp(client, { body: { passkey: device.use({ ...(await startPasskeyStepUp(client)), ...lies }) } })
