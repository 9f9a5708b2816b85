import type { PastAccess, PastMember } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import { pastAccessText } from './past-access.messages.ts'
import { joined, type SeenGroup, seenGroups, seenTotals } from './past-seen.ts'

type PastSeenProps = { member: PastMember; items: PastAccess['items'] }

/** The number of items of a kind shown before "more". */
const SHOWN = 5

/** What a member saw in Excel, by kind. Long lists are folded. */
export function PastSeen({ member, items }: PastSeenProps) {
  const [open, setOpen] = useState(false)
  const groups = seenGroups(member, items)
  const more = groups.reduce((count, { names }) => count + Math.max(0, names.length - SHOWN), 0)
  return (
    <Stack gap={1} justifyItems="start" paddingY={2} minWidth={0}>
      {groups.length === 0 && <Text as="span">{seenTotals(member, items)}</Text>}
      {groups.map((group) => (
        <Seen key={group.kind} group={group} open={open} />
      ))}
      {more > 0 && (
        <LinkButton
          alone
          aria-expanded={open}
          aria-label={open ? pastAccessText.fewerOf(member.name) : pastAccessText.moreOf(more, member.name)}
          onClick={() => setOpen(!open)}
        >
          {open ? pastAccessText.fewer : pastAccessText.more(more)}
        </LinkButton>
      )}
    </Stack>
  )
}

const Seen = ({ group: { kind, names }, open }: { group: SeenGroup; open: boolean }) => (
  <Text as="span" display="block" overflowWrap="anywhere">
    <Text as="span" color="secondary">
      {pastAccessText.ofKind(accessMessages.kinds[kind].many, names.length)}
    </Text>{' '}
    {joined(open ? names : names.slice(0, SHOWN))}
  </Text>
)
