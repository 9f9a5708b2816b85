import { Fragment } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import * as css from './ImpactList.css.ts'

/** Things of one kind that depend on what is about to go: "2 security groups", and their names. */
export type Impact = { label: string; names?: readonly string[] }

export type ImpactListProps = { impacts: readonly Impact[] }

/** So many names are read; more are counted. */
const NAMES_SHOWN = 5

/** What depends on something, by kind (what a person must know before it is destroyed). */
export const ImpactList = ({ impacts }: ImpactListProps) => (
  <Stack as="ul" gap={3} padding={4} className={css.list}>
    {impacts.map(({ label, names = [] }) => (
      <li key={label}>
        <Text fontWeight="medium">{label}</Text>
        {names.length > 0 && <Names names={names} />}
      </li>
    ))}
  </Stack>
)

const Names = ({ names }: { names: readonly string[] }) => (
  <Text as="p" size="sm" color="secondary" overflowWrap="anywhere">
    {names.slice(0, NAMES_SHOWN).map((name, place) => (
      // Names may be alike, and nothing moves in a list that is only read.
      // biome-ignore lint/suspicious/noArrayIndexKey: for that reason
      <Fragment key={place}>
        {place > 0 && ', '}
        <bdi>{name}</bdi>
      </Fragment>
    ))}
    {names.length > NAMES_SHOWN && ` and ${names.length - NAMES_SHOWN} more`}
  </Text>
)
