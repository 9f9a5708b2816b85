import { idsIn, idsText, manageMessages } from '@tributary/sdk/connectors'
import type { LinkerItem } from '../../excel/linker/linker-types.ts'
import { TickList } from '../../excel/linker/TickList.tsx'
import { LoadError, type LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { manageText } from '../manage/manage.messages.ts'
import { userListWords } from '../manage/user-list-words.ts'
import * as css from './ConnectorEditor.css.ts'
import { OptionalSection } from './OptionalSection.tsx'
import type { ConnectorFields } from './use-connector-fields.ts'

export type UsersSectionProps = {
  /** The users who can be assigned to a new connector. If absent, the section is not shown. */
  users?:
    | {
        /** Undefined while they load. `note` is their role, or their address if the role is unknown. */
        items: readonly LinkerItem[] | undefined
        /** Why they could not be loaded. */
        failure?: LoadErrorProps | null | undefined
        /** Called each time the section is opened, to load them. */
        onOpen: () => void
      }
    | undefined
}

/** Who may see a new connector, collapsed: an administrator sees it anyway. */
export function UsersSection({ users, fields, busy = false }: UsersSectionProps & WithFields) {
  const field = fields.field('users')
  if (!users) return null
  const { items, failure, onOpen } = users
  return (
    <OptionalSection
      heading={manageMessages.users}
      hint={manageMessages.seeThis}
      filled={false}
      wrong={false}
      onOpen={onOpen}
    >
      {failure && <LoadError {...failure} />}
      {!items && !failure && <p className={css.hint}>{manageText.loadingUsers}</p>}
      {items && (
        <TickList
          words={userListWords}
          items={items}
          ids={idsIn(fields.values.users) ?? []}
          onIds={(ids) => field.onChange(ids.length > 0 ? idsText(ids) : '')}
          busy={busy}
        />
      )}
    </OptionalSection>
  )
}

type WithFields = { fields: ConnectorFields; busy?: boolean | undefined }
