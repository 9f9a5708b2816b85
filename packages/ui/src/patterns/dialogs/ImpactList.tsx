import { comma } from '@tributary/sdk/common'
import { Fragment } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { dialogsText } from './dialogs.messages.ts'
import * as css from './ImpactList.css.ts'

/** Items of one kind that depend on what is about to be deleted: "2 security groups", and their names. */
export type Impact = {
  label: string
  names?: readonly string[]
  /** How many there are, if the names are only the first of them. */
  total?: number
}

export type ImpactListProps = {
  /** What the action changes, one line each. */
  impacts: readonly Impact[]
}

/** More names than this are only counted. */
const NAMES_SHOWN = 5

/** The dependent items by kind, shown before a deletion. */
export const ImpactList = ({ impacts }: ImpactListProps) => (
  <Stack as="ul" gap={3} padding={4} className={css.list}>
    {impacts.map(({ label, names = [], total = names.length }) => (
      <li key={label}>
        <Text fontWeight="medium">{label}</Text>
        {names.length > 0 && <Names names={names} total={total} />}
      </li>
    ))}
  </Stack>
)

const Names = ({ names, total }: { names: readonly string[]; total: number }) => (
  <Text as="p" size="sm" color="secondary" overflowWrap="anywhere">
    {names.slice(0, NAMES_SHOWN).map((name, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: names can be equal, and the list never changes its order
      <Fragment key={place}>
        {place > 0 && comma()}
        <bdi>{name}</bdi>
      </Fragment>
    ))}
    {total > NAMES_SHOWN && dialogsText.andMore(total - NAMES_SHOWN)}
  </Text>
)
