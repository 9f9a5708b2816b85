import type { DeletedOrganisation } from '@tributary/domain'
import { formatDate } from '@tributary/sdk/common'
import { organisationsMessages } from '@tributary/sdk/organisations'
import { useId } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './DeletedOrganisations.css.ts'

export type DeletedOrganisationsProps = {
  /** The organisations that can be restored, the latest deletion first. Without any, nothing is shown. */
  organisations: readonly DeletedOrganisation[]
  /** The ids, as text, of those that are being restored. */
  restoring?: ReadonlySet<string>
  /** Called when the user restores an organisation. */
  onRestore: (organisation: DeletedOrganisation) => void
}

const words = organisationsMessages

/** The deleted organisations, who deleted each and until when it can be restored. */
export function DeletedOrganisations({ organisations, restoring, onRestore }: DeletedOrganisationsProps) {
  const id = useId()
  if (organisations.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Stack gap={2} paddingTop={6}>
        <Text as="h2" id={id} size="lg" fontWeight="semibold">
          {words.deletedTitle}
        </Text>
        <Text as="p" color="secondary">
          {words.deletedHelp}
        </Text>
        <ul className={css.list}>
          {organisations.map((one) => (
            <Row
              key={one.id}
              organisation={one}
              busy={restoring?.has(String(one.id)) ?? false}
              onRestore={onRestore}
            />
          ))}
        </ul>
      </Stack>
    </section>
  )
}

type RowProps = Pick<DeletedOrganisationsProps, 'onRestore'> & {
  organisation: DeletedOrganisation
  busy: boolean
}

const Row = ({ organisation, busy, onRestore }: RowProps) => (
  <li className={css.row}>
    <Stack gap={1} minWidth={0}>
      <Text as="p" fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{organisation.name}</bdi>
      </Text>
      <Text as="p" size="sm" color="secondary" overflowWrap="anywhere">
        {deletion(organisation)}
        {' · '}
        {words.erasedAt(dayOf(organisation.erasedAt))}
      </Text>
    </Stack>
    <Button
      writes
      loading={busy}
      aria-label={words.restoreNamed(organisation.name)}
      onClick={() => onRestore(organisation)}
    >
      {words.restore}
    </Button>
  </li>
)

const deletion = ({ deletedAt, deletedBy }: DeletedOrganisation) =>
  deletedBy === null ? words.deletedAt(dayOf(deletedAt)) : words.deletedBy(dayOf(deletedAt), deletedBy)

const dayOf = (time: Date) => formatDate(time, { day: 'numeric', month: 'short', year: 'numeric' })
