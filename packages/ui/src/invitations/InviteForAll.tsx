import type { AssignableRole, Id } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import type { LinkerItem } from '../excel/linker/linker-types.ts'
import { TickList, type TickListWords } from '../excel/linker/TickList.tsx'
import { Text } from '../layout/Text.tsx'
import { connectorListWords, groupListWords } from '../users/prepared-access-words.ts'
import { RoleSelect } from '../users/RoleSelect.tsx'
import * as css from './InviteGrid.css.ts'
import { invitationsText } from './invitations.messages.ts'

/** What everyone in the form gets. */
export type AccessForAll = { roleId: Id | null; groupIds: readonly Id[]; connectorIds: readonly Id[] }

export type InviteForAllProps = {
  value: AccessForAll
  onChange: (value: AccessForAll) => void
  roles: readonly AssignableRole[]
  groups: readonly LinkerItem[]
  connectors: readonly LinkerItem[]
  disabled: boolean
}

/** The role, the security groups and the connectors of everyone who is invited. */
export function InviteForAll({ value, onChange, roles, groups, connectors, disabled }: InviteForAllProps) {
  return (
    <fieldset className={css.forAll}>
      <legend>
        <Text fontWeight="medium">{invitationsText.forAll}</Text>
      </legend>
      <Text as="p" size="sm" color="secondary">
        {invitationsText.forAllMeans}
      </Text>
      <RoleSelect
        label={invitationsText.roleOfAll}
        roles={roles}
        field={{ value: value.roleId, onChange: (roleId) => onChange({ ...value, roleId }), disabled }}
      />
      <Choice
        label={invitationsText.groups}
        words={groupListWords}
        items={groups}
        ids={value.groupIds}
        disabled={disabled}
        onIds={(groupIds) => onChange({ ...value, groupIds })}
      />
      <Choice
        label={invitationsText.connectors}
        words={connectorListWords}
        items={connectors}
        ids={value.connectorIds}
        disabled={disabled}
        onIds={(connectorIds) => onChange({ ...value, connectorIds })}
      />
    </fieldset>
  )
}

type ChoiceProps = {
  label: string
  words: TickListWords
  items: readonly LinkerItem[]
  ids: readonly Id[]
  disabled: boolean
  onIds: (ids: readonly Id[]) => void
}

/** A list that is folded until it is needed. */
const Choice = ({ label, words, items, ids, disabled, onIds }: ChoiceProps) => (
  <details>
    <summary className={css.summary}>
      {label}
      <Text as="span" size="sm" color="secondary" className={css.chosen}>
        {ids.length > 0 ? invitationsText.chosen(formatNumber(ids.length)) : invitationsText.noneChosen}
      </Text>
    </summary>
    <TickList words={words} items={items} ids={ids} onIds={onIds} busy={disabled} />
  </details>
)
