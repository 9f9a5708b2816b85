import { can, type OrganisationSignIn } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Author } from '../audit/audited-transaction.ts'
import { conflict } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { changeSignIn, type SignInChange } from './change-sign-in.ts'
import { notifyAdministrators } from './notify-administrators.ts'
import { organisationSignInMessages as messages } from './policy/organisation-sign-in.messages.ts'
import { passwordAdministrators } from './policy/password-policy.rules.ts'
import { policyOf, providersOf } from './policy/sign-in-providers.queries.ts'
import { storePolicy } from './sign-in-providers.writes.ts'

/** Allows passwords, or turns them off for members with an address of a verified domain whose provider is on. */
export const setSignInPolicy = (
  services: Services,
  author: Author,
  organisationId: string,
  only: boolean,
): Promise<Written<OrganisationSignIn>> =>
  changeSignIn(services, author, organisationId, async (change) => {
    const { trx } = change
    const before = await policyOf(trx, organisationId)
    if (only && !(await isAnyActive(change))) throw conflict(messages.needsActive)
    if (only !== before.only) await turn(change, only)
    return only ? messages.turnedOnly : messages.passwordsAllowed
  })

/** Allows passwords again if no provider is left with which members could sign in. */
export async function allowPasswordsWithoutProvider(change: SignInChange): Promise<void> {
  const { only } = await policyOf(change.trx, change.organisationId)
  if (only && !(await isAnyActive(change))) await turn(change, false)
}

const isAnyActive = async ({ trx, organisationId }: SignInChange) =>
  (await providersOf(trx, organisationId)).some(({ active }) => active)

async function turn(change: SignInChange, only: boolean) {
  const { trx, services, record, organisationId } = change
  await storePolicy(trx, organisationId, { only, fallbackId: only ? await fallbackOf(change) : null })
  await record({
    action: only ? 'password.disabled' : 'password.enabled',
    organisationId,
    target: organisationId,
    before: { only: !only },
    after: { only },
  })
  const news = only ? 'only-provider' : 'passwords-allowed'
  await notifyAdministrators(trx, services, organisationId, { change: news, name: '' })
}

/** The administrator who turns passwords off keeps one. Roles that act on every organisation keep theirs anyway. */
async function fallbackOf({ trx, author, organisationId }: SignInChange): Promise<string | null> {
  const { caller } = author
  if (can(caller, 'organisations.act-on-every')) return null
  const administrators = await passwordAdministrators(trx, organisationId)
  if (!administrators.some(({ id }) => id === caller.userId)) throw conflict(messages.needsPassword)
  return caller.userId
}
