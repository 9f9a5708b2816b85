import { type Id, type InvitationOutcome, invitationLimits } from '@tributary/domain'
import { checkAnswers, type InviteRow, rowsToCheck, withAnswers } from '@tributary/sdk/users'
import { useEffect, useMemo, useState } from 'react'

/** Checks people before they are invited. Resolves with the outcome of each; null if the call failed. */
export type CheckPeople = (order: {
  /** The addresses, each with its role. */
  people: readonly { emailAddress: string; roleId: Id }[]
  /** The id of the role of all without their own. */
  roleId: Id
}) => Promise<readonly InvitationOutcome[] | null>

/** How long the input rests before it is checked. */
const REST_MS = 500

/** Returns the rows with the refusals of the server, which checks each address with its role once. */
export function useCheckedRows(
  rows: readonly InviteRow[],
  roleId: Id | null,
  onCheck: CheckPeople | undefined,
): readonly InviteRow[] {
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(() => new Map())
  useEffect(() => {
    if (!onCheck || roleId === null) return
    const people = rowsToCheck(rows, roleId, answers).slice(0, invitationLimits.people)
    if (people.length === 0) return
    let current = true
    const check = async () => {
      const outcomes = await onCheck({ people, roleId })
      if (current && outcomes) setAnswers((now) => checkAnswers(now, people, outcomes))
    }
    const timer = setTimeout(() => void check(), REST_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [rows, roleId, onCheck, answers])
  return useMemo(() => (roleId === null ? rows : withAnswers(rows, roleId, answers)), [rows, roleId, answers])
}
