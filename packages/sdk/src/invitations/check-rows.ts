import type { Id, InvitationOutcome } from '@tributary/domain'
import { nameKey } from '../common/text/name-key.ts'
import { emailError } from '../common/validation/email.ts'
import { shownRefusal } from './invitation-refusal.ts'
import type { InviteRow } from './invite-row.ts'

/** What the server has returned for an address with a role: why it refuses it, or '' if it does not. */
type Answers = ReadonlyMap<string, string>

type Checked = {
  /** The address. */
  emailAddress: string
  /** The id of the role. */
  roleId: Id
}

const keyOf = ({ emailAddress, roleId }: Checked) => `${nameKey(emailAddress)} ${roleId}`

const personOf = ({ emailAddress, roleId }: InviteRow, roleOfAll: Id): Checked => ({
  emailAddress: emailAddress.trim(),
  roleId: roleId ?? roleOfAll,
})

/** Returns the people whom the server has not checked with their role yet, each once. */
export function rowsToCheck(rows: readonly InviteRow[], roleOfAll: Id, answers: Answers): Checked[] {
  const people = rows
    .filter(({ emailAddress, unknownRole }) => !unknownRole && emailError(emailAddress) === null)
    .map((row) => personOf(row, roleOfAll))
  return [...new Map(people.map((one) => [keyOf(one), one])).values()].filter(
    (one) => !answers.has(keyOf(one)),
  )
}

/** Returns the answers with those of a check of these people. */
export const checkAnswers = (
  answers: Answers,
  people: readonly Checked[],
  outcomes: readonly InvitationOutcome[],
): Answers =>
  new Map([
    ...answers,
    ...people.map((one, place): [string, string] => {
      const found = outcomes[place]
      return [keyOf(one), found?.outcome === 'failed' ? shownRefusal(found.message) : '']
    }),
  ])

/** Returns the rows with the refusals of their check. The reason of a failed call stays. */
export const withAnswers = (rows: readonly InviteRow[], roleOfAll: Id, answers: Answers): InviteRow[] =>
  rows.map((row) => ({
    ...row,
    failure: row.failure || answers.get(keyOf(personOf(row, roleOfAll))) || '',
  }))
