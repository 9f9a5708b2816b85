import { roles, statusNames, type User } from '@tributary/domain'
import { otherDirection } from '@tributary/sdk/common'
import { roleTitle, type UserSortKey, type UserView, userStatusLabels } from '@tributary/sdk/users'
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { CsvButton } from '../primitives/CsvButton/CsvButton.tsx'
import type { CsvList } from '../primitives/CsvButton/csv-column.ts'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'
import { InlineSelect } from '../primitives/Select/InlineSelect.tsx'
import type { SelectOption } from '../primitives/Select/SelectOptions.tsx'
import * as css from './UserViewBar.css.ts'
import { userCsv } from './user-csv.ts'
import { usersText } from './users.messages.ts'

/** How users are shown. */
export type UserLayout = 'cards' | 'table'

export type UserViewBarProps = {
  /** The search, filters and order of the list. */
  view: UserView
  /** Called with the view after each change. */
  onView: (view: UserView) => void
  /** Left out if there is no choice. */
  layout?: UserLayout
  /** Called when the viewer switches between cards and table. Needed with `layout`. */
  onLayout?: (layout: UserLayout) => void
  /** The number of users shown, if any are filtered out. */
  shown: number
  /** The number of users before search and filters. */
  total: number
  /** Adds the CSV download of the shown users. */
  csv?: CsvList<User> | undefined
}

/** Filters, sorts and lays out the users. */
export function UserViewBar({ view, onView, layout, onLayout, shown, total, csv }: UserViewBarProps) {
  const change = (part: Partial<UserView>) => onView({ ...view, ...part })
  return (
    <div className={css.bar}>
      <InlineSelect
        label={usersText.status}
        value={view.status ?? ALL}
        options={statusOptions}
        onChange={(chosen) => change({ status: statusNames.find((name) => name === chosen) ?? null })}
      />
      <InlineSelect
        label={usersText.role}
        value={view.role ?? ALL}
        options={roleOptions}
        onChange={(chosen) => change({ role: roles.find(({ name }) => name === chosen)?.name ?? null })}
      />
      {layout !== 'table' && <Sorting view={view} change={change} />}
      <p role="status" className={css.count}>
        {shown < total && usersText.shownOf(shown, total)}
      </p>
      {(csv || layout) && (
        <div className={css.end}>
          {csv && (
            <CsvButton
              variant="ghost"
              exports="users"
              columns={userCsv()}
              subject={usersText.users}
              {...csv}
            />
          )}
          {layout && onLayout && (
            <Segmented label={usersText.showAs} value={layout} onChange={onLayout} options={layouts} />
          )}
        </div>
      )}
    </div>
  )
}

type SortingProps = { view: UserView; change: (part: Partial<UserView>) => void }

/** A table is sorted by its column headers. */
function Sorting({ view, change }: SortingProps) {
  const next = otherDirection(view.direction)
  return (
    <div className={css.sorting}>
      <InlineSelect
        label={usersText.sortBy}
        value={view.sort}
        options={sortOptions}
        onChange={(sort) => change({ sort })}
      />
      <IconButton
        icon={view.direction === 'ascending' ? ArrowDownNarrowWide : ArrowUpNarrowWide}
        variant="secondary"
        aria-label={usersText.sortNamed(next)}
        onClick={() => change({ direction: next })}
      />
    </div>
  )
}

const ALL = 'all'
const all = {
  value: ALL,
  get label() {
    return usersText.all
  },
}

const statusOptions = [
  all,
  ...statusNames.map((value) => ({
    value,
    get label() {
      return userStatusLabels[value]
    },
  })),
]

const roleOptions = [
  all,
  ...roles.toReversed().map((role) => ({
    value: role.name,
    get label() {
      return roleTitle(role)
    },
  })),
]

const sortOptions: readonly SelectOption<UserSortKey>[] = [
  {
    value: 'firstName',
    get label() {
      return usersText.firstName
    },
  },
  {
    value: 'lastName',
    get label() {
      return usersText.lastName
    },
  },
  {
    value: 'role',
    get label() {
      return usersText.role
    },
  },
  {
    value: 'lastSignedIn',
    get label() {
      return usersText.lastSignedIn
    },
  },
]

const layouts = [
  {
    value: 'cards',
    get label() {
      return usersText.cards
    },
  },
  {
    value: 'table',
    get label() {
      return usersText.table
    },
  },
] as const
