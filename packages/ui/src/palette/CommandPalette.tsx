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
import { type PaletteGroup, type PaletteItem, type Results, useResults } from './palette-items.ts'
import { useActiveOption } from './use-active-option.ts'

export type CommandPaletteProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'returnFocus'> & {
  /** In the order they are shown. Groups that load late belong at the end. */
  groups: readonly PaletteGroup[]
}

/** A box that finds every page and action: type, select with the arrows, press Enter. */
export function CommandPalette({ open, onOpenChange, returnFocus, groups }: CommandPaletteProps) {
  const chosen = useRef<PaletteItem>(null)
  const choose = (item: PaletteItem) => {
    chosen.current = item
    onOpenChange(false)
  }
  // Runs once the focus has returned, so that a new page can move it to its heading.
  const runChosen = () => {
    const item = chosen.current
    chosen.current = null
    item?.run()
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
      <Palette groups={groups} onChoose={choose} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type PaletteProps = {
  groups: readonly PaletteGroup[]
  onChoose: (item: PaletteItem) => void
  onClose: () => void
}

function Palette({ groups, onChoose, onClose }: PaletteProps) {
  const [search, setSearch] = useState('')
  const results = useResults(groups, search)
  const { active, list, onKeyDown, onPoint } = useActiveOption(results.options, search, onChoose)
  const listId = useId()
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
      {active && (
        <PaletteList {...{ listId, list, search, active, onPoint, onChoose }} groups={results.groups} />
      )}
      <Announcement {...results} search={search.trim()} />
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
