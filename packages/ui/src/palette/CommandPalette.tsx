import { Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../primitives/Dialog/dialog-props.ts'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './CommandPalette.css.ts'
import { optionId, PaletteList } from './PaletteList.tsx'
import { paletteText } from './palette.messages.ts'
import {
  type Elsewhere,
  type PaletteGroup,
  type PaletteItem,
  type Results,
  typedIn,
  useResults,
} from './palette-items.ts'
import { type Choice, useActiveOption } from './use-active-option.ts'

export type CommandPaletteProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'returnFocus'> & {
  /** In the order they are shown. Groups that load late belong at the end. */
  groups: readonly PaletteGroup[]
  /** Where to look for words that nothing matches. */
  elsewhere?: Elsewhere | undefined
  /** Called with the option before it is done, for a list of recent ones. */
  onChoose?: ((item: PaletteItem) => void) | undefined
  /** The keys that open the page of an option, such as "⌘ Enter". */
  openKeys?: string | undefined
}

/** A box that finds every page and action: type, select with the arrows, press Enter. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, returnFocus, groups, elsewhere, onChoose, openKeys } = props
  const chosen = useRef<() => void>(null)
  const choose = (item: PaletteItem, choice: Choice) => {
    chosen.current = (choice === 'open' && item.open) || item.run
    onChoose?.(item)
    onOpenChange(false)
  }
  // Runs once the focus has returned, so that a new page can move it to its heading.
  const runChosen = () => {
    const run = chosen.current
    chosen.current = null
    run?.()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={runChosen}
      {...(returnFocus && { returnFocus })}
      title={paletteText.label}
      bare
    >
      <Palette {...{ groups, elsewhere, openKeys }} onChoose={choose} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type PaletteProps = Pick<CommandPaletteProps, 'groups' | 'elsewhere' | 'openKeys'> & {
  onChoose: (item: PaletteItem, choice: Choice) => void
  onClose: () => void
}

function Palette({ groups, elsewhere, openKeys = paletteText.ctrlEnter, onChoose, onClose }: PaletteProps) {
  const [search, setSearch] = useState('')
  const typed = typedIn(search)
  const results = useResults(groups, typed, elsewhere)
  const { active, list, onKeyDown, onPoint } = useActiveOption(results.options, search, onChoose)
  const listId = useId()
  const keysId = useId()
  const found = active && (
    <PaletteList
      {...{ listId, list, active, onPoint, onChoose }}
      search={typed.words}
      groups={results.groups}
    />
  )
  return (
    <div className={css.palette}>
      <Inline gap="2half" flex="none" className={css.head}>
        <Search size={18} className={css.glass} aria-hidden />
        <input
          className={css.box}
          role="combobox"
          aria-label={paletteText.label}
          aria-autocomplete="list"
          aria-expanded={active !== undefined}
          aria-controls={active && listId}
          aria-activedescendant={active && optionId(listId, active)}
          aria-describedby={keysId}
          placeholder={paletteText.label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          enterKeyHint="go"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={X} aria-label={paletteText.close} onClick={onClose} />
      </Inline>
      {results.total > 0 && found}
      <Announcement {...results} search={typed.words} />
      {/* Where to go comes after the sentence that nothing matches. */}
      {results.total === 0 && found}
      <p id={keysId} className={css.keys}>
        {paletteText.keys(openKeys)}
      </p>
    </div>
  )
}

/** Announces the number of matches, loading groups and failures. */
function Announcement({ total, awaited, failures, search }: Results & { search: string }) {
  const nothing = total === 0 && !awaited
  return (
    <>
      <p role="status" className={nothing ? css.announcement : visuallyHidden}>
        {nothing ? nothingFound(search) : search && paletteText.found(total)}
      </p>
      <p role="status" className={css.awaited}>
        {awaited && (
          <>
            <Spinner size={14} />
            {paletteText.loadingNamed(awaited)}
          </>
        )}
      </p>
      {failures.map((sentence) => (
        <p key={sentence} role="status" className={css.announcement}>
          {sentence}
        </p>
      ))}
    </>
  )
}

const nothingFound = (search: string) =>
  search ? paletteText.nothingMatches(search) : paletteText.thereIsNothingToGo
