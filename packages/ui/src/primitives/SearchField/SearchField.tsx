import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { classNames } from '../../theme/class-names.ts'
import { IconButton } from '../Button/IconButton.tsx'
import * as input from '../TextField/Input.css.ts'
import * as styles from './SearchField.css.ts'
import { searchFieldText } from './search-field.messages.ts'

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'onChange' | 'onKeyDown' | 'ref' | 'aria-label'
> & {
  /** The text of the field. */
  value: string
  /** Called with the text after each change, and with an empty text when it is cleared. */
  onChange: (value: string) => void
  /** The accessible name; "Search" if the page has one search box. */
  label?: string
  /** The accessible name of the button that clears the field. */
  clearLabel?: string
}

/** Search within a page. Escape clears the text. If there is none, Escape goes to the surrounding element. */
export function SearchField({
  value,
  onChange,
  label = searchFieldText.search,
  clearLabel = searchFieldText.clearSearch,
  className,
  ...rest
}: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    box.current?.focus()
  }
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    // Within a dialog the first Escape clears, and only the next one closes.
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <div className={classNames(styles.search, className)}>
      <Search size={styles.glassSize} className={styles.glass} aria-hidden />
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        {...rest}
        ref={box}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
        className={classNames(input.input({ size: 'sm' }), styles.box)}
      />
      {value !== '' && (
        <Inline as="span" className={styles.clear}>
          <IconButton icon={X} size="sm" aria-label={clearLabel} onClick={clear} />
        </Inline>
      )}
    </div>
  )
}
