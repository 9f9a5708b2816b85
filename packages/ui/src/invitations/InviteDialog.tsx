import type { AssignableRole, Id, InvitationOutcome } from '@tributary/domain'
import {
  countFates,
  emptyInviteRow,
  type InviteRow,
  invitationsMessages,
  invitedPeople,
  type KnownPeople,
  rowFates,
  rowsAfterInviting,
} from '@tributary/sdk/users'
import { type FormEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LinkerItem } from '../excel/linker/linker-types.ts'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { InviteEffect } from './InviteEffect.tsx'
import { type AccessForAll, InviteForAll } from './InviteForAll.tsx'
import { InviteGrid } from './InviteGrid.tsx'
import { invitationsText } from './invitations.messages.ts'
import { type CheckPeople, useCheckedRows } from './use-checked-rows.ts'

/** What the form sends: the people, and what all of them get. */
export type InviteOrder = {
  /** Those who are invited. */
  people: ReturnType<typeof invitedPeople>
  /** The role of all without their own. */
  roleId: Id
  /** The ids of the security groups that all get. */
  groupIds: readonly Id[]
  /** The ids of the connectors that all get. */
  connectorIds: readonly Id[]
}

export type InviteDialogProps = Pick<FormDialogProps, 'onClose' | 'returnFocus' | 'busy'> & {
  /** The name of the organisation. */
  organisation: string
  /** The roles that the viewer may give. The first is the default. */
  roles: readonly AssignableRole[]
  /** The security groups of the organisation. */
  groups: readonly LinkerItem[]
  /** The connectors of the organisation. */
  connectors: readonly LinkerItem[]
  /** The members, who are left out, the pending invitations, and the accounts whose roles are known. */
  known: KnownPeople
  /** Why the whole call failed. */
  error?: string | null
  /** Called when the viewer dismisses the error. */
  onDismissError?: () => void
  /** Called when there is unsent input, and when it is sent or discarded. */
  onDirty?: (dirty: boolean) => void
  /** Sends the invitations. Resolves with the outcome of each person; null if the whole call failed. */
  onInvite: (order: InviteOrder) => Promise<readonly InvitationOutcome[] | null>
  /** Checks people before they are invited, so that refusals are in their cells. Without it they are there after sending. */
  onCheck?: CheckPeople
}

/** Invites one person or many: rows that are typed, pasted or read from a file, and what all of them get. */
export function InviteDialog(props: InviteDialogProps) {
  const { organisation, roles, groups, connectors, known, busy = false, error, onClose, onInvite } = props
  const first = useId()
  const form = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState<readonly InviteRow[]>(() => [emptyInviteRow(`${first}-first`)])
  const [forAll, setForAll] = useState({
    roleId: roles[0]?.id ?? null,
    groupIds: none,
    connectorIds: none,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const checked = useCheckedRows(rows, forAll.roleId, props.onCheck)
  const fates = useMemo(() => rowFates(checked, known, { ...forAll, roles }), [checked, known, forAll, roles])
  const counts = useMemo(() => countFates(fates), [fates])
  const sent = counts.adds + counts.replaces
  const dirty = fates.some(({ kind }) => kind !== 'empty')
  const { onDirty } = props
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])

  const focusFirstError = () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  const changeForAll = (next: typeof forAll) => {
    if (next.roleId !== forAll.roleId) setRows(withoutRefusals)
    setForAll(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { roleId, ...access } = forAll
    if (busy || roleId === null) return
    if (sent === 0) return focusFirstError()
    setProblem(null)
    const outcomes = await onInvite({ people: invitedPeople(rows, fates), roleId, ...access })
    if (!outcomes) return
    const left = rowsAfterInviting(rows, fates, outcomes)
    if (left.length === 0) return onClose()
    setRows(left)
    const invited = outcomes.filter(({ outcome }) => outcome === 'invited')
    setProblem(invitationsMessages.someFailed(invited.length, left.length))
  }
  return (
    <FormDialog
      title={invitationsMessages.title(organisation)}
      description={invitationsMessages.explained}
      size="lg"
      action={invitationsText.send}
      note={<InviteEffect counts={counts} gets={getsOf(forAll)} onFirstError={focusFirstError} />}
      busy={busy}
      dirty={dirty}
      idle={sent === 0 && counts.errors === 0}
      error={error ?? problem}
      onDismissError={() => {
        setProblem(null)
        props.onDismissError?.()
      }}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      {...(props.returnFocus && { returnFocus: props.returnFocus })}
    >
      <div ref={form}>
        <InviteGrid
          rows={rows}
          fates={fates}
          roles={roles}
          disabled={busy}
          onRows={setRows}
          onFailure={setProblem}
        />
      </div>
      <InviteForAll
        {...{ roles, groups, connectors }}
        value={forAll}
        onChange={changeForAll}
        disabled={busy}
      />
    </FormDialog>
  )
}

const none: readonly Id[] = []

const getsOf = ({ groupIds, connectorIds }: AccessForAll) => ({
  groups: groupIds.length,
  connectors: connectorIds.length,
})

/** Removes the refusals of rows with the role of all, as the server may accept another role. */
const withoutRefusals = (rows: readonly InviteRow[]): readonly InviteRow[] =>
  rows.map((row) => (row.roleId === null ? { ...row, failure: '' } : row))
