import { everyTriage } from '@tributary/sdk/connectors'
import { listAddress } from '../../connectors/list/list-address.ts'
import { withSearch } from '../../page/use-search-parameter.ts'
import { USERS_PAGE } from './data-places.ts'
import { paletteText } from './palette.messages.ts'
import type { Place } from './places.ts'

const PREFIX = 'elsewhere '

/** Whether an item is one of these pages. They are not kept as recent items, because their words differ each time. */
export const isElsewhere = (id: string): boolean => id.startsWith(PREFIX)

/** The pages that search for what the palette does not have. The list of connectors searches their keys as well. */
export const elsewherePlaces = (words: string): Place[] => [
  {
    id: `${PREFIX}connectors`,
    name: paletteText.searchAllConnectors(words),
    href: listAddress({ ...everyTriage, search: words }),
    picture: { icon: 'search' },
  },
  {
    id: `${PREFIX}users`,
    name: paletteText.searchUsers(words),
    href: withSearch(USERS_PAGE, '', words),
    picture: { icon: 'search' },
  },
]
