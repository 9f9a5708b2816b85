import { type GroupAccessItem, groupsMessages } from '@tributary/sdk/excel'
import { Check } from 'lucide-react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import * as css from './Groups.css.ts'
import { groupsText } from './groups.messages.ts'

export type GroupSummaryProps = {
  /** What the group grants access to. */
  items: readonly GroupAccessItem[]
}

/** The number of items shown. More are only counted. */
const SHOWN = 200

/** The items that a group can see with the current selection, next to the wizard. */
export const GroupSummary = ({ items }: GroupSummaryProps) => (
  <div className={css.panel}>
    <div className={css.head}>
      <h2 className={css.heading}>{groupsMessages.canSee}</h2>
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to get there */}
    <section className={css.body} tabIndex={0} aria-label={groupsMessages.canSee}>
      {items.length === 0 ? (
        <p className={css.nothing}>{groupsMessages.canSeeNothing}</p>
      ) : (
        <Stack as="ul" gap={3}>
          {items.slice(0, SHOWN).map(({ kind, id, name, detail }) => (
            <li key={`${kind} ${id}`} className={css.seen}>
              <Check size={14} className={css.tick} aria-hidden />
              <Text as="bdi" fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
              <span className={css.detail}>{detail}</span>
            </li>
          ))}
        </Stack>
      )}
      {items.length > SHOWN && <p className={css.nothing}>{groupsText.andMore(items.length - SHOWN)}</p>}
    </section>
  </div>
)
