import { cleanup, render } from '@testing-library/react'
import { createClient, failureMessage } from '@tributary/sdk'
import { newPasswordFailure, resetRequestFailure, signUpFailure } from '@tributary/sdk/account'
import { explainDatabaseError } from '@tributary/sdk/database'
import { groupDraft, groupQueue, newGroupSession } from '@tributary/sdk/excel'
import { signInErrorMessage, verificationErrorMessage } from '@tributary/sdk/session'
import { LoadError } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import type { ShownPlace } from './places.ts'

/** Renders the failure of a load as every page does, and returns the text in the banner. */
function loadText(error: unknown): string {
  const failure = firstFailure({
    error: error instanceof Error ? error : null,
    isFetching: false,
    refetch: () => null,
  })
  const { container } = render(failure && <LoadError {...failure} />)
  const text = container.textContent ?? ''
  cleanup()
  return text.replace(/Try again$/, '')
}

function passwordText(error: unknown): string | null {
  const failure = newPasswordFailure(error)
  return failure?.kind === 'message' ? failure.message : null
}

const databaseText = (action: 'credentials' | 'sync') => (error: unknown) => {
  const explanation = explainDatabaseError({ action, error })
  return [explanation?.heading, explanation?.message].filter(Boolean).join(' ')
}

/** The queue of a group explains the failures of its steps. Here each of them fails with this error. */
async function groupText(error: unknown): Promise<string> {
  const client = { ...createClient({ baseUrl: '/' }), send: () => Promise.reject(error) }
  const wanted = { ...groupDraft(null), name: 'Controllers' }
  const { items } = await groupQueue(client, 'acme', newGroupSession(null), wanted).start()
  return items.map(({ message }) => message).join(' ')
}

const explain: Record<ShownPlace, (error: unknown) => string | null | Promise<string>> = {
  load: loadText,
  message: failureMessage,
  none: failureMessage,
  group: groupText,
  'sign-in': signInErrorMessage,
  code: verificationErrorMessage,
  'sign-up': signUpFailure,
  'reset-request': resetRequestFailure,
  'new-password': passwordText,
  credentials: databaseText('credentials'),
  synchronise: databaseText('sync'),
}

/** Returns the text that a place shows for a failed call. */
export const shownText = async (place: ShownPlace, error: unknown): Promise<string> =>
  (await explain[place](error)) ?? ''
