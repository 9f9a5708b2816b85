import {
  acceptInvitation,
  type Client,
  confirmSignIn,
  invitePeople,
  saveUserAccess,
  signIn,
  signInWithPasskey,
  startViewAs,
} from '@tributary/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, type Name } from '../support/backend.ts'
import { enrol, forgetFactors, nextCode } from '../support/factor-world.ts'
import { codeOf } from '../support/inputs/made-authenticators.ts'
import { listen } from '../support/listening.ts'
import { latestMail } from '../support/outbox.ts'
import { addDevice, signed } from '../support/passkey-world.ts'
import { newUser, type ScimWorld, scimWorld, type TestDirectory } from '../support/scim-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

// The attacks on accounts through a socket. The tests of each feature have more of them, without one.

let world: ScimWorld
let birch: TestDirectory
let uri: string
let newBrowser: () => Client
beforeAll(async () => {
  world = await scimWorld()
  birch = await world.newDirectory({ organisationId: world.birch, by: 'olga' })
  ;({ uri, newBrowser } = await listen(world.backend))
})
afterAll(() => world.backend.close())

const password = 'Horse-7-battery'
async function signedIn(name: Name): Promise<Client> {
  const client = newBrowser()
  await signIn(client, { emailAddress: emailOf(name), password })
  return client
}
const idOf = (name: 'Una') => world.backend.idOf('users', name)

it("another person's invitation is refused, and stays open for them", async () => {
  const to = 'mia@harbour.example'
  const body = { organisationId: world.acme, roleId: 5, people: [{ emailAddress: to }] }
  await invitePeople(await signedIn('olga'), { body })
  const { token } = await latestMail(world.backend, to, 'invitation')
  expect(await failureOf(acceptInvitation(await signedIn('una'), { body: { token } }))).toEqual([
    403,
    'This invitation is for another email address. Sign in with the account that has it.',
  ])
})

it('a passkey that has signed for another origin is refused [FACTOR-18]', async () => {
  const { device } = await addDevice(await signedIn('eli'))
  const browser = newBrowser()
  const lies = { origin: 'https://portal.example.attacker.example' }
  expect(await statusOf(signInWithPasskey(browser, await signed(browser, device, lies)))).toBe(401)
  expect(await signInWithPasskey(browser, await signed(browser, device))).toMatchObject({ kind: 'signed-in' })
  await forgetFactors(world.backend)
})

it('a code of an app works once, and a sixth guess is refused unchecked [FACTOR-02]', async () => {
  const { secret } = await enrol(world.backend, await signedIn('eli'))
  nextCode(world.backend)
  const enter = async (codes: readonly string[]) => {
    const browser = newBrowser()
    const halfway = await signIn(browser, { emailAddress: emailOf('eli'), password })
    if (halfway.kind !== 'verification-required') throw new Error('No factor was required.')
    const { reference } = halfway
    const statuses = []
    for (const code of codes)
      statuses.push(await statusOf(confirmSignIn(browser, { reference, code, trustDevice: false })))
    return statuses
  }
  const code = codeOf(world.backend, secret)
  expect(await enter([code])).toEqual([undefined])
  expect(await enter([code])).toEqual([400])
  const wrong = codeOf(world.backend, secret, 40)
  nextCode(world.backend)
  const guesses = [...Array.from({ length: 5 }, () => wrong), codeOf(world.backend, secret)]
  expect(await enter(guesses)).toEqual([400, 400, 400, 400, 400, 429])
  await forgetFactors(world.backend)
})

it('a directory reaches no user of another organisation through SCIM', async () => {
  const { id } = (await birch('POST', '/Users', newUser('pia@new.example'))).json()
  const { authorization } = world
  const ask = (method: string, path: string) =>
    fetch(`${uri}/scim/v2${path}`, { method, headers: { authorization } })
  const own = await ask('GET', '/Users?count=1')
  expect(own.status).toBe(200)
  for (const method of ['GET', 'DELETE']) expect((await ask(method, `/Users/${id}`)).status).toBe(404)
})

it('a write in the view of another user is refused [VIEWAS-03]', async () => {
  const olga = await signedIn('olga')
  const id = await idOf('Una')
  await startViewAs(olga, { params: { id }, body: { organisationId: world.acme } })
  const write = saveUserAccess(olga, { params: { id }, body: { organisationId: world.acme, groups: [] } })
  expect(await failureOf(write)).toEqual([
    403,
    'You see the portal as Una Ulm, and can change nothing. Return to your own account first.',
  ])
})
