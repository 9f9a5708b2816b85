import { type Organisation, sameId } from '@tributary/domain'
import { nameContains } from '@tributary/sdk/common'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { OrganisationAvatar } from '../primitives/Avatar/Avatar.tsx'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { SearchField } from '../primitives/SearchField/SearchField.tsx'
import * as css from './OrganisationMenu.css.ts'
import { shellText } from './shell.messages.ts'

type OrganisationPickerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Sorted by company name. */
  organisations: readonly Organisation[]
  selectedOrganisation: Organisation | null
  onSelectOrganisation: (organisation: Organisation) => void
}

/** Selects one of many organisations: type a part of the name, Enter takes the first, arrows move through the list. */
export function OrganisationPicker({
  open,
  onOpenChange,
  onSelectOrganisation,
  ...rest
}: OrganisationPickerProps) {
  const select = (organisation: Organisation) => {
    onOpenChange(false)
    onSelectOrganisation(organisation)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={shellText.organisation} size="sm">
      <FilteredList {...rest} onSelectOrganisation={select} />
    </Dialog>
  )
}

type FilteredListProps = Omit<OrganisationPickerProps, 'open' | 'onOpenChange'>

function FilteredList({ organisations, selectedOrganisation, onSelectOrganisation }: FilteredListProps) {
  const [filter, setFilter] = useState('')
  const matches = organisations.filter(({ companyName }) => nameContains(companyName, filter))
  const takeFirst = (event: KeyboardEvent) => {
    const [first] = matches
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first)
      onSelectOrganisation(first)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed in the box and the list inside
    <div className={css.picker} onKeyDown={walk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box inside */}
      <div onKeyDown={takeFirst}>
        <SearchField value={filter} onChange={setFilter} label={shellText.searchOrganisations} />
      </div>
      <ul className={css.list} aria-label={shellText.organisations}>
        {matches.map((organisation) => (
          <li key={organisation.id}>
            <Option
              organisation={organisation}
              selected={selectedOrganisation !== null && sameId(organisation.id, selectedOrganisation.id)}
              onSelect={onSelectOrganisation}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={css.none}>
        {matches.length === 0 && shellText.noOrganisationMatches(filter)}
      </p>
    </div>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrows move the focus between the box and the entries, in order. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step) return
  const stops: EventTarget[] = [...event.currentTarget.querySelectorAll('input, li button')]
  const next = stops[stops.indexOf(event.target) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

type OptionProps = {
  organisation: Organisation
  selected: boolean
  onSelect: (organisation: Organisation) => void
}

function Option({ organisation, selected, onSelect }: OptionProps) {
  return (
    <button
      type="button"
      className={css.option}
      aria-current={selected ? 'true' : undefined}
      onClick={() => onSelect(organisation)}
    >
      <OrganisationAvatar companyName={organisation.companyName} size={24} />
      {organisation.companyName}
      {selected && <Check size={16} className={css.tick} aria-hidden />}
    </button>
  )
}
