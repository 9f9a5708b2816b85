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
import { type PaletteGroup, type PaletteItem, type Results, useResults } from './palette-items.ts'
import { PALETTE_LABEL } from './palette-label.ts'
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
      title={PALETTE_LABEL}
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
          aria-label={PALETTE_LABEL}
          aria-autocomplete="list"
          aria-expanded={active !== undefined}
          aria-controls={active && listId}
          aria-activedescendant={active && optionId(listId, active)}
          placeholder={PALETTE_LABEL}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={X} aria-label="Close" onClick={onClose} />
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
        {nothing ? nothingFound(search) : search && found(total)}
      </p>
      <p role="status" className={css.awaited}>
        {awaited && (
          <>
            <Spinner size={14} />
            {`Loading: ${awaited}`}
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

const found = (total: number) => (total === 1 ? '1 found.' : `${total} found.`)
const nothingFound = (search: string) =>
  search ? `Nothing matches “${search}”.` : 'There is nothing to go to.'
