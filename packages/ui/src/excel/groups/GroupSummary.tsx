import { groupsMessages, type SeenItem } from '@tributary/sdk/excel'
import { Check } from 'lucide-react'
import * as css from './Groups.css.ts'

export type GroupSummaryProps = { items: readonly SeenItem[] }

/** So many things are drawn; a longer list is counted. */
const SHOWN = 200

/** What a group can see with what is chosen so far, beside the wizard (design language, section 9). */
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
        <ul className={css.list}>
          {items.slice(0, SHOWN).map(({ kind, id, name, detail }) => (
            <li key={`${kind} ${id}`} className={css.seen}>
              <Check size={14} className={css.tick} aria-hidden />
              <bdi className={css.name}>{name}</bdi>
              <span className={css.detail}>{detail}</span>
            </li>
          ))}
        </ul>
      )}
      {items.length > SHOWN && <p className={css.nothing}>and {items.length - SHOWN} more</p>}
    </section>
  </div>
)
